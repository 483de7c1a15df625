import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import FlatlayPDF
import FlatlayRendering
import FlatlaySVG
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

/// Random drawings with numbers that no picture needs. A list makes them valid, and painters and writers rely on that.
@Suite("Drawings with any numbers")
struct HostileDisplayListTests {
    private static let size = CGSize(width: 40, height: 30)

    @Test("a list holds only valid numbers, whatever it was given, and keeps what is valid", arguments: 0..<8)
    func validity(group: Int) {
        for seed in 0..<250 {
            var dice = HostileDice(seed: group * 250 + seed)
            let items = DisplayList.Items(dice.items(depth: 3))
            var found = NumberCheck()
            found.visit(items)
            #expect(found.faults.isEmpty, "seed \(group * 250 + seed): \(found.faults)")
            // Valid items are not changed again, and keep their extent.
            let again = DisplayList.Items(Array(items))
            #expect(again == items && again.extent == items.extent && again.depth == items.depth)
            // Moving by any vector leaves a valid list, too.
            var moved = NumberCheck()
            moved.visit(items.offsetBy(dx: dice.number(), dy: dice.number()))
            #expect(moved.faults.isEmpty, "seed \(group * 250 + seed), moved: \(moved.faults)")
        }
    }

    @Test("a builder makes the list that its commands make, and knows the same extents", arguments: 0..<4)
    func builder(group: Int) {
        for seed in 0..<250 {
            var dice = HostileDice(seed: group * 250 + seed)
            let written = dice.items(depth: 3)
            let builder = DisplayListBuilder()
            draw(written, with: builder)
            let built = builder.finish(size: Self.size).items
            let listed = DisplayList.Items(withoutEmptyGroups(DisplayList.Items(written)))
            #expect(built == listed, "seed \(group * 250 + seed)")
            #expect(built.extent == listed.extent && built.depth == listed.depth)
            // The steps are rounded up in each list.
            let (steps, expected) = (built.mostSteps(atScale: 1), listed.mostSteps(atScale: 1))
            #expect(steps == expected || abs(steps - expected) <= expected * 1e-6 + 1e-40)
            #expect(built.holdsBlurs == listed.holdsBlurs)
            for _ in 0..<4 {
                let area = DrawnExtent(
                    CGRect(x: dice.usual(-20...40), y: dice.usual(-20...40), width: 10, height: 10))
                #expect(found(built, in: area) == found(listed, in: area))
            }
        }
    }

    @Test("no part of an image takes more steps than a list says, at any scale", arguments: 0..<8)
    func steps(group: Int) throws {
        for seed in 0..<100 {
            var dice = HostileDice(seed: 20_000 + group * 100 + seed)
            let items = DisplayList.Items(dice.items(depth: 3))
            for scale: CGFloat in [0.01, 0.4, 1, 1.5, 3, 40] {
                let size = CGSize(width: dice.usual(1...400), height: dice.usual(1...400))
                var region = try PixelRegion(size: size, scale: scale)
                region.x = Int(dice.usual(-200...200))
                region.y = Int(dice.usual(-200...200))
                let steps = PaintingCost.steps(of: items, in: region)
                #expect(
                    steps <= items.mostSteps(atScale: scale), "seed \(20_000 + group * 100 + seed), scale \(scale)")
            }
        }
    }

    @Test("every output is written, without a number that is not one", arguments: 0..<8)
    func outputs(group: Int) throws {
        for seed in 0..<25 {
            var dice = HostileDice(seed: 10_000 + group * 25 + seed)
            let list = DisplayList(size: Self.size, nodes: [], items: DisplayList.Items(dice.items(depth: 3)))
            let comment = Comment("seed \(10_000 + group * 25 + seed)")
            let png = try output { try PNGRenderer().data(for: list) }
            #expect(png?.starts(with: [0x89, 0x50]) != false, comment)
            if let svg = try output({ try SVGWriter().data(for: list) }) {
                let text = String(decoding: svg, as: UTF8.self).lowercased()
                // The letters of the bytes of an image spell anything.
                let parts = text.components(separatedBy: ";base64,")
                let numbers = parts[0] + parts.dropFirst().map { $0.drop { $0 != "\"" } }.joined()
                for word in ["\"nan", " nan", "-nan", ",nan", "inf"] { #expect(!numbers.contains(word), comment) }
                #expect(text.hasSuffix("</svg>\n") || text.hasSuffix("</svg>"), comment)
            }
            let pdf = try output { try PDFWriter().data(for: list) }
            #expect(pdf?.starts(with: Array("%PDF".utf8)) != false, comment)
        }
    }

    @Test("text for which FreeType has no outlines leaves the rest of the image", arguments: [1e-18, 4_000_001, 1e9])
    func textOfAnySize(size: CGFloat) throws {
        let text = GlyphFixtures.run("ab", size: size)
        let image = try pixels(8, 8) { builder in
            builder.glyphs(text, origin: CGPoint(x: 100, y: 100), .color(.black))
            // The same, by a transform.
            let scale = DisplayList.Effect.transform(CGAffineTransform(scaleX: size, y: size))
            builder.withEffect(scale) {
                builder.glyphs(GlyphFixtures.run("ab", size: 1), origin: .zero, .color(.black))
            }
            builder.fill(.rectangle(rect(2, 2, 4, 4)), .color(.pureRed))
        }
        let reference = try pixels(8, 8) { $0.fill(.rectangle(rect(2, 2, 4, 4)), .color(.pureRed)) }
        #expect(image == reference)
    }

    @Test("an item that is not valid changes no other item")
    func neighbours() {
        for seed in 0..<300 {
            var dice = HostileDice(seed: seed)
            let valid = DisplayList.Items(dice.items(depth: 2))
            let broken = DisplayList.Item(
                node: .root, command: .fill(.rectangle(rect(.nan, 0, 1, 1)), .color(.black), FillStyle()))
            #expect(DisplayList.Items([broken] + Array(valid) + [broken]) == valid, "seed \(seed)")
        }
    }

    /// The bytes; nil if painting takes too many steps, which is an error that every picture may have.
    private func output(_ render: () throws -> Data) throws -> Data? {
        do {
            return try render()
        } catch RenderError.tooMuchPainting {
            return nil
        }
    }

    private func draw(_ items: [DisplayList.Item], with builder: DisplayListBuilder) {
        for item in items {
            switch item.command {
            case .fill(let shape, let paint, let style): builder.fill(shape, paint, style: style)
            case .stroke(let shape, let paint, let style): builder.stroke(shape, paint, style: style)
            case .image(let drawing): builder.image(drawing)
            case .glyphs(let run, let origin, let paint): builder.glyphs(run, origin: origin, paint)
            case .group(let effect, let inner): builder.withEffect(effect) { draw(Array(inner), with: builder) }
            }
        }
    }

    /// A builder adds no groups without items.
    private func withoutEmptyGroups(_ items: DisplayList.Items) -> [DisplayList.Item] {
        items.compactMap { item in
            guard case .group(let effect, let inner) = item.command else { return item }
            let kept = withoutEmptyGroups(inner)
            return kept.isEmpty
                ? nil : DisplayList.Item(node: item.node, command: .group(effect, DisplayList.Items(kept)))
        }
    }

    private func found(_ items: DisplayList.Items, in area: DrawnExtent) -> [CGRect] {
        var found: [CGRect] = []
        items.forEachPlace(in: area) { found.append($0.pointee.command.bounds) }
        return found
    }
}

/// Random drawings, in which one number of eight is hostile.
private struct HostileDice {
    private var random: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    private static let hostile: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        .leastNormalMagnitude, 0, -0.0, 1e9, -1e9, 1e9 + 1, 1e18, 1e-18, 1e300, -1e300, 4_000_001, -1,
    ]

    mutating func usual(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    mutating func number(_ range: ClosedRange<CGFloat> = -10...50) -> CGFloat {
        random.next(8) == 0 ? random.pick(Self.hostile) : usual(range)
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    private mutating func rect() -> CGRect {
        CGRect(x: number(), y: number(), width: number(0...30), height: number(0...30))
    }

    private mutating func color() -> ResolvedColor {
        ResolvedColor(hex: UInt32(random.next(1 << 24)), opacity: random.next(3) == 0 ? 0.5 : 1)
    }

    private mutating func paint() -> Paint {
        let stops = (0..<random.next(4)).map { _ in GradientStop(color: color(), location: number(0...1)) }
        switch random.next(6) {
        case 0: return .linearGradient(stops: stops, start: point(), end: point())
        case 1: return .radialGradient(stops: stops, center: point(), startRadius: number(), endRadius: number())
        case 2: return .angularGradient(stops: stops, center: point(), startAngle: number(), endAngle: number())
        default: return .color(color())
        }
    }

    private mutating func shape() -> DrawnShape {
        switch random.next(5) {
        case 0: return .rectangle(rect())
        case 1: return .ellipse(rect())
        case 2:
            let corner = CGSize(width: number(0...12), height: number(0...12))
            return .roundedRectangle(rect(), cornerSize: corner, style: random.next(2) == 0 ? .circular : .continuous)
        case 3: return .capsule(rect())
        default:
            var path = Path()
            path.move(to: point())
            path.addLine(to: point())
            path.addQuadCurve(to: point(), control: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            if random.next(2) == 0 { path.closeSubpath() }
            return .path(path.applying(CGAffineTransform(scaleX: number(0.5...2), y: number(0.5...2))))
        }
    }

    private mutating func stroke() -> StrokeStyle {
        StrokeStyle(
            lineWidth: number(0...6), lineCap: random.pick([.butt, .round, .square]),
            lineJoin: random.pick([.miter, .round, .bevel]), miterLimit: number(0...12),
            dash: (0..<random.next(4)).map { _ in number(0...8) }, dashPhase: number())
    }

    private mutating func effect(depth: Int) -> DisplayList.Effect {
        switch random.next(12) {
        case 0: return .node
        case 1: return .clip(shape(), FillStyle(eoFill: random.next(2) == 0))
        case 2: return .opacity(number(0...1))
        case 3: return .blendMode(random.pick(BlendMode.allCases))
        case 4, 5:
            return .transform(
                CGAffineTransform(
                    a: number(0.5...2), b: number(-0.5...0.5), c: number(-0.5...0.5), d: number(0.5...2), tx: number(),
                    ty: number()))
        case 6:
            return .shadow(
                color: color(), radius: number(0...6), offset: CGSize(width: number(-5...5), height: number(-5...5)))
        case 7: return .blur(radius: number(0...4))
        case 8: return .isolation
        case 9: return .mask(DisplayList.Items(items(depth: depth)))
        case 10:
            var matrix = ColorMatrix.saturation(Double(number(0...2)))
            matrix.red.x = Double(number(-1...1))
            matrix.opacity = Double(number(0...1))
            return .colorMatrix(matrix)
        default: return .luminanceToAlpha
        }
    }

    mutating func items(depth: Int) -> [DisplayList.Item] {
        (0..<(random.next(6) == 0 ? 20 : 1 + random.next(3))).map { _ in
            DisplayList.Item(node: .root, command: command(depth: depth))
        }
    }

    private mutating func command(depth: Int) -> DisplayList.Command {
        switch random.next(depth > 0 ? 8 : 5) {
        case 0, 1: return .fill(shape(), paint(), FillStyle(antialiased: random.next(4) > 0))
        case 2: return .stroke(shape(), paint(), stroke())
        case 3:
            let image = ImageResource(
                name: "dot", pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 255, 255], isOpaque: true, format: .png,
                encoded: Data())
            return .image(ImageDrawing(image: image, rect: rect()))
        case 4:
            var run = GlyphFixtures.run("ab", size: 12)
            run.size = number(4...20)
            run.glyphs[0].position.x = number(-2...2)
            return .glyphs(run, origin: point(), paint())
        default: return .group(effect(depth: depth - 1), DisplayList.Items(items(depth: depth - 1)))
        }
    }
}

/// Finds numbers that a list must not hold, with rules written down here again.
private struct NumberCheck {
    private(set) var faults: [String] = []

    private mutating func check(_ name: String, _ values: [CGFloat], _ range: ClosedRange<CGFloat> = -1e9...1e9) {
        for value in values where !range.contains(value) { faults.append("\(name) \(value)") }
    }

    private mutating func check(_ shape: DrawnShape) {
        switch shape {
        case .rectangle(let rect), .ellipse(let rect):
            check("rectangle", [rect.minX, rect.minY, rect.maxX, rect.maxY])
        case .roundedRectangle(let rect, let corner, _):
            check("rectangle", [rect.minX, rect.minY, rect.maxX, rect.maxY])
            check("corner", [corner.width, corner.height], 0...1e9)
        case .path(let path): check("path", path.elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } })
        }
    }

    private mutating func check(_ paint: Paint) {
        switch paint {
        case .color(let color):
            check("colour", [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }, 0...1)
        case .linearGradient(let stops, let start, let end):
            check("stop", stops.map(\.location), 0...1)
            check("gradient", [start.x, start.y, end.x, end.y])
        case .radialGradient(let stops, let center, let first, let last),
            .angularGradient(let stops, let center, let first, let last):
            check("stop", stops.map(\.location), 0...1)
            check("gradient", [center.x, center.y, first, last])
        }
    }

    private mutating func check(_ effect: DisplayList.Effect) {
        switch effect {
        case .clip(let shape, _): check(shape)
        case .opacity(let value): check("opacity", [value], 0...1)
        case .transform(let map):
            check("transform", [map.a, map.b, map.c, map.d, map.tx, map.ty])
            if map.a * map.d - map.b * map.c == 0 { faults.append("flat transform") }
        case .projection(let transform): check("projection", transform.entries)
        case .shadow(_, let radius, let offset):
            check("radius", [radius], 0...1e9)
            check("offset", [offset.width, offset.height])
        case .blur(let radius), .backdrop(let radius): check("radius", [radius], 0...1e9)
        case .colorMatrix(let matrix):
            let values = [matrix.red, matrix.green, matrix.blue].flatMap { row in (0..<4).map { CGFloat(row[$0]) } }
            check("matrix", values, -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
            check("matrix opacity", [CGFloat(matrix.opacity)], 0...1)
        case .mask(let items): visit(items)
        case .node, .blendMode, .isolation, .luminanceToAlpha: break
        }
    }

    mutating func visit(_ items: DisplayList.Items) {
        for item in items {
            switch item.command {
            case .fill(let shape, let paint, _):
                check(shape)
                check(paint)
            case .stroke(let shape, let paint, let style):
                check(shape)
                check(paint)
                check("width", [style.lineWidth], CGFloat.leastNonzeroMagnitude...1e9)
                check("miter limit", [style.miterLimit], 1...1e9)
                check("dash", style.dash, 0...1e9)
                check("phase", [style.dashPhase])
                if !style.dash.isEmpty, style.dash.allSatisfy({ $0 == 0 }) { faults.append("dashes of no length") }
            case .image(let drawing):
                check("image", [drawing.rect.minX, drawing.rect.minY, drawing.rect.maxX, drawing.rect.maxY])
                check("image size", [drawing.rect.width, drawing.rect.height], CGFloat.leastNonzeroMagnitude...2e9)
            case .glyphs(let run, let origin, let paint):
                check("origin", [origin.x, origin.y])
                check("font size", [run.size], CGFloat.leastNonzeroMagnitude...1e9)
                check("glyph", run.glyphs.flatMap { [$0.position.x, $0.position.y, $0.advance] }, -1e10...1e10)
                check(paint)
            case .group(let effect, let inner):
                check(effect)
                visit(inner)
            }
        }
    }
}
