import Foundation
import TestSupport
import Testing

@testable import FlatlayViews

/// Texts that need less work than others have the same result.
@Suite struct SpecialTextTests {
    @Test("small numbers are written as a formatter of the locale writes them")
    func smallNumbers() {
        var random = SeededGenerator(seed: 1)
        let known = ["en_US", "de_DE", "ar_EG", "fa_IR", "hi_IN", "mr_IN", "my_MM", "bn_BD", "en_US@numbers=thai"]
        let others = Locale.availableIdentifiers.sorted()
        for identifier in known + (0..<60).map({ _ in random.pick(others) }) {
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: identifier)
            for number in [-1, 0, 999, 1000] + (0..<20).map({ _ in random.next(1200) - 100 }) {
                let expected = number.formatted(.number.locale(environment.locale))
                #expect(environment.formatted(number) == expected, "\(number) in \(identifier)")
            }
        }
    }

    /// A mark at the end, which stands for itself, makes the parser read all of the text.
    @Test("a text without Markdown is what the parser makes of it")
    func noMarkdown() {
        let pieces = [
            "a", "bc", " ", "  ", "!", "(", ")", "#", "-", ">", "\n", "é", "😀", "1.", "\"", "'", "=", "|", "$", ":",
            "/",
            "**b**", "_i_", "~~s~~", "`c`", "[l](u)", "<https://a.b>", "\\!", "&lt;",
        ]
        var count = 0
        for seed in 0..<2_000 {
            var random = SeededGenerator(seed: seed)
            let source = (0..<random.next(12)).map { _ in random.pick(pieces) }.joined()
            guard !InlineMarkdown.hasMarks(source) else { continue }
            count += 1
            let parsed = InlineMarkdown.runs(of: source + "\\*")
            #expect(parsed.map(\.text) == [source + "*"], "seed \(seed): \(source)")
            #expect(InlineMarkdown.runs(of: source).map(\.text) == [source])
            #expect(parsed.allSatisfy { $0.intent == [] && $0.destination == nil })
        }
        #expect(count > 400, "few texts are without Markdown")
    }
}
