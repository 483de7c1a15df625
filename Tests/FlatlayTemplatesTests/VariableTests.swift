import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// Variables that are computed from data, parameters and each other.
@Suite struct VariableTests {
    private let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture(["theme.yaml": "variables: { unit: 8, gap: \"{{ unit * 2 }}\" }\n"])
    }

    private func shown(_ head: String, _ text: String) throws -> [String] {
        try fixture.template(
            "canvas: { width: 9000 }\n\(head)\nsections: [{ items: 1, cell: { text: \"\(text)\" }, layout: { list: {} } }]"
        )
        .displayedText()
    }

    @Test func aVariableIsComputedFromOthersInAnyOrder() throws {
        #expect(
            try shown("variables: { sum: \"{{ a + b }}\", b: \"{{ a * 10 }}\", a: 2 }", "{{ sum }} {{ b }}") == [
                "22 20"
            ])
        #expect(
            try shown(
                "data: { items: [{ n: 3 }, { n: 4 }] }\nparameters: { factor: 2 }\nvariables: { total: \"{{ sum(items, n) * factor }}\", label: \"all: {{ total }}\" }",
                "{{ label }}") == ["all: 14"])
        #expect(
            try shown(
                "variables: { card: { title: \"{{ name }}\", tags: [a, \"{{ name }}\"] }, name: X }",
                "{{ card.tags[1] }}")
                == ["X"])
        #expect(try shown("use: theme.yaml\nvariables: { unit: 5 }", "{{ gap }}") == ["10"])
    }

    /// Chains in random order, against the sums that they stand for.
    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func randomSumsOfVariables(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let count = 20
        var values: [Int] = []
        var written: [String] = []
        for index in 0..<count {
            let parts = (0..<index).filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
            values.append(parts.reduce(index) { ($0 + values[$1]) % 1_000_000 })
            written.append(
                "v\(index): \"{{ (\((["\(index)"] + parts.map { "v\($0)" }).joined(separator: " + "))) % 1000000 }}\"")
        }
        let head = "variables: { \(written.shuffled(using: &numbers).joined(separator: ", ")) }"
        let text = (0..<count).map { "{{ v\($0) }}" }.joined(separator: " ")
        #expect(try shown(head, text) == [values.map(String.init).joined(separator: " ")])
    }

    @Test func dataReplaceAVariableAlsoForOthers() throws {
        let source =
            "variables: { tone: calm, title: \"{{ tone }} sea\" }\nsections: [{ items: 1, cell: { text: \"{{ title }}\" } }]"
        let template = try fixture.template(source)
        #expect(try template.displayedText() == ["calm sea"])
        #expect(try template.replacingData(json: #"{"tone": "wild"}"#).displayedText() == ["wild sea"])
        #expect(try template.replacingData(json: #"{"title": "land"}"#).displayedText() == ["land"])
        let set = TemplateOptions(overrides: [("variables.tone", "grey")])
        #expect(try fixture.template(source, options: set).displayedText() == ["grey sea"])
    }

    @Test(arguments: [
        ("a: \"{{ a }}\"", ["t.yaml:1:17: variable 'a' is computed from itself: a → a; break the cycle"]),
        (
            "a: \"{{ b }}\", b: \"{{ c + 1 }}\", c: \"{{ a }}\", d: \"{{ a }}!\"",
            ["t.yaml:1:17: variable 'a' is computed from itself: a → b → c → a; break the cycle"]
        ),
        (
            "a: \"{{ titel }}\", b: \"{{ a }}\", title: x",
            ["t.yaml:1:18: the data has no 'titel'; did you mean 'title'?"]
        ),
        (
            "a: \"{{ 1 +\"",
            [
                "t.yaml:1:18: can't read '{{ 1 +' in variables.a: '{{' has no '}}'"
            ]
        ),
    ])
    func mistakesOfVariables(variables: String, expected: [String]) {
        let source = "variables: { \(variables) }\nsections: [{ items: 1, cell: { text: a } }]"
        #expect(fixture.errors(source).map(\.description) == expected)
    }
}
