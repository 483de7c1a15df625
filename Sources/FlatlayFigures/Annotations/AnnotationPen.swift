import Flatlay
import Foundation

/// Draws annotations. Straight lines are rectangles with edges on whole pixels, so they are crisp at every scale.
struct AnnotationPen {
    let builder: DisplayListBuilder
    /// The place of the view in the picture.
    let origin: CGPoint
    let scale: CGFloat
    let ink: AnnotationInk

    private static let lineWidth: CGFloat = 1
    /// How far extension lines reach beyond the line that they lead to.
    private static let overshoot: CGFloat = 3
    private static let headLength: CGFloat = 5
    private static let headWidth: CGFloat = 5
    private static let faint: CGFloat = 0.45

    // MARK: Marks

    func drawLines(of mark: AnnotationMark, _ place: AnnotationPlacement.Place) {
        switch mark {
        case .measure(let measure): drawLines(of: measure, place)
        case .callout(let callout): drawLines(of: callout, place)
        }
    }

    func drawLabel(of mark: AnnotationMark, _ place: AnnotationPlacement.Place, _ label: DisplayList?) {
        guard let label else { return }
        let name: String
        switch mark {
        case .measure(let measure): name = "measure-\(PointText.text(measure.length))"
        case .callout(let callout):
            name = "callout-\(callout.number)"
            // A rim in the colour of the paper, where the badge is above something dark.
            builder.fill(.ellipse(moved(place.label).insetBy(dx: -1, dy: -1)), .color(ink.paper))
        }
        draw(label, at: place.label.origin, name)
    }

    private func drawLines(of measure: AnnotationMeasure, _ place: AnnotationPlacement.Place) {
        let axis = measure.axis
        if let area = measure.gapArea { fill(area, ink.measure.faded(ink.tint)) }
        if place.isOutside {
            for (coordinate, range) in [(measure.start, measure.startRange), (measure.end, measure.endRange)] {
                drawExtension(axis, at: coordinate, isEnd: coordinate == measure.end, from: range, to: place.line)
            }
        }
        let half = Self.lineWidth / 2
        bar(axis, measure.start...measure.end, across: place.line - half, ink.measure)
        let tick = AnnotationPlacement.tickLength / 2
        let ends =
            measure.length < 2 * Self.lineWidth ? [measure.start] : [measure.start, measure.end - Self.lineWidth]
        for end in ends {
            bar(axis.across, place.line - tick...place.line + tick, across: end, ink.measure)
        }
        guard measure.length >= 3 * Self.headLength else { return }
        head(axis, at: measure.start, across: place.line, length: Self.headLength)
        head(axis, at: measure.end, across: place.line, length: -Self.headLength)
    }

    /// A faint line from a part to the line of its measure.
    private func drawExtension(
        _ axis: Axis, at coordinate: CGFloat, isEnd: Bool, from range: ClosedRange<CGFloat>, to line: CGFloat
    ) {
        let position = isEnd ? coordinate - Self.lineWidth : coordinate
        let color = ink.measure.faded(Self.faint)
        if line < range.lowerBound {
            bar(axis.across, line - Self.overshoot...range.lowerBound, across: position, color)
        } else if line > range.upperBound {
            bar(axis.across, range.upperBound...line + Self.overshoot, across: position, color)
        }
    }

    private func drawLines(of callout: AnnotationCallout, _ place: AnnotationPlacement.Place) {
        let half = Self.lineWidth / 2
        let frame = snapped(callout.target).insetBy(dx: half, dy: half)
        if frame.width > 0, frame.height > 0 {
            builder.stroke(
                .rectangle(frame), .color(ink.callout.faded(0.7)), style: StrokeStyle(lineWidth: Self.lineWidth))
        }
        guard let leader = place.leader else { return }
        if abs(leader.start.y - leader.end.y) < 0.5 {
            bar(
                .horizontal, min(leader.start.x, leader.end.x)...max(leader.start.x, leader.end.x),
                across: leader.start.y - half, ink.callout)
        } else {
            let line = Path { path in
                path.move(to: moved(leader.start))
                path.addLine(to: moved(leader.end))
            }
            builder.stroke(.path(line), .color(ink.callout), style: StrokeStyle(lineWidth: Self.lineWidth))
        }
        let end = moved(leader.end)
        builder.fill(.ellipse(CGRect(x: end.x - 2, y: end.y - 2, width: 4, height: 4)), .color(ink.callout))
    }

    // MARK: Outlines and the legend

    func draw(_ outlines: AnnotationOutlines) {
        for group in outlines.groups {
            builder.withEffect(.clip(.rectangle(snapped(group.room)), FillStyle())) {
                for frame in group.frames { outline(group.kind, snapped(frame)) }
            }
        }
    }

    func draw(_ part: AnnotationLegend.Part) {
        switch part.content {
        case .label(let list): draw(list, at: part.frame.origin, "legend")
        case .swatch(let kind): outline(kind, snapped(part.frame))
        }
    }

    /// Draws a line just inside of a frame. Groups are drawn after items, with dashes, so that both are seen where they
    /// have an edge in common.
    private func outline(_ kind: FigureOutline, _ frame: CGRect) {
        let color = ink.outline(kind)
        let (width, dash, isTinted): (CGFloat, [CGFloat], Bool) =
            switch kind {
            case .sections: (2, [], false)
            case .groups: (1, [4, 4], false)
            case .items, .supplementaryItems, .decorationItems: (1, [], true)
            }
        guard frame.width > 2 * width, frame.height > 2 * width else {
            // Too small for a line within.
            builder.fill(.rectangle(frame), .color(color.faded(0.5)))
            return
        }
        if isTinted { builder.fill(.rectangle(frame), .color(color.faded(0.12))) }
        builder.stroke(
            .rectangle(frame.insetBy(dx: width / 2, dy: width / 2)), .color(color),
            style: StrokeStyle(lineWidth: width, dash: dash))
    }

    // MARK: Strokes

    /// Fills a rectangle of the view's coordinates, with edges on whole pixels.
    func fill(_ rect: CGRect, _ color: ResolvedColor) {
        builder.fill(.rectangle(snapped(rect)), .color(color))
    }

    /// A line along an axis, which begins at a coordinate across it.
    private func bar(_ axis: Axis, _ along: ClosedRange<CGFloat>, across: CGFloat, _ color: ResolvedColor) {
        guard along.upperBound > along.lowerBound else { return }
        let start = snapped(across, axis.across)
        let (low, high) = (snapped(along.lowerBound, axis), snapped(along.upperBound, axis))
        guard high > low else { return }
        builder.fill(
            .rectangle(axis.rect(along: low...high, across: start...start + Self.lineWidth)), .color(color))
    }

    /// An arrow head, whose tip is at a coordinate of the axis.
    private func head(_ axis: Axis, at tip: CGFloat, across: CGFloat, length: CGFloat) {
        let middle = snapped(across - Self.lineWidth / 2, axis.across) + Self.lineWidth / 2
        let start = snapped(tip, axis)
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        }
        let triangle = Path { path in
            path.addLines([
                point(start, middle), point(start + length, middle - Self.headWidth / 2),
                point(start + length, middle + Self.headWidth / 2),
            ])
            path.closeSubpath()
        }
        builder.fill(.path(triangle), .color(ink.measure))
    }

    private func draw(_ list: DisplayList, at place: CGPoint, _ name: String) {
        let corner = CGPoint(x: snapped(place.x, .horizontal), y: snapped(place.y, .vertical))
        builder.withNode(name, frame: CGRect(origin: corner, size: list.size)) {
            builder.draw(list.moved(by: corner))
        }
    }

    // MARK: Coordinates of the picture

    private func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }

    private func moved(_ rect: CGRect) -> CGRect {
        CGRect(
            origin: CGPoint(x: snapped(rect.minX, .horizontal), y: snapped(rect.minY, .vertical)), size: rect.size)
    }

    private func snapped(_ value: CGFloat, _ axis: Axis) -> CGFloat {
        let moved = value + (axis == .horizontal ? origin.x : origin.y)
        return (moved * scale + 1e-6).rounded() / scale
    }

    private func snapped(_ rect: CGRect) -> CGRect {
        let (x, y) = (snapped(rect.minX, .horizontal), snapped(rect.minY, .vertical))
        return CGRect(
            x: x, y: y, width: snapped(rect.maxX, .horizontal) - x, height: snapped(rect.maxY, .vertical) - y)
    }
}

extension ResolvedColor {
    /// The colour with a part of its opacity.
    fileprivate func faded(_ part: CGFloat) -> ResolvedColor {
        var color = self
        color.opacity *= Float(part)
        return color
    }
}
