import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// Expressions and Markdown take time in proportion to what they read and make, or are refused.
@Suite struct CountedWorkTests {
    private func errors(_ expression: String, items: String = "1", data: String = "[]") throws -> [TemplateProblem] {
        try TemplateFixture().errors(
            """
            data: { list: \(data) }
            sections: [{ items: \(items), cell: { text: "{{ \(expression) }}" } }]
            """
        ).map(\.problem)
    }

    // MARK: Searching

    @Test func searchesFindWhatASlowSearchFinds() {
        var generator = SystemRandomNumberGenerator()
        let letters = ["a", "b", "é", "日", "👩‍👧", "\u{301}", "\r\n"]
        for _ in 0..<3_000 {
            func random(_ count: ClosedRange<Int>) -> String {
                (0..<Int.random(in: count, using: &generator)).map { _ in letters.randomElement() ?? "" }.joined()
            }
            let (text, part) = (random(0...30), random(1...3))
            // Byte by byte, each place after the last one.
            let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
            var (parts, start, position): ([[UInt8]], Int, Int) = ([], 0, 0)
            while position + wanted.count <= bytes.count {
                guard Array(bytes[position..<position + wanted.count]) == wanted else {
                    position += 1
                    continue
                }
                parts.append(Array(bytes[start..<position]))
                position += wanted.count
                start = position
            }
            parts.append(Array(bytes[start...]))
            let search = TextSearch(part, in: text)
            #expect(search.parts.map { Array($0.utf8) } == parts, "'\(part)' in '\(text)'")
            #expect(search.count == parts.count - 1)
            #expect(TextSearch.contains(part, in: text) == (parts.count > 1))
        }
        #expect(TextSearch.contains("", in: ""))
    }

    /// States of items are found by their hashes: with one for all repetitions, a picture of 2,000 items took 3 seconds.
    @Test func equalItemsOfRepeatedSectionsHaveHashesOfTheirOwn() throws {
        let value = HashedValue(.string("a"))
        let items = (0..<1_000).map { section in
            TemplateItem(
                value, in: TemplateSection(identifier: .number(Double(section), text: "\(section)")), occurrence: 0,
                number: section, index: 0)
        }
        #expect(Set(items).count == items.count)
        #expect(Set(items.map(\.hashValue)).count > 990)
    }

    /// Random lines of the characters that matter, read by the pattern that backtracks.
    @Test func nestedQuotesAreThoseThatAPatternFinds() {
        var random = SeededGenerator(seed: 5130)
        var found = 0
        for _ in 0..<4_000 {
            let line = (0..<random.next(18)).map { _ in random.pick(["\"", "\"", "{", "{{", "}", "}}", "a", ": "]) }
                .joined()
            let match = line.firstMatch(of: /^(?:[^"]|"[^"]*")*?"[^"]*\{\{(?:[^"}]|\}[^"}])*(")[^"]*".*\}\}/)
            let column = match.map { line[..<$0.1.startIndex].unicodeScalars.count + 1 }
            #expect(YAMLErrorTranslation.nestedQuote(in: line) == column, "\(line)")
            if column != nil { found += 1 }
        }
        #expect(found > 20)
    }

    @Test func aLongLineThatIsNotYAMLIsReadOnce() throws {
        // Before, the time grew with the cube of the length: 4,000 braces took more than a minute.
        let braces = String(repeating: "{", count: 100_000)
        let errors = try TemplateFixture().errors("title: [4  \"\(braces)")
        #expect(errors.count == 1 && errors.first?.line == 1)
    }

    @Test(arguments: [
        "contains(repeated('a', 100000), repeated('a', 50000) + 'b')",
        "repeated('a', 50000) + 'b' in repeated('a', 100000)",
        "count(split(repeated('a', 100000), repeated('a', 50000) + 'b'))",
        "count(replace(repeated('a', 100000), repeated('a', 50000) + 'b', 'c'))",
        "count(pad('a', 1000, repeated('b', 100000)))",
        "startsWith(repeated('a', 100000), repeated('a', 50000) + 'b')",
    ])
    func searchesTakeTheTimeOfTheirTexts(expression: String) throws {
        // Before, the first three took more than half a minute, and the filling 140 MB.
        var problems: [TemplateProblem] = []
        let time = try ThreadClock().measure { problems = try errors(expression) }
        #expect(problems == [])
        #expect(time < .seconds(5), "\(time)")
    }

    @Test func textsThatWouldBeTooLongAreRefusedBeforeTheyAreMade() throws {
        for expression in [
            "join(range(100000), repeated('a', 100000))", "replace(repeated('a', 100000), 'a', repeated('b', 100))",
            "pad('a', 1000, list[0])", "repeated(repeated('a', 1000), 1001)",
        ] {
            // One character of 4,000 bytes.
            let mark = "['a\(String(repeating: "\u{301}", count: 2_000))']"
            let problems = try errors("count(\(expression))", data: mark)
            guard case .expressionFailed(_, let reason)? = problems.first else {
                Issue.record("\(expression): \(problems)")
                continue
            }
            #expect(reason == "the result is too long")
        }
        #expect(try errors("count(replace(repeated('a', 100000), 'b', repeated('b', 100)))") == [])
    }

    @Test func sortingForEachItemIsCounted() throws {
        let words = "[" + (0..<4_000).map { "w\(($0 * 7919) % 4_000)" }.joined(separator: ", ") + "]"
        #expect(try errors("first(sort(list))", data: words) == [])
        let many = try errors("first(sort(list))", items: "1000", data: words)
        #expect(many.contains { if case .tooMuchWork = $0 { true } else { false } }, "\(many)")
    }

    @Test func comparisonsOfWholeTablesAreCounted() throws {
        let rows = "[" + (0..<2_000).map { "[\($0), [a, b]]" }.joined(separator: ", ") + "]"
        for expression in ["list == list", "contains(list, [1999, ['a', 'c']])", "count(unique(list))"] {
            #expect(try errors("(\(expression)) ? 1 : 2", data: rows) == [], "\(expression)")
            let many = try errors("(\(expression)) ? 1 : 2", items: "5000", data: rows)
            #expect(many.contains { if case .tooMuchWork = $0 { true } else { false } }, "\(expression): \(many)")
        }
    }

    // MARK: Markdown

    private func markdown(_ text: String) throws -> [TemplateProblem] {
        let template = try TemplateFixture().template(
            "data: { text: x }\nsections: [{ items: 1, cell: { text: { markdown: \"{{ text }}\" } } }]",
            options: TemplateOptions(dataText: TemplateValue.mapping(TemplateMapping([("text", .string(text))])).json))
        do throws(TemplateErrors) { _ = try template.content(knownFontFamilies: nil) } catch {
            return error.errors.map(\.problem)
        }
        return []
    }

    @Test(arguments: ["[a](", "<", "*a_", "[", "`a``", "![", "_a*", "~a~~", "a@b.", "<a ", "&a", "www.", "http://a:"])
    func marksThatAParserLooksForTheEndOfAreLimited(mark: String) throws {
        for count in [10, 300, 1_000, 5_000, 24_000] where mark.utf8.count * count <= 100_000 {
            var problems: [TemplateProblem] = []
            let time = try ThreadClock().measure { problems = try markdown(String(repeating: mark, count: count)) }
            #expect(time < .seconds(5), "\(mark) × \(count): \(time)")
            if count <= 300 { #expect(problems == [], "\(mark) × \(count)") }
        }
        let problems = try markdown(String(repeating: "[a](", count: 4_000))
        guard case .outOfRange(let found, let allowed)? = problems.first else {
            Issue.record("\(problems)")
            return
        }
        #expect(found == "Markdown with 4000 brackets" && allowed == "at most 1000 of them")
    }

    @Test(arguments: ["[a](", "<", "*a_", "![", "`a``", "[a](<", "[a](b \"", "~a~~", "[[a](b)"])
    func rowsOfMarksTakeTheTimeOfTheirLength(mark: String) throws {
        // Four times the marks took sixteen times as long: a minute for the first one.
        let time = ThreadClock().measure {
            _ = try? AttributedString(markdown: String(repeating: mark, count: 20_000))
        }
        #expect(time < .seconds(10), "\(time)")
    }

    @Test func ordinaryMarkdownIsLongAndFast() throws {
        let words = "Some **bold** and _italic_ words, `code`, ~~old~~ and [a link](https://example.com/a_b). "
        var problems: [TemplateProblem] = []
        let time = try ThreadClock().measure { problems = try markdown(String(repeating: words, count: 100)) }
        #expect(problems == [])
        #expect(time < .seconds(5), "\(time)")
    }

    // MARK: Images within names

    @Test func anImageInTheDataMayBeAsLargeAsInTheTemplate() throws {
        let address = "data:image/png;base64," + String(repeating: "A", count: 2 << 20)
        func problems(_ cell: String, _ address: String) throws -> [TemplateProblem] {
            let template = try TemplateFixture().template(
                "data: { u: x }\nsections: [{ items: 20, cell: \(cell) }]",
                options: TemplateOptions(dataText: "{\"u\": \"\(address)\"}"))
            do throws(TemplateErrors) { _ = try template.content(knownFontFamilies: nil) } catch {
                return error.errors.map(\.problem)
            }
            return []
        }
        #expect(try problems("{ image: { name: '{{ u }}', resizable: true } }", address) == [])
        // All together have a limit, too.
        let large = "data:image/png;base64," + String(repeating: "A", count: 7 << 20)
        #expect(
            try problems("{ image: { name: '{{ u }}', resizable: true } }", large) == [
                .tooManyAddressBytes(limit: 64 << 20)
            ])
        // Shown as a text, it counts as a text.
        let short = "data:" + String(repeating: "A", count: 90_000)
        #expect(try problems("{ text: '{{ u }}' }", short) == [.tooMuchText(limit: 1_001_000)])
    }
}
