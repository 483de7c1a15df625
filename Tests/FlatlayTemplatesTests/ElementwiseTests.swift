import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// `sum` and its relatives with an expression for each element.
@Suite struct ElementwiseTests {
    private func shown(_ expression: String, _ data: String) throws -> String? {
        try TemplateFixture().template(
            "data: { \(data) }\nsections: [{ items: 1, cell: { text: \"[{{ \(expression) }}]\" } }]"
        ).displayedText().first
    }

    private let cart = "rows: [{ price: 2.5, count: 4, tag: x }, { price: 10, count: 1, tag: '' }], rate: 2, key: price"

    @Test(arguments: [
        ("sum(rows, price * count)", "20"), ("sum(rows, by: price * count * rate)", "40"),
        ("sum(rows, 'price')", "12.5"),
        ("sum(rows, key)", "12.5"), ("average(rows, count)", "2.5"), ("min(rows, price * count)", "10"),
        ("max(rows, price)", "10"), ("max(rows, 'price')", "10"), ("max(3, rate)", "3"),
        ("count(rows, price > 5)", "1"),
        ("count(rows, tag)", "1"), ("count(rows, 'tag')", "1"), ("count(rows)", "2"), ("sum([1, 2], . * .)", "5"),
        ("sum([], price)", "0"), ("sum(null, price)", "0"), ("sum([[1, 2], [3]], sum(., . * 10))", "60"),
        ("sum(rows, price * sum(rows, count))", "62.5"), ("sum(rows, price > 5 ? price : 0)", "10"),
        ("rows | sum(price) | currency('EUR')", "€12.50"),
    ])
    func expressionsForEachElement(expression: String, expected: String) throws {
        #expect(try shown(expression, cart) == "[\(expected)]")
    }

    /// Sums of products of random tables, against a loop.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func randomSumsAreThoseOfALoop(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let rows = (0..<30).map { _ in
            (Int.random(in: -50...50, using: &numbers), Int.random(in: 0...9, using: &numbers))
        }
        let data = "rows: [\(rows.map { "{ a: \($0.0), b: \($0.1) }" }.joined(separator: ", "))]"
        #expect(try shown("sum(rows, a * b - 1)", data) == "[\(rows.reduce(0) { $0 + $1.0 * $1.1 - 1 })]")
        #expect(try shown("min(rows, a - b)", data) == "[\(rows.map { $0.0 - $0.1 }.min() ?? 0)]")
        #expect(try shown("count(rows, a > b)", data) == "[\(rows.count { $0.0 > $0.1 })]")
    }

    @Test func whatAnElementLacksIsAnErrorOfTheExpression() throws {
        let fixture = try TemplateFixture()
        let source =
            "data: { rows: [{ price: 1 }] }\nsections: [{ items: 1, cell: { text: \"{{ sum(rows, prise) }}\" } }]"
        #expect(
            fixture.errors(source).map(\.description) == ["t.yaml:2:52: the data has no 'prise'; did you mean 'price'?"]
        )
    }

    /// An expression for each element of a list inside another one multiplies, and counts as such.
    @Test func theWorkOfElementsIsCounted() throws {
        let fixture = try TemplateFixture()
        let source =
            "sections: [{ items: 1, cell: { text: \"{{ sum(range(3000), sum(range(3000), 1 * 2 + . * 3)) }}\" } }]"
        let message = fixture.errors(source).first?.message ?? ""
        #expect(message.contains("the expressions of the image read and make more than"), "\(message)")
    }
}
