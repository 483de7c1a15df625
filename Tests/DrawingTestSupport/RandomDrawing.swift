import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport

/// Random drawings, the same in each run.
package struct RandomDrawing {
    package var generator: SeededGenerator

    package init(seed: Int) {
        generator = SeededGenerator(seed: seed)
    }

    package mutating func color() -> ResolvedColor {
        ResolvedColor(
            hex: UInt32.random(in: 0...0xff_ffff, using: &generator), opacity: generator.pick([1, 1, 0.8, 0.31, 0.02]))
    }

    /// Returns a coordinate on a whole pixel, at a half, quarter or third, or anywhere.
    package mutating func place(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let whole = CGFloat.random(in: range, using: &generator).rounded()
        return whole + generator.pick([0, 0, 0.5, 0.25, 1 / 3, .random(in: 0...1, using: &generator)])
    }

    mutating func size() -> CGFloat {
        let length = generator.length(0.3...400)
        return generator.pick([length, length.rounded(.up), (length * 2).rounded(.up) / 2])
    }

    package mutating func shape(within side: CGFloat) -> DrawnShape {
        let (width, height) = (size(), size())
        let bounds = rect(place((-width / 2)...side), place((-height / 2)...side), width, height)
        let radius = generator.pick([0, 0.4, 3, 5.5, 6, 12, 27.3, 60])
        let style = generator.pick([RoundedCornerStyle.circular, .continuous])
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return .rectangle(bounds)
        case 1: return .ellipse(bounds)
        case 2: return .ellipse(rect(bounds.minX, bounds.minY, width, width))
        case 3: return .capsule(bounds)
        case 4:
            return .roundedRectangle(bounds, cornerSize: CGSize(width: radius, height: radius * 0.6), style: style)
        default: return .roundedRectangle(bounds, cornerSize: CGSize(width: radius, height: radius), style: style)
        }
    }

    package mutating func line() -> StrokeStyle {
        StrokeStyle(
            lineWidth: generator.pick([0.3, 0.5, 1, 1, 2, 3.3, 8, 21]),
            lineJoin: generator.pick([.miter, .miter, .round, .bevel]), miterLimit: generator.pick([10, 10, 1]))
    }

    mutating func stops() -> [GradientStop] {
        (0...Int.random(in: 1...3, using: &generator)).map {
            GradientStop(color: color(), location: CGFloat($0) / 3)
        }
    }

    package mutating func gradient(within side: CGFloat) -> Paint {
        let (stops, start, end) = (stops(), point(side), point(side))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .radialGradient(stops: stops, center: start, startRadius: 0, endRadius: size())
        case 1: return .angularGradient(stops: stops, center: start, startAngle: 0, endAngle: 2 * .pi)
        case 2: return .linearGradient(stops: stops, start: start, end: CGPoint(x: start.x, y: end.y))
        default: return .linearGradient(stops: stops, start: start, end: end)
        }
    }

    package mutating func point(_ side: CGFloat) -> CGPoint {
        CGPoint(x: place(0...side), y: place(0...side))
    }

    package mutating func text() -> GlyphRun {
        let letters = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
            generator.pick(["a", "f", "j", "W", "i", "ß", ".", " ", "Å"])
        }
        var run = GlyphFixtures.run(letters.joined(), size: generator.length(3...120))
        // Sometimes letters overlap.
        let tightness = generator.pick([1, 1, 0.6, 0.1])
        for index in run.glyphs.indices { run.glyphs[index].position.x *= tightness }
        return run
    }

    /// Draws something random, including clips with several drawings inside.
    package mutating func draw(on builder: DisplayListBuilder, within side: CGFloat, depth: Int = 0) {
        switch Int.random(in: 0..<(depth < 2 ? 9 : 6), using: &generator) {
        case 0, 1: builder.fill(shape(within: side), .color(color()))
        case 2: builder.stroke(shape(within: side), .color(color()), style: line())
        case 3: builder.fill(shape(within: side), gradient(within: side))
        case 4: builder.glyphs(text(), origin: point(side), .color(color()))
        case 5:
            let shape = shape(within: side)
            builder.fill(shape, .color(color()))
            builder.stroke(shape, .color(color()), style: line())
        case 6:
            builder.withEffect(.opacity(0.6)) {
                for _ in 0..<2 { draw(on: builder, within: side, depth: depth + 1) }
            }
        case 7:
            let map = CGAffineTransform(translationX: place(-9...9), y: place(-9...9))
            let turned = generator.pick([map, map.scaledBy(x: 1.25, y: 1.25), map.rotated(by: 0.3)])
            builder.withEffect(.transform(turned)) { draw(on: builder, within: side, depth: depth + 1) }
        default:
            builder.withEffect(.clip(shape(within: side), FillStyle())) {
                for _ in 0..<3 { draw(on: builder, within: side, depth: depth + 1) }
            }
        }
    }
}
