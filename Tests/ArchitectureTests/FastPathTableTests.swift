import Foundation
import Testing

/// Compares the table in `docs/internal/fast-paths.md` with the repository: each row has all cells, and the files and
/// tests that it names exist.
@Suite struct FastPathTableTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Row {
        /// The short way, its condition, the plain way, the tests, and the number of compared cases.
        let cells: [String]
        var name: String { cells.first ?? "" }

        /// The words in back-ticks of a cell.
        func names(in cell: Int) -> [String] { cells[cell].matches(of: #/`([^`]+)`/#).map { String($0.1) } }
    }

    @Test func everyRowHasAllCells() throws {
        let rows = try rows()
        #expect(rows.count > 20, "the rows were not found")
        #expect(Set(rows.map(\.name)).count == rows.count, "a way is listed twice")
        for row in rows {
            #expect(row.cells.count == 5, "\(row.name) has \(row.cells.count) cells")
            #expect(row.cells.allSatisfy { !$0.isEmpty }, "\(row.name) has an empty cell")
            let count = row.cells.last.flatMap { Int($0.replacing(",", with: "")) }
            #expect(count.map { $0 >= 40 } == true, "\(row.name) compares \(row.cells.last ?? "nothing")")
        }
    }

    @Test func everyConditionIsInASourceFile() throws {
        for row in try rows() where row.cells.count == 5 {
            let files = row.names(in: 1).filter { $0.hasPrefix("Sources/") }
            #expect(!files.isEmpty, "\(row.name) names no file of its condition")
            for file in files {
                let path = root.appendingPathComponent(file).path
                #expect(FileManager.default.fileExists(atPath: path), "\(row.name) names \(file)")
            }
        }
    }

    @Test func everyTestExists() throws {
        let tests = try tests()
        for row in try rows() where row.cells.count == 5 {
            let names = row.names(in: 3)
            #expect(!names.isEmpty, "\(row.name) names no test")
            for name in names { #expect(tests.contains(name), "\(row.name) names \(name)") }
        }
    }

    /// The rows of the table that begins with `| Fast way |`.
    private func rows() throws -> [Row] {
        let text = try String(contentsOf: root.appendingPathComponent("docs/internal/fast-paths.md"), encoding: .utf8)
        return text.split(separator: "\n").drop { !$0.hasPrefix("| Fast way |") }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
            .map { line in
                let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                return Row(cells: cells.map { $0.trimmingCharacters(in: .whitespaces) })
            }
    }

    /// The test functions as `Suite.function`.
    private func tests() throws -> Set<String> {
        let folder = root.appendingPathComponent("Tests")
        var names: Set<String> = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            // Functions follow the suite that they belong to, and their attribute may take some lines.
            var (suite, isTest) = ("", false)
            for line in source.split(separator: "\n") {
                if let match = line.firstMatch(of: #/^(?:@Suite.*\s)?(?:final )?(?:struct|class) (\w+)/#) {
                    suite = String(match.1)
                }
                if line.contains("@Test") { isTest = true }
                if isTest, let match = line.firstMatch(of: #/func (\w+)\(/#) {
                    names.insert("\(suite).\(match.1)")
                    isTest = false
                }
            }
        }
        return names
    }
}
