import FlatlayPDF
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport

/// Random drawings; the same seed gives the same drawings.
package struct SceneDice {
    private var generator: SeededGenerator

    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    private mutating func next() -> UInt64 { generator.next() }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(next() >> 40) / CGFloat(1 << 24)
    }

    private mutating func index(_ count: Int) -> Int { Int(next() >> 33) % count }

    private mutating func color(isOpaque: Bool = false) -> ResolvedColor {
        ResolvedColor(hex: UInt32(next() >> 40), opacity: isOpaque || index(2) == 0 ? 1 : Float(number(0.2...1)))
    }

    private mutating func rect(in area: CGRect) -> CGRect {
        let (width, height) = (number(8...area.width), number(8...area.height))
        return CGRect(
            x: number(area.minX...(area.maxX - width)), y: number(area.minY...(area.maxY - height)), width: width,
            height: height)
    }

    private mutating func shape(in area: CGRect) -> DrawnShape {
        let rect = rect(in: area)
        switch index(5) {
        case 0: return .rectangle(rect)
        case 1:
            let corner = CGSize(width: number(0...12), height: number(0...12))
            return .roundedRectangle(rect, cornerSize: corner, style: index(2) == 0 ? .circular : .continuous)
        case 2: return .ellipse(rect)
        case 3: return .capsule(rect)
        default:
            return .path(
                Path { path in
                    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                    path.addQuadCurve(
                        to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
                    path.addCurve(
                        to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.minX, y: rect.maxY),
                        control2: CGPoint(x: rect.maxX, y: rect.maxY))
                    if index(2) == 0 { path.closeSubpath() }
                })
        }
    }

    private mutating func paint(in area: CGRect) -> Paint {
        let stops = (0...(1 + index(3))).map { _ in GradientStop(color: color(), location: number(0...1)) }
            .sorted { $0.location < $1.location }
        let center = CGPoint(x: area.midX, y: area.midY)
        switch index(7) {
        case 0:
            return .linearGradient(
                stops: stops, start: area.origin, end: CGPoint(x: number(area.minX...area.maxX), y: area.maxY))
        case 1:
            return .radialGradient(stops: stops, center: center, startRadius: number(0...9), endRadius: number(10...40))
        case 2: return .angularGradient(stops: stops, center: center, startAngle: 0, endAngle: number(2...6))
        default: return .color(color())
        }
    }

    /// Draws something random within a rectangle.
    package mutating func draw(_ builder: DisplayListBuilder, in area: CGRect, depth: Int = 0) {
        for _ in 0...index(3) {
            switch index(depth < 3 ? 8 : 5) {
            case 0: builder.fill(shape(in: area), paint(in: area), style: FillStyle(eoFill: index(3) == 0))
            case 1:
                let style = StrokeStyle(
                    lineWidth: number(0.5...6), lineCap: [.butt, .round, .square][index(3)],
                    lineJoin: [.miter, .round, .bevel][index(3)], miterLimit: 4,
                    dash: index(3) == 0 ? [number(2...9), number(2...9)] : [], dashPhase: number(-4...4))
                builder.stroke(shape(in: area.insetBy(dx: 4, dy: 4)), paint(in: area), style: style)
            case 2:
                let rect = rect(in: area)
                builder.image(
                    ImageDrawing(
                        image: index(2) == 0 ? SampleSheet.checker : SampleSheet.drop, rect: rect, interpolation: .high,
                        templateColor: index(3) == 0 ? color() : nil))
            case 3:
                let face = [GlyphFixtures.sans, GlyphFixtures.bold, GlyphFixtures.hebrew][index(3)]
                let text = ["Aa", "Qg (x)", "fi 42", "Été"][index(4)]
                builder.glyphs(
                    GlyphFixtures.run(text, face: face, size: number(8...24)),
                    origin: CGPoint(x: area.minX + 4, y: number((area.minY + 20)...area.maxY)), paint(in: area))
            case 4:
                let line = rect(in: area)
                builder.fill(.capsule(line), .color(color(isOpaque: true)))
                builder.stroke(
                    .capsule(line.insetBy(dx: 0.5, dy: 0.5)), .color(color(isOpaque: true)), style: StrokeStyle())
            default: drawGroup(builder, in: area, depth: depth)
            }
        }
    }

    private mutating func drawGroup(_ builder: DisplayListBuilder, in area: CGRect, depth: Int) {
        let modes = BlendMode.allCases.filter { $0.pdfName != nil && $0 != .plusDarker }
        let turn = CGAffineTransform(translationX: area.midX, y: area.midY).rotated(by: number(-0.5...0.5))
            .scaledBy(x: number(0.5...1), y: number(0.5...1)).translatedBy(x: -area.midX, y: -area.midY)
        let effects: [DisplayList.Effect] = [
            .opacity(number(0.2...0.9)), .clip(shape(in: area), FillStyle(eoFill: index(2) == 0)), .transform(turn),
            .blendMode(modes[index(modes.count)]), .isolation,
            .shadow(
                color: color(), radius: number(0...6), offset: CGSize(width: number(-4...4), height: number(0...4))),
            .blur(radius: number(0...3)), .colorMatrix(.saturation(Double(number(0...2)))), .luminanceToAlpha, .node,
            .mask([
                DisplayList.Item(node: .root, command: .fill(shape(in: area), paint(in: area), FillStyle()))
            ]),
        ]
        let effect = effects[index(effects.count)]
        var inner = self
        builder.withEffect(effect) { inner.draw(builder, in: area, depth: depth + 1) }
        self = inner
    }
}
