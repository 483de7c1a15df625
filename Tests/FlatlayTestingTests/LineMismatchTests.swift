import FlatlayTesting
import Foundation
import TestSupport
import Testing

/// The excerpt of long lines in a mismatch: an SVG has lines of many thousands of characters.
@Suite struct LineMismatchTests {
    private func message(_ old: String, _ new: String) throws -> String {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("a.svg")
        try ReferenceFile(at: file, isRecording: true).verify(Data(old.utf8))
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(Data(new.utf8))
        }
        guard case .different(_, let detail)? = error else { return "" }
        // The lines around it name the files.
        let lines = detail.components(separatedBy: "\n")
        #expect(lines.first == "The snapshot differs from its reference:")
        return lines.dropFirst().prefix { !$0.hasPrefix("  reference: ") }.joined(separator: "\n")
    }

    @Test("the excerpts show where the lines start to differ", arguments: [0, 1, 39, 40, 41, 159, 160, 5_000, 9_999])
    func differences(column: Int) throws {
        let old = "<svg>\n" + String(repeating: "m", count: 10_000)
        var new = Array(old)
        new[6 + column] = "X"
        let detail = try message(old, String(new))
        let lines = detail.split(separator: "\n")
        #expect(lines.first == "line 2, from column \(column + 1) on, is")
        let (shownNew, shownOld) = (lines[1], lines[3])
        #expect(shownNew != shownOld)
        #expect(shownNew.contains("X") && !shownOld.contains("X"))
        #expect(shownNew.count <= 164)
        #expect(shownNew.hasPrefix("  …") == (column > 40))
    }

    @Test("a line that is longer now, and control characters")
    func ends() throws {
        let long = String(repeating: "m", count: 1_000)
        let detail = try message(long, long + "\u{1B}[31mmore")
        #expect(detail.hasSuffix("…" + String(repeating: "m", count: 40)))
        #expect(detail.contains(#"m\u{1B}[31mmore"# + "\ninstead of"))
        #expect(try message("a\nb\n", "a\nc\n") == "line 2 is\n  c\ninstead of\n  b")
    }
}
