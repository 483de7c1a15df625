import Foundation
import Testing

@testable import FlatlayTemplates

/// Compares the tables of functions in `docs/expressions.md` with the functions.
///
/// With `FLATLAY_RECORD=1` in the environment the tables are written again.
@Suite struct ExpressionReferenceTests {
    private static let markers = (start: "<!-- functions -->\n", end: "<!-- end of functions -->\n")

    @Test func theTablesAreCurrent() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/expressions.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(page.range(of: Self.markers.start))
        let end = try #require(page.range(of: Self.markers.end))
        let expected = page[..<start.upperBound] + tables() + page[end.lowerBound...]
        if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" {
            try String(expected).write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == expected,
            "docs/expressions.md is out of date; FLATLAY_RECORD=1 swift test --filter ExpressionReferenceTests writes it"
        )
    }

    private func tables() -> String {
        var lines: [String] = []
        for group in ExpressionFunction.groups {
            lines += ["", "### \(group.title)", "", "| Function | Returns | Example | Result |", "|---|---|---|---|"]
            lines += group.functions.map { function in
                let cells = [
                    "`\(function.signature)`", function.summary, "`\(function.example.call)`",
                    "`\(function.example.result)`",
                ]
                return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }
}
