import DrawingTestSupport
import FlatlayPDF
import FlatlayRendering
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

/// Images that would take minutes are refused before anything is painted, by counting and not by a clock.
@Suite struct PaintingLimitTests {
    private static let square = CGRect(x: 0, y: 0, width: 1000, height: 1000)

    private static func fill(_ paint: Paint = .color(.black), _ rect: CGRect = square) -> DisplayList.Item {
        DisplayList.Item(node: .root, command: .fill(.rectangle(rect), paint, FillStyle()))
    }

    private static func group(_ effect: DisplayList.Effect, _ items: [DisplayList.Item]) -> DisplayList.Item {
        DisplayList.Item(node: .root, command: .group(effect, DisplayList.Items(items)))
    }

    private static func list(_ items: [DisplayList.Item]) -> DisplayList {
        DisplayList(size: square.size, nodes: [], items: DisplayList.Items(items))
    }

    private static func steps(_ items: [DisplayList.Item], scale: CGFloat = 1) throws -> Double {
        try PaintingCost.steps(of: DisplayList.Items(items), in: PixelRegion(size: square.size, scale: scale))
    }

    private static func nested(_ effect: DisplayList.Effect, _ count: Int) -> [DisplayList.Item] {
        (0..<count).reduce([fill()]) { inner, _ in [group(effect, inner)] }
    }

    private static let shadow = DisplayList.Effect.shadow(color: .black, radius: 10, offset: .zero)

    @Test func pixelsInAllAreLimited() {
        let error = #expect(throws: RenderError.self) {
            try PNGRenderer(options: PNGOptions(scale: 33)).data(for: Self.list([Self.fill()]))
        }
        #expect(
            error?.description
                == "the image would have 33000×33000 pixels, over the limit of 1073741824 in all; lower the scale, or raise "
                + "the limit (--pixel-limit, PaintingLimit)")
        var options = PNGOptions(scale: 2)
        options.limit = PaintingLimit(pixels: 3_999_999)
        #expect(throws: RenderError.tooManyPixels(width: 2000, height: 2000, limit: 3_999_999)) {
            try PNGRenderer(options: options).data(for: Self.list([Self.fill()]))
        }
        options.limit.pixels = 4_000_000
        #expect(throws: Never.self) { try PNGRenderer(options: options).data(for: Self.list([Self.fill()])) }
    }

    /// Small display lists that would take many seconds.
    enum Excess: CaseIterable {
        case manyBlurs, nestedShadows, nestedBlurs, manyGradients

        var items: [DisplayList.Item] {
            switch self {
            case .manyBlurs: Array(repeating: group(.blur(radius: 10), [fill()]), count: 200)
            case .nestedShadows: nested(shadow, 80)
            case .nestedBlurs: nested(.blur(radius: 12), 90)
            case .manyGradients:
                Array(
                    repeating: fill(
                        .angularGradient(
                            stops: [GradientStop(color: .black, location: 0)], center: .zero, startAngle: 0, endAngle: 6
                        )),
                    count: 400)
            }
        }
    }

    @Test(arguments: Excess.allCases)
    func effectsUponEffectsAreRefused(excess: Excess) {
        let error = #expect(throws: RenderError.self) { try PNGRenderer().data(for: Self.list(excess.items)) }
        expectTooMuch(error)
    }

    @Test func shadowsUponShadowsAreRefusedOnPages() {
        let error = #expect(throws: RenderError.self) {
            try PDFWriter().data(for: Self.list(Self.nested(Self.shadow, 80)))
        }
        expectTooMuch(error)
    }

    private func expectTooMuch(_ error: RenderError?) {
        guard case .tooMuchPainting(let steps, let limit)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(steps > limit)
        #expect(error?.description.contains("use fewer or smaller blurs, shadows, gradients and layers") == true)
    }

    @Test func usualPicturesAreFarFromTheLimit() throws {
        // A screen full of cards, each with a shadow, and three layers of frosted glass on top.
        let cards = (0..<400).map { index in
            let rect = CGRect(x: index % 20 * 50, y: index / 20 * 50, width: 44, height: 44)
            return Self.group(Self.shadow, [Self.fill(.color(.black), rect)])
        }
        let sheets = Array(repeating: Self.group(.backdrop(radius: 20), cards), count: 3)
        let steps = try Self.steps(cards + sheets, scale: 3)
        #expect(steps < PaintingLimit.standard.steps(forPixels: 9_000_000) / 2)
    }

    /// Their items need not be visited to know that they are far from the limit.
    @Test(arguments: [1, 2, 3] as [CGFloat]) func usualListsSayThatTheyAreFarFromTheLimit(scale: CGFloat) throws {
        let text = GlyphFixtures.run("A title of a card", size: 17)
        let (columns, rows) = (20, 500)
        let builder = DisplayListBuilder()
        for index in 0..<(columns * rows) {
            let rect = CGRect(x: index % columns * 50, y: index / columns * 50, width: 44, height: 44)
            builder.withEffect(.node) {
                builder.withEffect(.shadow(color: .black, radius: 4, offset: .zero)) {
                    builder.fill(
                        .roundedRectangle(rect, cornerSize: CGSize(width: 8, height: 8), style: .continuous),
                        .color(.black))
                }
                builder.withEffect(.clip(.rectangle(rect), FillStyle())) {
                    for line in 0..<3 {
                        builder.glyphs(
                            text, origin: CGPoint(x: rect.minX, y: rect.minY + CGFloat(line * 12)), .color(.black))
                    }
                }
            }
        }
        let size = CGSize(width: columns * 50, height: rows * 50)
        let list = builder.finish(size: size)
        let region = try PixelRegion(size: size, scale: scale)
        let bound = list.items.mostSteps(atScale: scale)
        #expect(bound <= PaintingLimit.standard.steps(forPixels: region.width * region.height))
        #expect(bound >= PaintingCost.steps(of: list.items, in: region))
    }

    @Test func stepsGrowWithWhatIsSeenOnly() throws {
        let one = try Self.steps([Self.fill()])
        #expect(one > 1_000_000 && one < 1_100_000)
        #expect(try Self.steps([Self.fill()], scale: 2) > one * 3.9)
        // Drawings that are outside or clipped cost almost nothing.
        let outside = CGRect(x: 5000, y: 0, width: 90_000, height: 90_000)
        #expect(try Self.steps([Self.group(.blur(radius: 10), [Self.fill(.color(.black), outside)])]) < 1_000)
        let hole = DisplayList.Effect.clip(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle())
        #expect(try Self.steps([Self.group(hole, [Self.fill()])]) < 25_000)
        // However large a drawing is, only the part inside the image is painted.
        let huge = Self.square.insetBy(dx: -90_000, dy: -90_000)
        #expect(try Self.steps([Self.fill(.color(.black), huge)]) == one)
        #expect(try Self.steps([Self.group(.transform(CGAffineTransform(scaleX: 9, y: 9)), [Self.fill()])]) < one * 1.1)
    }

    @Test func manySmallPicturesAreWork() {
        // Each shadow more than doubles the work of the next one, however small it is.
        let small = Self.fill(.color(.black), CGRect(x: 0, y: 0, width: 2, height: 2))
        let tower = (0..<60).reduce([small]) { inner, _ in
            [Self.group(Self.shadow, [Self.group(.blur(radius: 3), inner)])]
        }
        let error = #expect(throws: RenderError.self) {
            try PNGRenderer().data(for: Self.list(Array(repeating: tower, count: 20).flatMap { $0 }))
        }
        expectTooMuch(error)
    }

    @Test func thousandsOfEmojiAreWork() throws {
        var run = GlyphFixtures.run("1", size: 12)
        let plain = DisplayList.Item(node: .root, command: .glyphs(run, origin: .zero, .color(.black)))
        run.face.isColor = true
        let emoji = DisplayList.Item(node: .root, command: .glyphs(run, origin: .zero, .color(.black)))
        #expect(try Self.steps(Array(repeating: plain, count: 4_000)) < 1e8)
        #expect(try Self.steps(Array(repeating: emoji, count: 4_000)) > PaintingLimit.standard.steps)
        let error = #expect(throws: RenderError.self) {
            try PNGRenderer().data(for: Self.list(Array(repeating: emoji, count: 4_000)))
        }
        expectTooMuch(error)
        // A screen full of them is far from the limit.
        #expect(try Self.steps(Array(repeating: emoji, count: 500)) < PaintingLimit.standard.steps / 4)
    }

    @Test func blursAroundBlursGrowWhatIsPainted() throws {
        // Each blur extends the area: the innermost image is about a hundred times as large as the whole.
        let small = CGRect(x: 0, y: 0, width: 2, height: 50)
        let tower = (0..<62).reduce([Self.fill(.color(.black), small)]) { inner, _ in
            [Self.group(.blur(radius: 1000), inner)]
        }
        let list = DisplayList(size: CGSize(width: 200, height: 50), nodes: [], items: DisplayList.Items(tower))
        let error = #expect(throws: RenderError.self) { try PNGRenderer().data(for: list) }
        expectTooMuch(error)
    }

    @Test func aStrongBlurIsNoMoreWorkThanAWeakOne() throws {
        let weak = try Self.steps([Self.group(.blur(radius: 15), [Self.fill()])])
        for radius: CGFloat in [100, 1000, 100_000, .infinity, .nan] {
            #expect(try Self.steps([Self.group(.blur(radius: radius), [Self.fill()])]) < weak * 1.5)
            let shadow = DisplayList.Effect.shadow(color: .black, radius: radius, offset: .zero)
            #expect(try Self.steps([Self.group(shadow, [Self.fill()])]) < weak * 1.5)
        }
    }

    @Test func silhouettesOfSilhouettesAreCountedAsTheyArePainted() throws {
        let steps = try (0...3).map {
            try Self.steps(Self.nested(.shadow(color: .black, radius: 0, offset: .zero), $0))
        }
        let blur = steps[1] - 2 * steps[0]
        // The items are drawn twice; the second shadow's silhouette contains the first one's, but there is no third.
        #expect(abs(steps[2] - (4 * steps[0] + 3 * blur)) < 10_000)
        #expect(abs(steps[3] - (7 * steps[0] + 6 * blur)) < 10_000)
    }

    @Test func equalAngularGradientsAreOnePictureOfAPage() throws {
        func page(_ count: Int) throws -> Data {
            let items = (0..<count).map { index in
                let rect = CGRect(x: index % 20 * 50, y: index / 20 * 50, width: 44, height: 44)
                let paint = Paint.angularGradient(
                    stops: [
                        GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
                    ], center: CGPoint(x: rect.midX, y: rect.midY), startAngle: 0, endAngle: 6.28)
                return Self.fill(paint, rect.insetBy(dx: 2, dy: 2))
            }
            return try PDFWriter().data(for: Self.list(items))
        }
        let (one, many) = (try page(1), try page(380))
        #expect(many.count < one.count * 3)
        #expect(many.occurrences(of: "/Subtype/Image") == one.occurrences(of: "/Subtype/Image"))
        #expect(one.occurrences(of: "/Subtype/Image") > 0)
    }
}

extension Data {
    fileprivate func occurrences(of text: String) -> Int {
        String(decoding: self, as: UTF8.self).components(separatedBy: text).count - 1
    }
}
