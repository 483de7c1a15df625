import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport

/// Random display lists with drawings and effects of all kinds; the same seed gives the same list.
package struct RandomPicture {
    private var numbers: SeededGenerator
    private let size: CGSize
    private let hasImages: Bool

    /// - Parameter hasImages: whether to include bitmaps.
    package init(seed: Int, size: CGSize, hasImages: Bool = true) {
        numbers = SeededGenerator(seed: seed)
        self.size = size
        self.hasImages = hasImages
    }

    /// Returns an image with some groups of drawings.
    package mutating func list(count: Int = 12) -> DisplayList {
        let builder = DisplayListBuilder()
        if chance(2) { builder.fill(.rectangle(CGRect(origin: .zero, size: size)), paint()) }
        for _ in 0..<count { draw(into: builder, depth: 0) }
        return builder.finish(size: size)
    }

    private mutating func draw(into builder: DisplayListBuilder, depth: Int) {
        guard depth < 3, chance(2) else { return drawLeaf(into: builder) }
        let effect = effect(depth: depth)
        builder.withEffect(effect) {
            for _ in 0..<whole(1...3) { draw(into: builder, depth: depth + 1) }
        }
    }

    private mutating func drawLeaf(into builder: DisplayListBuilder) {
        switch whole(0...(hasImages ? 7 : 6)) {
        case 0...2: builder.fill(shape(), paint(), style: FillStyle(eoFill: chance(4), antialiased: !chance(6)))
        case 3...4:
            let style = StrokeStyle(
                lineWidth: number(0.3...6), lineCap: chance(2) ? .round : .butt, lineJoin: chance(2) ? .round : .miter,
                dash: chance(3) ? [number(1...6), number(1...6)] : [])
            builder.stroke(shape(), paint(), style: style)
        case 5...6:
            let texts = ["Hamburg", "illicit", "Ag 123"]
            let isEmoji = hasImages && chance(6)
            let run = GlyphFixtures.run(
                isEmoji ? "😀🎉" : texts[whole(0...2)], face: isEmoji ? GlyphFixtures.emoji : GlyphFixtures.sans,
                size: number(7...30))
            builder.glyphs(run, origin: point(), paint())
        default:
            let interpolations = ImageDrawing.Interpolation.allCases
            builder.image(
                ImageDrawing(
                    image: chance(2) ? SampleSheet.checker : SampleSheet.drop, rect: rectangle(),
                    interpolation: interpolations[whole(0...(interpolations.count - 1))],
                    templateColor: chance(4) ? color() : nil))
        }
    }

    private mutating func effect(depth: Int) -> DisplayList.Effect {
        switch whole(0...12) {
        case 0: return .node
        case 1...2: return .clip(shape(), FillStyle(antialiased: !chance(6)))
        case 3: return .opacity(number(0.1...0.9))
        case 4:
            let modes = BlendMode.allCases
            return .blendMode(modes[whole(0...(modes.count - 1))])
        case 5...6:
            let place = point()
            return .transform(
                CGAffineTransform(translationX: place.x, y: place.y).rotated(by: number(-0.5...0.5))
                    .scaledBy(x: number(0.5...1.5), y: number(0.5...1.5)).translatedBy(x: -place.x, y: -place.y))
        case 7:
            return .shadow(
                color: color(), radius: number(0...60), offset: CGSize(width: number(-8...8), height: number(-8...8)))
        case 8: return .blur(radius: number(0...30))
        case 9: return .backdrop(radius: number(0...30))
        case 10: return .isolation
        case 11:
            let mask = DisplayListBuilder()
            for _ in 0..<whole(1...3) { draw(into: mask, depth: depth + 1) }
            return .mask(mask.finish(size: size).items)
        default: return chance(2) ? .luminanceToAlpha : .colorMatrix(.saturation(Double(number(0...2))))
        }
    }

    private mutating func shape() -> DrawnShape {
        let rect = rectangle()
        switch whole(0...5) {
        case 0: return .rectangle(rect)
        case 1: return .roundedRectangle(rect, cornerSize: CGSize(width: 6, height: 6), style: .continuous)
        case 2: return .capsule(rect)
        case 3: return .roundedRectangle(rect, cornerSize: CGSize(width: 5, height: 5), style: .circular)
        case 4: return .ellipse(rect)
        default:
            let points = (0..<5).map { _ in point() }
            return .path(
                Path { path in
                    path.move(to: points[0])
                    path.addLine(to: points[1])
                    path.addCurve(to: points[4], control1: points[2], control2: points[3])
                    path.closeSubpath()
                })
        }
    }

    private mutating func paint() -> Paint {
        let stops = [
            GradientStop(color: color(), location: 0), GradientStop(color: color(), location: number(0.2...0.8)),
            GradientStop(color: color(), location: 1),
        ]
        switch whole(0...5) {
        case 0: return .linearGradient(stops: stops, start: point(), end: point())
        case 1: return .radialGradient(stops: stops, center: point(), startRadius: 2, endRadius: number(10...90))
        case 2: return .angularGradient(stops: stops, center: point(), startAngle: 0, endAngle: number(1...8))
        default: return .color(color())
        }
    }

    private mutating func color() -> ResolvedColor {
        ResolvedColor(hex: UInt32(whole(0...0xffffff)), opacity: chance(2) ? 1 : Float(number(0.1...1)))
    }

    private mutating func rectangle() -> CGRect {
        let origin = point()
        return CGRect(x: origin.x, y: origin.y, width: number(2...size.width / 2), height: number(2...size.height / 2))
    }

    /// A point in the image or near it: on a pixel, between pixels, or anywhere.
    private mutating func point() -> CGPoint {
        let point = CGPoint(x: number(-20...size.width + 20), y: number(-20...size.height + 20))
        switch whole(0...2) {
        case 0: return CGPoint(x: point.x.rounded(), y: point.y.rounded())
        case 1: return CGPoint(x: point.x.rounded() + 0.5, y: point.y.rounded() + 0.25)
        default: return point
        }
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    private mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }
    /// Returns true once in this many times, on average.
    private mutating func chance(_ times: Int) -> Bool { whole(1...times) == 1 }
}
