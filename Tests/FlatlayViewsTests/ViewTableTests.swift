import Foundation
import Testing

@testable import FlatlayViews

/// Compares `docs/unsupported-views.md` with the sources, in both directions.
@Suite("The table of views and modifiers")
struct ViewTableTests {
    struct Row: CustomTestStringConvertible, Sendable {
        /// A type, or `View` and the name of a modifier.
        var name: String
        var state: String
        var remark: String

        var modifier: String? { name.hasPrefix("View.") ? String(name.dropFirst(5)) : nil }
        var testDescription: String { name }
    }

    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let rows: [Row] = {
        let text = (try? String(contentsOf: root.appending(path: "docs/unsupported-views.md"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return Row(name: columns[1].filter { $0 != "`" }, state: columns[2], remark: columns[3])
        }
    }()

    /// The declarations in the sources.
    private struct Declarations: Sendable {
        /// The folders of each public type at the top of a file, and whether it is a view or a shape.
        var types: [String: (folder: String, isView: Bool)] = [:]
        /// For each public modifier of views, whether all its declarations return the view itself.
        var modifiers: [String: Bool] = [:]

        init(sources: URL) {
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? FileManager.DirectoryEnumerator()
            where file.pathExtension == "swift" {
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                read("\n" + text, folder: file.deletingLastPathComponent().lastPathComponent)
            }
        }

        private mutating func read(_ source: String, folder: String) {
            // Isolation makes no other declaration.
            let text = source.replacing(#/\n(?:(?:@MainActor|@preconcurrency|nonisolated) )+/#, with: "\n")
            for match in text.matches(of: #/\npublic (?:final )?(struct|class|enum|protocol|typealias) (\w+)([^{\n]*)/#)
            {
                let isView = match.1 == "struct" && match.3.contains(#/\b(View|PrimitiveView|Shape|InsettableShape)\b/#)
                types[String(match.2)] = (folder, isView)
            }
            // Extensions end at a brace at the start of a line.
            for part in text.split(separator: "\n}").map(String.init)
            where part.contains(#/\nextension View( where [^{]*)? \{/#) {
                for match in part.matches(of: #/\n    public (?:consuming )?func (\w+)([^{]*)\{(?: self \})?/#) {
                    let isInert = match.0.hasSuffix("{ self }")
                    modifiers[String(match.1)] = isInert && modifiers[String(match.1), default: true]
                }
            }
        }
    }

    private static let declared = Declarations(sources: root.appending(path: "Sources/FlatlayViews"))

    @Test("each row matches the sources", arguments: rows)
    func declared(_ row: Row) {
        #expect(["drawn", "inert", "refused", "absent"].contains(row.state))
        #expect(row.state == "drawn" || !row.remark.isEmpty, "say why")
        if let modifier = row.modifier {
            let isInert = Self.declared.modifiers[modifier]
            #expect((isInert == nil) == (row.state == "absent"))
            if let isInert { #expect(isInert == (row.state == "inert")) }
        } else {
            let type = Self.declared.types[row.name]
            #expect((type == nil) == (row.state == "absent"))
            if let type { #expect((type.folder == "Refused") == (row.state == "refused")) }
        }
    }

    @Test("every declaration in the sources has exactly one row")
    func complete() {
        let names = Self.rows.map(\.name)
        #expect(Set(names).count == names.count)
        let modifiers = Self.declared.modifiers.keys.filter { !names.contains("View." + $0) }
        #expect(modifiers.sorted() == [])
        let views = Self.declared.types.filter { !$0.key.hasPrefix("_") && $0.value.isView && !names.contains($0.key) }
        #expect(views.keys.sorted() == [])
        let refused = Self.declared.types.filter { $0.value.folder == "Refused" && !names.contains($0.key) }
        #expect(refused.isEmpty)
    }

    @Test("the sources are found")
    func check() {
        #expect(Self.declared.modifiers.count > 200)
        #expect(Self.declared.modifiers["onTapGesture"] == true)
        #expect(Self.declared.modifiers["padding"] == false)
        #expect(Self.declared.modifiers["nothingOfTheKind"] == nil)
        #expect(Self.declared.types["HStack"]?.isView == true)
        #expect(Self.rows.filter { $0.state == "absent" }.count > 10)
    }

    @Test("types of other frameworks name their replacement")
    func unavailable() throws {
        let file = Self.root.appending(path: "Sources/FlatlayViews/Views/Refused/OtherFrameworks.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let declarations = text.matches(of: #/public (protocol|enum) (\w+)/#).count
        #expect(declarations == 5)
        #expect(text.matches(of: #/@available\(\*, unavailable, message: "[^"]{40,}"\)\n/#).count == declarations)
    }
}
