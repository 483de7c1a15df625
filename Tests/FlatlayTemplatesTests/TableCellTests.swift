import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// Fields of tables: texts as they are written, which count as numbers and truth values where some are needed.
@Suite struct TableCellTests {
    /// A table with one row for each field.
    private func table(_ fields: [String]) -> String {
        "v,\n" + fields.map { "\"\($0.replacing("\"", with: "\"\""))\",\n" }.joined()
    }

    private func shown(_ expression: String, of table: String) throws -> [String] {
        let fixture = try TemplateFixture(["rows.csv": table])
        return try fixture.template(
            "data: { rows: rows.csv }\nsections: [{ items: rows, cell: { text: \"[{{ \(expression) }}]\" }, layout: { list: {} } }]"
        ).displayedText()
    }

    @Test func fieldsAreShownAsTheyAreWritten() throws {
        let fields = [
            "Null", "null", "~", "TRUE", "False", "NO", "00420", "1E5", "3.10", "12e-3", "1_000", "0x1F", ".inf",
            ".NaN",
            "+49 30 1", "99999999999999999999", "=SUM(A1)", "", "{{ x }}",
        ]
        #expect(try shown("item.v", of: table(fields)) == fields.map { "[\($0)]" })
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func randomFieldsAreShownAsTheyAreWritten(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let parts = ["0", "1", "9", ".", "e", "E", "-", "+", "_", "~", "null", "true", "x", "FALSE", ",", "\""]
        let fields = (0..<40).map { _ in
            (0..<Int.random(in: 1...5, using: &numbers)).map { _ in parts.randomElement(using: &numbers) ?? "" }
                .joined()
        }
        #expect(try shown("item.v", of: table(fields)) == fields.map { "[\($0)]" })
        #expect(
            try shown("item.v == '\(fields[0].replacing("\"", with: "\\\\\\\""))'", of: table([fields[0]])) == [
                "[true]"
            ])
    }

    @Test(arguments: [
        ("12", "item.v * 2", "24"), ("12", "item.v + 1", "13"), ("12", "item.v + item.v", "24"),
        ("12", "-item.v", "-12"),
        ("ab", "item.v + 1", "ab1"), ("9", "item.v < 10", "true"), ("9", "item.v < item.v + 1", "true"),
        ("01", "item.v == 1", "true"), ("01", "item.v == '01'", "true"), ("01", "item.v == '1'", "false"),
        ("TRUE", "item.v == true", "true"), ("TRUE", "item.v ? 'a' : 'b'", "a"), ("FALSE", "item.v ? 'a' : 'b'", "b"),
        ("0", "item.v ? 'a' : 'b'", "b"), ("0.0", "item.v ? 'a' : 'b'", "b"), ("null", "item.v ? 'a' : 'b'", "a"),
        ("", "item.v ? 'a' : 'b'", "b"), ("", "item.v ?? 'none'", "none"), ("Null", "item.v ?? 'none'", "Null"),
        ("", "item.v == ''", "true"), ("", "item.v == null", "true"), ("", "item.v < 5", "false"),
        ("3", "item.v in [1, 2, 3]", "true"), ("3", "contains([1, 2, 3], item.v)", "true"),
        ("a|b", "split(item.v, '|') | count", "2"), ("007", "startsWith(item.v, '00')", "true"),
        ("007", "first(item.v)", "0"),
        ("2026-03-14", "date(item.v, pattern: 'dd.MM.yyyy')", "14.03.2026"), ("1", "['x', 'y'][item.v]", "y"),
        ("3.456", "round(item.v, 1)", "3.5"),
    ])
    func expressionsTakeWhatAFieldStandsFor(field: String, expression: String, expected: String) throws {
        #expect(try shown(expression, of: table([field])) == ["[\(expected)]"])
    }

    @Test func settingsTakeWhatAFieldStandsFor() throws {
        let fixture = try TemplateFixture(["rows.csv": "size,bold,tone,times\n30,TRUE,#102030,2\n20,false,red,1\n"])
        let template = try fixture.template(
            """
            data: { rows: rows.csv }
            sections:
              - items: rows
                cell: { hstack: [{ text: "{{ item.tone }}", font: "{{ item.size }}", bold: "{{ item.bold }}", foregroundStyle: "{{ item.tone }}", repeat: item.times, if: item.bold }] }
                layout: { list: {} }
            """)
        #expect(try template.displayedText() == ["#102030", "#102030"])
        #expect(try template.displayList().contains("#102030"))
    }

    @Test func parametersTakeFieldsOfEveryType() throws {
        let fixture = try TemplateFixture(["rows.csv": "code,count,isNew\n007,3,TRUE\n"])
        let template = try fixture.template(
            """
            parameters: { code: { type: text }, count: { type: number }, isNew: { type: boolean } }
            data: { rows: rows.csv, code: "", count: 0, isNew: false }
            sections: [{ items: 1, cell: { text: "{{ code }} {{ count + 1 }} {{ isNew }}" } }]
            """)
        let row = TemplateMapping([("code", .cell("007")), ("count", .cell("3")), ("isNew", .cell("TRUE"))])
        #expect(try template.replacingData(.mapping(row)).displayedText() == ["007 4 true"])
    }

    @Test func codesWithOneNumberStayDifferent() throws {
        let table = table(["007", "7", "7.0", "007", "12345678901234567890", "12345678901234567891"])
        #expect(try shown("count(unique(rows, 'v'))", of: table).first == "[5]")
        #expect(try shown("group(rows, 'v')[0].key", of: table).first == "[007]")
    }

    /// The order of the documentation, by comparing every pair: empty fields, then numbers, then other texts.
    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func randomFieldsAreSortedAsNumbersAndTexts(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let fields = (0..<25).map { _ in
            [
                "", "\(Int.random(in: -20...20, using: &numbers))", "1e\(Int.random(in: 0...2, using: &numbers))", "b",
                "a",
            ]
            .randomElement(using: &numbers) ?? ""
        }
        var sorted: [String] = []
        for field in fields {
            let place = sorted.firstIndex { isBefore(field, $0) } ?? sorted.count
            sorted.insert(field, at: place)
        }
        let joined = try shown("map(sort(rows, 'v'), 'v') | join('/')", of: table(fields)).first
        #expect(joined == "[\(sorted.joined(separator: "/"))]")
    }

    private func isBefore(_ left: String, _ right: String) -> Bool {
        func rank(_ text: String) -> Int { text.isEmpty ? 0 : Double(text) != nil ? 1 : 2 }
        guard rank(left) == rank(right) else { return rank(left) < rank(right) }
        if let left = Double(left), let right = Double(right) { return left < right }
        return left < right
    }
}
