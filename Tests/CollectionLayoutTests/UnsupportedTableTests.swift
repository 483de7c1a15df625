import Foundation
import Testing

@Suite("The table of what is supported")
struct UnsupportedTableTests {
    struct Row: CustomTestStringConvertible, Sendable {
        /// The type, and the member if the row names one.
        var names: [String]
        var state: String
        var reason: String
        var testDescription: String { names.joined(separator: ".") }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let rows: [Row] = {
        let text = (try? String(contentsOf: root.appending(path: "docs/unsupported-layout.md"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let name = columns[1].filter { $0 != "`" }
            return Row(names: name.split(separator: ".").map(String.init), state: columns[2], reason: columns[3])
        }
    }()

    /// The sources, file by file, without comments.
    private static let sources: [String] = {
        var found: [String] = []
        for module in ["CollectionLayout", "CoreGeometry"] {
            let folder = root.appending(path: "Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? FileManager.DirectoryEnumerator()
            where file.pathExtension == "swift" {
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                found.append(
                    text.split(separator: "\n", omittingEmptySubsequences: false)
                        .filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }.joined(separator: "\n"))
            }
        }
        return found
    }()

    private static func declaresType(_ name: String, _ text: String) -> Bool {
        text.contains(pattern("(class|struct|enum|protocol|typealias)", name))
    }

    private static func declaresMember(_ name: String, of type: String) -> Bool {
        sources.contains { text in
            let isAboutType = declaresType(type, text) || text.contains(pattern("extension", type))
            return isAboutType && text.contains(pattern("(func|var|let|case)", name))
        }
    }

    private static func isDeclared(_ row: Row) -> Bool {
        guard row.names.count == 2 else { return sources.contains { declaresType(row.names[0], $0) } }
        return declaresMember(row.names[1], of: row.names[0])
    }

    private static func pattern(_ keyword: String, _ name: String) -> Regex<AnyRegexOutput> {
        // The names come from the table in this package and hold letters and digits only.
        (try? Regex("\\b\(keyword) \(name)\\b")) ?? Regex(verbatim: "\u{0}")
    }

    @Test("each row says what the sources declare", arguments: rows)
    func declared(_ row: Row) {
        #expect(["computed", "inert", "absent"].contains(row.state))
        #expect(Self.isDeclared(row) == (row.state != "absent"))
        #expect(row.state == "computed" || !row.reason.isEmpty, "say why")
    }

    @Test("the table is read, without repetitions")
    func table() {
        #expect(Self.rows.count > 60)
        #expect(Set(Self.rows.map(\.testDescription)).count == Self.rows.count)
        #expect(Self.rows.filter { $0.state == "absent" }.count > 10)
    }

    @Test("the check finds what is missing")
    func check() {
        #expect(!Self.isDeclared(Row(names: ["NSCollectionLayoutSection", "nothingOfTheKind"], state: "", reason: "")))
        #expect(!Self.isDeclared(Row(names: ["UIColor"], state: "", reason: "")))
        #expect(Self.isDeclared(Row(names: ["NSCollectionLayoutSection"], state: "", reason: "")))
    }

    @Test("every public type of layouts that has UIKit's name is in the table, or is a value of one that is")
    func complete() throws {
        let listed = Set(Self.rows.map { $0.names[0] })
        let declaration = try Regex("\\b(?:open|public)(?: final)? class (UI[A-Za-z]+|NSCollectionLayout[A-Za-z]+)")
        var missing: Set<String> = []
        for text in Self.sources {
            for match in text.matches(of: declaration) {
                let name = match[1].substring.map(String.init) ?? ""
                if !listed.contains(name) { missing.insert(name) }
            }
        }
        #expect(
            missing == [
                "NSCollectionLayoutAnchor", "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutGroupCustomItem",
                "NSCollectionLayoutSize", "NSCollectionLayoutSpacing",
                "UICollectionLayoutSectionOrthogonalScrollingProperties",
            ])
    }
}
