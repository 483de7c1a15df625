import CPangoCairo
import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint
@testable import FlatlayRendering
@testable import FlatlayText

/// Drawings that the painter recognises as special cases, compared with the same drawings in a form that it does not
/// recognise, and so paints in the general way.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct SpecialCasePaintingTests {
    private static let side: CGFloat = 120
    private static let scales: [CGFloat] = [1, 2, 3, 1.5]

    private func paint(
        _ list: DisplayList, scale: CGFloat, isFast: Bool, isSilhouette: Bool, store: GlyphStore
    ) throws -> [UInt8] {
        let region = try PixelRegion(size: list.size, scale: scale)
        let format = isSilhouette ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        let surface = try #require(
            CairoSurface.image(format: format, width: region.width, height: region.height))
        let context = CairoContext(surface.raw)
        let painter = Painter(
            context: context, glyphs: store, silhouetteDepth: isSilhouette ? 1 : 0, isFast: isFast)
        context.matrix = CGAffineTransform(scaleX: scale, y: scale)
        painter.paint(list.items)
        #expect(context.failure == nil)
        var bytes: [UInt8] = []
        surface.withPixels { pixels, bytesPerRow in
            let length = region.width * (isSilhouette ? 1 : 4)
            for row in 0..<region.height {
                bytes += UnsafeBufferPointer(start: pixels + row * bytesPerRow, count: length)
            }
        }
        return bytes
    }

    /// Compares random images, each drawn in both forms from the same random numbers.
    ///
    /// - Parameters:
    ///   - tolerance: by how many levels a component may differ.
    ///   - isFast: whether simple drawings are written directly to the pixels, in both forms.
    ///   - isSilhouette: whether only the opacity is painted, as for shadows.
    ///   - draw: draws the form that is recognised or, if `isPlain`, the one that is not.
    private func compare(
        _ seeds: Range<Int>, tolerance: Int, isFast: Bool = true, isSilhouette: Bool = false,
        _ draw: (_ random: inout RandomDrawing, _ scale: CGFloat, _ builder: DisplayListBuilder, _ isPlain: Bool) ->
            Void
    ) throws {
        let store = GlyphStore(faces: FontFaceCache())
        for seed in seeds {
            func list(isPlain: Bool) -> (list: DisplayList, scale: CGFloat) {
                var random = RandomDrawing(seed: seed)
                let background = random.generator.pick([ResolvedColor.white, .black, random.color(), .clear])
                let scale = random.generator.pick(Self.scales)
                let list = picture(Self.side / scale, Self.side / scale) { builder in
                    if !isSilhouette { builder.fill(.rectangle(rect(-100, -100, 500, 500)), .color(background)) }
                    draw(&random, scale, builder, isPlain)
                }
                return (list, scale)
            }
            let (special, scale) = list(isPlain: false)
            let plain = list(isPlain: true).list
            let first = try paint(special, scale: scale, isFast: isFast, isSilhouette: isSilhouette, store: store)
            let second = try paint(plain, scale: scale, isFast: isFast, isSilhouette: isSilhouette, store: store)
            let differences = zip(first, second).map { abs(Int($0) - Int($1)) }
            let most = differences.max() ?? 0
            #expect(
                most <= tolerance,
                "seed \(seed), scale \(scale): \(differences.count { $0 > tolerance }) differ, by \(most)\n\(special)")
        }
    }

    // MARK: Shapes and text

    /// A line along a rectangle with circular corners is filled between its borders; along an equal path it is stroked.
    @Test func linesBetweenTwoBordersEqualStrokes() throws {
        try compare(0..<300, tolerance: 32, isFast: false) { random, _, builder, isPlain in
            let radius = random.generator.pick([0, 1.5, 3, 6, 12, 27.3])
            let frame = rect(
                random.place(-20...60), random.place(-20...60), random.place(4...90), random.place(4...90))
            let shape = DrawnShape.roundedRectangle(
                frame, cornerSize: CGSize(width: radius, height: radius), style: .circular)
            let line = random.line()
            builder.stroke(isPlain ? .path(shape.path) : shape, .color(random.color()), style: line)
        }
    }

    /// A glyph is copied from its mask, at a quarter of a pixel; text that is stretched is filled as outlines, which
    /// this test puts at the same quarter.
    @Test func masksOfGlyphsEqualOutlines() throws {
        try compare(1000..<1300, tolerance: 2) { random, scale, builder, isPlain in
            let text = random.generator.pick(["a", "f", "j", "W", "i", "ß", "Å", "8", "&"])
            let run = GlyphFixtures.run(text, size: random.generator.length(3...40))
            let (origin, color) = (random.point(Self.side / scale), random.color())
            guard isPlain else { return builder.glyphs(run, origin: origin, .color(color)) }
            let onPixels = CGPoint(
                x: (origin.x * scale * 4 + 0.5).rounded(.down) / 4 / scale,
                y: (origin.y * scale + 0.5).rounded(.down) / scale)
            builder.withEffect(.transform(CGAffineTransform(scaleX: 1, y: 1 + 1e-12))) {
                builder.glyphs(run, origin: onPixels, .color(color))
            }
        }
    }

    // MARK: Groups

    /// A clip restores the pixels on its edge; a mask of the same shape weights an image of the drawings.
    @Test func clipsByTheirEdgeEqualMasks() throws {
        try compare(2000..<2200, tolerance: 3) { random, _, builder, isPlain in
            var shape = random.shape(within: Self.side)
            if random.generator.next(4) == 0 { shape = .rectangle(shape.bounds.pixelAligned) }
            let mask = picture(0, 0) { $0.fill(shape, .color(.black)) }.items
            builder.withEffect(isPlain ? .mask(mask) : .clip(shape, FillStyle())) {
                for _ in 0..<3 { random.draw(on: builder, within: Self.side, depth: 2) }
            }
        }
    }

    /// In a silhouette, drawings inside a rounded clip are painted without it, and those that cover it as its shape. A
    /// clip to an equal path applies to each drawing.
    @Test func clipsOfSilhouettesEqualThoseOfPaths() throws {
        try compare(3000..<3200, tolerance: 8, isSilhouette: true) { random, _, builder, isPlain in
            let radius = random.generator.pick([2, 5.5, 12, 27.3])
            let frame = rect(
                random.place(-10...30), random.place(-10...30), random.place(40...120), random.place(40...120))
            let shape = DrawnShape.roundedRectangle(
                frame, cornerSize: CGSize(width: radius, height: radius),
                style: random.generator.pick([.circular, .continuous]))
            builder.withEffect(.clip(isPlain ? .path(shape.path) : shape, FillStyle())) {
                switch random.generator.next(4) {
                case 0: builder.fill(.rectangle(frame.insetBy(dx: -3, dy: -2)), .color(random.color()))
                case 1:
                    let inner = DrawnShape.roundedRectangle(
                        frame.insetBy(dx: 1, dy: 1), cornerSize: CGSize(width: radius - 1, height: radius - 1),
                        style: .circular)
                    builder.stroke(inner, .color(random.color()), style: StrokeStyle(lineWidth: 2))
                case 2: builder.glyphs(random.text(), origin: random.point(Self.side), .color(random.color()))
                default: builder.fill(random.shape(within: Self.side), .color(random.color()))
                }
            }
        }
    }

    /// The opacity of a group with a single drawing is that of the drawing; an isolated group is composited as an image.
    @Test func theOpacityOfOneDrawingEqualsThatOfItsImage() throws {
        try compare(4000..<4200, tolerance: 2) { random, _, builder, isPlain in
            let side = Self.side
            func drawOne() {
                switch random.generator.next(4) {
                case 0: builder.fill(random.shape(within: side), .color(random.color()))
                case 1: builder.fill(random.shape(within: side), random.gradient(within: side))
                case 2: builder.stroke(random.shape(within: side), .color(random.color()), style: random.line())
                default: builder.glyphs(random.text(), origin: random.point(side), .color(random.color()))
                }
            }
            let around = random.generator.pick(
                [
                    .node, .clip(random.shape(within: side), FillStyle()), .opacity(0.7),
                    .transform(CGAffineTransform(scaleX: 1.25, y: 1.25)),
                ] as [DisplayList.Effect])
            builder.withEffect(.opacity(random.generator.pick([0.1, 0.5, 0.93]))) {
                builder.withEffect(isPlain ? .isolation : .node) { builder.withEffect(around) { drawOne() } }
            }
        }
    }

    /// Of a long list, the visible drawings are found by their extents; of short ones, all are visited and measured.
    @Test func longListsEqualShortOnes() throws {
        try compare(5000..<5060, tolerance: 1) { random, _, builder, isPlain in
            let side = Self.side
            builder.withEffect(.clip(.rectangle(rect(20, 30, 31.5, 22)), FillStyle())) {
                builder.withEffect(.opacity(0.6)) {
                    for _ in 0..<7 {
                        func drawTen() {
                            for _ in 0..<10 { random.draw(on: builder, within: side, depth: 2) }
                        }
                        if isPlain { builder.withEffect(.node) { drawTen() } } else { drawTen() }
                    }
                }
            }
        }
    }

    // MARK: Bands

    /// Memory is not cleared below a first drawing that covers the image. If a transparent drawing comes first, it is.
    @Test func whatCoversTheImageHidesTheMemoryBelow() throws {
        let size = CGSize(width: 40, height: 30)
        let earlier = picture(size.width, size.height) {
            $0.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(.pureGreen))
        }
        for seed in 6000..<6300 {
            var random = RandomDrawing(seed: seed)
            let scale = random.generator.pick([1, 2, 1.5] as [CGFloat])
            let options = PNGOptions(scale: scale, threadLimit: 1)
            // One edge may be a pixel or a part of one inside the image.
            var edges = (0..<4).map { _ in random.generator.pick([0, 0, 0, -1]) / scale }
            edges[random.generator.next(4)] = random.generator.pick([0, -0.5, 0.5, 1, 1]) / scale
            let frame = rect(
                edges[0], edges[1], size.width - edges[0] - edges[2], size.height - edges[1] - edges[3])
            let radius = random.generator.pick([0, 0, 0.3, 6])
            let shape = random.generator.pick(
                [
                    .rectangle(frame), .rectangle(frame), .ellipse(frame),
                    .roundedRectangle(frame, cornerSize: CGSize(width: radius, height: radius), style: .circular),
                ] as [DrawnShape])
            let color = ResolvedColor(hex: 0x80_40ff, opacity: random.generator.pick([1, 1, 1, 1, 0.5]))
            let stops = [
                GradientStop(color: .pureGreen, location: random.generator.pick([0, 0.4, 1])),
                GradientStop(color: color, location: random.generator.pick([0, 0.6, 1])),
            ]
            // Some gradients have no extent.
            let (corner, end) = (CGPoint(x: 3, y: 4), CGPoint(x: random.generator.pick([3, 33]), y: 4))
            let paint = random.generator.pick(
                [
                    .color(color), .color(color), .linearGradient(stops: stops, start: corner, end: end),
                    .radialGradient(stops: stops, center: corner, startRadius: 2, endRadius: end.x - 1),
                    .angularGradient(stops: stops, center: corner, startAngle: 1, endAngle: end.x / 10),
                ] as [Paint])
            let isAntialiased = random.generator.next(6) > 0
            let (other, otherColor) = (DrawnShape.ellipse(rect(8, 6, 20, 15)), random.color())
            func list(isPlain: Bool) -> DisplayList {
                picture(size.width, size.height) { builder in
                    if isPlain { builder.fill(.rectangle(rect(0, 0, 1, 1)), .color(.clear)) }
                    builder.fill(shape, paint, style: FillStyle(antialiased: isAntialiased))
                    builder.fill(other, .color(otherColor))
                }
            }
            let renderer = PNGRenderer(cache: RenderCache(), options: options)
            _ = try renderer.bitmap(for: earlier)
            let special = try renderer.bitmap(for: list(isPlain: false))
            #expect(try special == renderer.bitmap(for: list(isPlain: true)), "seed \(seed): \(shape)")
        }
    }
}
