import DrawingTestSupport
import FlatlayDrawing
import FlatlayRendering
import Foundation
import TestSupport
import Testing
@testable import FlatlaySVG

/// Texts that all threads write.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct SVGThreadTests {
    private func file(_ list: DisplayList, threads: Int, textsWait: Bool = true) throws -> Data {
        let writer = SVGWriter(
            cache: RenderCache(), options: SVGOptions(idPrefix: "p", background: .white, threadLimit: threads))
        writer.textsWait = textsWait
        return try writer.data(for: list)
    }

    @Test(arguments: 0..<40) func filesAreTheSameOnAnyNumberOfThreads(seed: Int) throws {
        var texts = LongTexts(seed: seed)
        let list = texts.list(glyphs: seed < 2 ? 12_000 : 300, seed: seed)
        // One text after another, each where it belongs.
        let plain = try file(list, threads: 1, textsWait: false)
        for threads in [1, 2, 3, 8] {
            #expect(try file(list, threads: threads) == plain, "seed \(seed), \(threads) threads")
        }
    }

    /// Texts that are written in another order than they were read, or never, in more faces than pairs are counted of, and
    /// with glyphs that no table has.
    @Test(arguments: 0..<40) func textsOfAnyKindAreTheSameOnAnyNumberOfThreads(seed: Int) throws {
        var (texts, generator) = (LongTexts(seed: seed), SeededGenerator(seed: seed))
        let builder = DisplayListBuilder()
        func text() -> GlyphRun {
            var run = texts.run(count: 1 + generator.next(60))
            if generator.next(3) == 0 { run.face.family = "Face \(generator.next(400))" }
            if generator.next(10) == 0 { run.glyphs[run.glyphs.count / 2].id += 65_536 }
            if generator.next(10) == 0 { run.size *= 2 }
            return run
        }
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
        let gradient = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 50, y: 0))
        var written: [GlyphRun] = []
        for _ in 0..<220 {
            let run = generator.next(6) == 0 && !written.isEmpty ? generator.pick(written) : text()
            written.append(run)
            let origin = CGPoint(x: generator.next(300), y: generator.next(300))
            let mask = DisplayListBuilder()
            mask.glyphs(text(), origin: origin, .color(.black))
            let effect: DisplayList.Effect = generator.pick([
                .node, .node, .opacity(0), .opacity(0.5),
                .mask(mask.finish(size: CGSize(width: 300, height: 300)).items),
            ])
            builder.withEffect(effect) {
                builder.glyphs(run, origin: origin, generator.next(8) == 0 ? gradient : .color(.black))
            }
        }
        let list = builder.finish(size: CGSize(width: 300, height: 300))
        let plain = try file(list, threads: 1, textsWait: false)
        for threads in [1, 2, 3, 8] {
            #expect(try file(list, threads: threads) == plain, "seed \(seed), \(threads) threads")
        }
    }

    /// Cells with labels, of which some touch their borders, and with anything else between them.
    @Test(arguments: 0..<40) func cellsAreTheSameOnAnyNumberOfThreads(seed: Int) throws {
        var cells = RandomCells(seed: seed)
        let list = cells.list()
        let plain = try file(list, threads: 1, textsWait: false)
        for threads in [1, 2, 3, 8] {
            #expect(try file(list, threads: threads) == plain, "seed \(seed), \(threads) threads")
        }
    }

    @Test func textsOfManyGlyphsAreDivided() {
        var texts = LongTexts(seed: 1)
        let run = texts.run(count: 50)
        var waiting = SVGWaitingTexts()
        for index in 0..<60 {
            waiting.append(SVGWaitingTexts.Text(run: run, origin: .zero, color: .black, offset: index * 7))
        }
        let parts = waiting.parts(length: 5000)
        #expect(parts.count == 3)
        #expect(parts.map(\.texts) == [0..<21, 21..<42, 42..<60])
        #expect(parts.map(\.body) == [0..<147, 147..<294, 294..<5000])
    }
}

/// Images of many cells with random content.
private struct RandomCells {
    private var texts: LongTexts
    private var generator: SeededGenerator
    private let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]

    init(seed: Int) {
        (texts, generator) = (LongTexts(seed: seed), SeededGenerator(seed: seed &* 7919))
    }

    mutating func list() -> DisplayList {
        let builder = DisplayListBuilder()
        let size = CGSize(width: 2000, height: 2000)
        // Enough glyphs for several threads.
        builder.glyphs(texts.run(count: 4200), origin: .zero, .color(.black))
        builder.withNode("grid", frame: CGRect(origin: .zero, size: size)) {
            for index in 0..<(150 + generator.next(150)) {
                let width = 40 + generator.next(3) * 80
                let frame = CGRect(x: generator.next(1800), y: index * 6, width: width, height: 30)
                if generator.next(20) == 0 { draw(in: frame, builder) }
                builder.withNode("cell-0-\(index)", frame: frame) {
                    if generator.next(20) == 0 { return draw(in: frame, builder) }
                    builder.withEffect(.node) {
                        for _ in 0..<generator.next(4) { draw(in: frame, builder) }
                    }
                }
            }
        }
        return builder.finish(size: size)
    }

    private mutating func draw(in frame: CGRect, _ builder: DisplayListBuilder) {
        let corner: CGFloat = generator.pick([0, 4, 15])
        let shape = DrawnShape.roundedRectangle(
            frame, cornerSize: CGSize(width: corner, height: corner), style: generator.pick([.circular, .continuous]))
        let color: Paint = generator.next(8) == 0 ? gradient : .color(generator.pick([.pureRed, .black, .white]))
        switch generator.next(9) {
        case 0...2:
            // A label; a long text touches the border, and one that begins at the edge, too.
            builder.fill(shape, color)
            for _ in 0..<generator.pick([0, 1, 1, 1, 2]) { text(in: frame, builder) }
            builder.stroke(generator.next(8) == 0 ? .ellipse(frame) : shape, .color(.black), style: style)
        case 3: builder.fill(shape, color)
        case 4: builder.stroke(shape, .color(.black), style: style)
        case 5: builder.withEffect(generator.pick([.opacity(0.5), .node])) { text(in: frame, builder) }
        case 6:
            builder.withNode("part", frame: frame) {
                builder.withEffect(.node) {
                    builder.fill(shape, color)
                    text(in: frame, builder)
                }
            }
        default: text(in: frame, builder)
        }
    }

    private var gradient: Paint { .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 50, y: 0)) }

    private var style: StrokeStyle {
        mutating get { StrokeStyle(lineWidth: generator.pick([1, 2]), dash: generator.next(6) == 0 ? [4, 2] : []) }
    }

    private mutating func text(in frame: CGRect, _ builder: DisplayListBuilder) {
        let run = texts.run(count: generator.pick([1, 2, 5, 5, 60]))
        let origin = CGPoint(x: frame.minX + generator.pick([0, 10, 10, 10]), y: frame.minY + 19)
        builder.glyphs(run, origin: origin, generator.next(8) == 0 ? gradient : .color(.black))
    }
}
