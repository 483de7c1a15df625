import Foundation
import Testing

/// Compares the public top-level names of the modules that `Flatlay` re-exports with the table in `docs/internal/names.md`,
/// so that a new name in the code of apps is a deliberate decision.
@Suite struct PublicNamesTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Name: Hashable, CustomStringConvertible {
        var name: String
        var module: String
        var description: String { "\(name) (\(module))" }
    }

    @Test func everyPublicNameStandsInTheTable() throws {
        let table = try table()
        let added = try publicNames().filter { !AppleNames.all.contains($0.name) && !table.contains($0) }
        #expect(
            added.isEmpty,
            "add these to names.md, make them package, or, if an Apple framework has them, add them to AppleNames")
    }

    @Test func theTableNamesOnlyWhatIsPublic() throws {
        let names = try publicNames()
        #expect(names.count > 400, "the declarations were not found")
        #expect(try table().subtracting(names).isEmpty, "docs/internal/names.md lists names that are not public")
        #expect(AppleNames.all.subtracting(names.map(\.name)).isEmpty, "AppleNames lists names that are not public")
    }

    @Test func noNameStandsInBothLists() throws {
        #expect(try table().filter { AppleNames.all.contains($0.name) }.isEmpty)
    }

    /// A row such as "`UIThing`, `UIOther` | absent" is forgotten easily when the type is added.
    @Test func whatThePageCallsAbsentIsNotPublic() throws {
        let page = try String(contentsOf: root.appending(path: "docs/unsupported.md"), encoding: .utf8)
        let absent = page.split(separator: "\n").map { $0.split(separator: "|") }
            .filter { $0.count == 2 && $0[1].trimmingCharacters(in: .whitespaces).hasPrefix("absent") }
            .flatMap { $0[0].matches(of: /`([A-Za-z]+)`/).map { String($0.1) } }
        #expect(!absent.isEmpty, "the rows were not found")
        #expect(Set(absent).isDisjoint(with: try publicNames().map(\.name)))
    }

    @Test func commonWordsStayFreeForApps() throws {
        let names = Set(try publicNames().map(\.name))
        #expect(names.isDisjoint(with: ["AtomicFile", "Bitmap", "Timeline", "Track"]))
    }

    /// The rows of the table whose head is `| Name | Module | What it is |`.
    private func table() throws -> Set<Name> {
        let text = try String(contentsOf: root.appendingPathComponent("docs/internal/names.md"), encoding: .utf8)
        var result: Set<Name> = []
        for line in text.split(separator: "\n") where line.hasPrefix("| `") {
            let columns = line.split(separator: "|").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
            if columns.count == 3 { result.insert(Name(name: columns[0], module: columns[1])) }
        }
        return result
    }

    /// The top-level declarations of `Flatlay` and of the modules in its `Exports.swift`. A declaration at the top level is
    /// not indented.
    private func publicNames() throws -> Set<Name> {
        var result: Set<Name> = []
        let declaration =
            #/(?:@\w+(?:\([^)]*\))? |nonisolated )*(?:public|open) (?:[a-z]+ )*?(?:actor|class|enum|func|let|macro|protocol|struct|typealias|var) `?(\w+)/#
        for module in try modules() {
            let folder = root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    guard let first = line.first, first != " ", let match = line.prefixMatch(of: declaration) else {
                        continue
                    }
                    result.insert(Name(name: String(match.1), module: module))
                }
            }
        }
        return result
    }

    private func modules() throws -> [String] {
        let exports = try String(
            contentsOf: root.appendingPathComponent("Sources/Flatlay/Exports.swift"), encoding: .utf8)
        let modules = exports.matches(of: #/@_exported import (\w+)/#).map { String($0.1) }
        return modules.filter { $0 != "Foundation" } + ["Flatlay"]
    }
}
