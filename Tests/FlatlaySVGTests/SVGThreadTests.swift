import FlatlayDrawing
import FlatlayRendering
import Foundation
import Testing
@testable import FlatlaySVG
@testable import TestSupport

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

    @Test func textsOfManyGlyphsAreDivided() {
        var waiting = SVGWaitingTexts()
        for index in 0..<300 { waiting.append(index * 50..<index * 50 + 50, at: index * 7) }
        let parts = waiting.parts(length: 5000)
        #expect(parts.count == 4)
        #expect(parts.map(\.texts) == [0..<82, 82..<164, 164..<246, 246..<300])
        #expect(parts.map(\.body) == [0..<574, 574..<1148, 1148..<1722, 1722..<5000])
    }
}
