import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// The path of the focus drawn over an image: an arrow per move, with its number in a disc.
///
/// Arrows are in the gaps between targets and extend only a little into them, so that the targets stay readable. Arrows
/// of opposite moves keep to their right, and repeated arrows are placed side by side. Colours have a light rim, which
/// makes them visible on dark and light backgrounds. A dot marks the start; a ring around a disc marks a press.
package struct FocusPathFigure {
    private let path: FocusPath
    private let size: CGSize
    private let frame: (FocusTarget) -> CGRect
    /// The base unit of all lengths: one point on a phone, two on a television.
    private let unit: CGFloat

    /// - Parameters:
    ///   - path: the path of the focus.
    ///   - size: the size of the image.
    ///   - frame: returns the frame of a target in the image.
    package init(path: FocusPath, size: CGSize, frame: @escaping (FocusTarget) -> CGRect) {
        self.path = path
        self.size = size
        self.frame = frame
        unit = min(max(min(size.width, size.height) / 540, 1), 2)
    }

    /// Draws the figure.
    package func draw(into builder: DisplayListBuilder, environment: EnvironmentValues, resources: DrawingResources) {
        guard !path.steps.isEmpty else { return }
        builder.withNode("focus-path", frame: CGRect(origin: .zero, size: size)) {
            let pen = Pen(builder: builder, environment: environment, resources: resources, unit: unit)
            let (arrows, presses) = marks()
            // All lines are below all numbers.
            for arrow in arrows { pen.draw(arrow) }
            if let start = arrows.first?.start { pen.drawStart(at: start) }
            for arrow in arrows { pen.drawNumber(arrow.number, at: arrow.middle, isPress: false) }
            for press in presses { pen.drawNumber(press.number, at: press.place, isPress: true) }
        }
    }

    /// A move of the focus.
    struct Arrow {
        var number: Int
        var start: CGPoint
        var end: CGPoint

        var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    }

    private func marks() -> (arrows: [Arrow], presses: [(number: Int, place: CGPoint)]) {
        let picture = CGRect(origin: .zero, size: size)
        var arrows: [Arrow] = []
        var presses: [(number: Int, place: CGPoint)] = []
        var uses: [[FocusTarget.ID]: Int] = [:]
        for (number, (step, before)) in zip(path.steps, path.targets).enumerated() where step.hasEffect {
            guard let before, let after = step.target else { continue }
            let (from, to) = (frame(before), frame(after))
            guard picture.intersects(from) || picture.intersects(to) else { continue }
            if step.key == .select {
                presses.append((number + 1, CGPoint(x: to.minX + 18 * unit, y: to.maxY - 18 * unit)))
            } else if before.id != after.id {
                let lane = uses[[before.id, after.id], default: 0]
                uses[[before.id, after.id]] = lane + 1
                arrows.append(arrow(number + 1, from: from, to: to, lane: CGFloat(lane)))
            }
        }
        return (arrows, presses)
    }

    private func arrow(_ number: Int, from: CGRect, to: CGRect, lane: CGFloat) -> Arrow {
        let isAcross = min(from.maxY, to.maxY) - max(from.minY, to.minY) > 0
        let aside = (14 + 28 * lane) * unit
        func span(_ near: (CGFloat, CGFloat), _ far: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
            // From the edge that faces the other target, far enough inside that the disc does not cover the whole
            // arrow.
            let isForward = near.0 + near.1 <= far.0 + far.1
            let (start, end) = isForward ? (near.1, far.0) : (near.0, far.1)
            let sign: CGFloat = isForward ? 1 : -1
            let inside = max(8 * unit, (64 * unit - sign * (end - start)) / 2)
            return (start - sign * inside, end + sign * inside)
        }
        if isAcross {
            let (start, end) = span((from.minX, from.maxX), (to.minX, to.maxX))
            let middle = (max(from.minY, to.minY) + min(from.maxY, to.maxY)) / 2
            let y = middle + (start < end ? -aside : aside)
            return Arrow(number: number, start: CGPoint(x: start, y: y), end: CGPoint(x: end, y: y))
        }
        let (start, end) = span((from.minY, from.maxY), (to.minY, to.maxY))
        let shift = start < end ? aside : -aside
        let x = from.midX + shift
        // Straight if the targets face each other, otherwise diagonal to the nearest side.
        let margin = min(to.width / 2, 24 * unit)
        let landing = min(max(x, to.minX + margin), to.maxX - margin)
        return Arrow(number: number, start: CGPoint(x: x, y: start), end: CGPoint(x: landing, y: end))
    }
}

/// Draws the parts of the figure.
private struct Pen {
    let builder: DisplayListBuilder
    let environment: EnvironmentValues
    let resources: DrawingResources
    let unit: CGFloat

    private var color: Paint { .color(Color.pink.resolve(in: environment)) }
    private var rim: Paint { .color(Color.white.resolve(in: environment)) }

    func draw(_ arrow: FocusPathFigure.Arrow) {
        let (dx, dy) = (arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        let (x, y) = (dx / length, dy / length)
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(
                x: arrow.end.x - x * along * unit - y * across * unit,
                y: arrow.end.y - y * along * unit + x * across * unit)
        }
        let shaft = Path { path in
            path.move(to: arrow.start)
            path.addLine(to: point(8, 0))
        }
        let head = Path { path in
            path.addLines([point(0, 0), point(13, 7.5), point(13, -7.5)])
            path.closeSubpath()
        }
        func line(_ width: CGFloat) -> StrokeStyle {
            StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: .round)
        }
        builder.stroke(.path(shaft), rim, style: line(7))
        builder.stroke(.path(head), rim, style: line(4))
        builder.stroke(.path(shaft), color, style: line(3.5))
        builder.fill(.path(head), color)
    }

    func drawStart(at point: CGPoint) {
        let radius = 6 * unit
        let circle = DrawnShape.ellipse(
            CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        builder.stroke(circle, rim, style: StrokeStyle(lineWidth: 3.5 * unit))
        builder.fill(circle, color)
    }

    func drawNumber(_ number: Int, at point: CGPoint, isPress: Bool) {
        let label = Text(verbatim: "\(number)").font(.system(size: 12 * unit, weight: .bold)).monospacedDigit()
            .foregroundStyle(.white).lineLimit(1).padding(.horizontal, 4 * unit)
            .frame(minWidth: 20 * unit, minHeight: 20 * unit)
            .background(.pink, in: .capsule)
            .padding(1.5 * unit).background(.white, in: .capsule)
            .padding(isPress ? 2 * unit : 0).background(.pink, in: .capsule)
            .padding(isPress ? 1.5 * unit : 0).background(.white, in: .capsule)
        let host = ViewHost(label, environment: environment, resources: resources)
        let size = host.sizeThatFits(.unspecified)
        host.draw(
            at: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2), proposal: .unspecified,
            into: builder)
    }
}
