import Flatlay
import TestSupport
import Testing

/// A long text costs as much per letter as a short one.
@Suite struct LongTextTests {
    private func time(_ text: String) throws -> Duration {
        let renderer = ImageRenderer(content: Text(verbatim: text))
        renderer.proposedSize.width = 300
        renderer.cache = RenderCache()
        renderer.threadLimit = 1
        return try ThreadClock().measure { _ = try renderer.displayList() }
    }

    @Test(arguments: ["x", "word ", "ש", "ไทย"])
    func costGrowsWithTheLetters(unit: String) throws {
        _ = try time(unit)
        let short = try time(String(repeating: unit, count: 10_000))
        let long = try time(String(repeating: unit, count: 80_000))
        // Eight times the letters: quadratic work would take 64 times as long.
        #expect(long / short < 20, "\(short), eight times as long \(long)")
    }
}
