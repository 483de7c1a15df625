import Foundation
import Testing

/// Compares the last column of the terms in `docs/internal/glossary.md` with the sources: each type is declared in the
/// module that follows it in parentheses. The types that `ARCHITECTURE.md` and `docs/internal/modules.md` name are declared,
/// too.
@Suite struct GlossaryTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A name such as `FocusEngine.Section`, with its module.
    private struct Entry {
        var name: String
        var module: String?
    }

    @Test func everyTypeIsDeclaredInItsModule() throws {
        let entries = try entries()
        #expect(entries.count > 50, "the terms were not found")
        let modules = try Self.declaredNames.get()
        for entry in entries {
            let names = entry.name.split(separator: ".").map { String($0.prefix { $0 != "(" }) }
            #expect(
                names.allSatisfy { name in modules.values.contains { $0.contains(name) } },
                "nothing is named \(entry.name)")
            if let module = entry.module, let name = names.last {
                #expect(modules[module]?.contains(name) == true, "\(module) does not declare \(entry.name)")
            }
        }
    }

    @Test func everyTypeOfTheArchitectureIsDeclared() throws {
        let house = Page(try String(contentsOf: Self.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8))
        let known = try Self.declaredNames.get().values.reduce(into: Set(house.rooms.flatMap(\.modules))) {
            $0.formUnion($1)
        }
        for page in ["ARCHITECTURE.md", "docs/internal/modules.md", "docs/internal/foreign-input.md"] {
            let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
            let names = Set(text.matches(of: #/`([A-Z]\w*[a-z]\w*)`/#).map { String($0.1) })
            #expect(names.count > 1, "\(page): the names were not found")
            for name in names.subtracting(known).sorted() {
                Issue.record("\(page) names \(name), which is not declared")
            }
        }
    }

    /// The names in the rows of the table whose head is `| Term | Meaning | Type or file |`. Paths and options of the
    /// command are left out.
    private func entries() throws -> [Entry] {
        let file = Self.root.appendingPathComponent("docs/internal/glossary.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let rows = text.split(separator: "\n").drop { !$0.hasPrefix("| Term |") }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        return rows.flatMap { row -> [Entry] in
            var entries: [Entry] = []
            for match in (row.split(separator: "|").last ?? "").matches(of: #/(\(?)`([^`]+)`/#) {
                let name = String(match.2)
                if match.1.isEmpty {
                    entries.append(Entry(name: name))
                } else {
                    // One module may follow several types.
                    for index in entries.indices where entries[index].module == nil { entries[index].module = name }
                }
            }
            return entries.filter { !$0.name.contains("/") && !$0.name.hasPrefix("-") }
        }
    }

    private static let declaredNames = Result { try readDeclaredNames() }

    /// Reads the names that each module declares.
    private static func readDeclaredNames() throws -> [String: Set<String>] {
        let declaration = #/\b(?:actor|class|enum|func|let|protocol|struct|typealias|var) `?(\w+)/#
        let sources = root.appendingPathComponent("Sources")
        var names: [String: Set<String>] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift") {
            let module = String(file.prefix { $0 != "/" })
            let source = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            names[module, default: []].formUnion(source.matches(of: declaration).map { String($0.1) })
        }
        return names
    }
}
