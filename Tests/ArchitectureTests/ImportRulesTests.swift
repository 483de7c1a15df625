import Foundation
import Testing

/// Compares the import lines of all modules with `Package.swift`, with the rooms that `ARCHITECTURE.md` puts them in, and
/// with what that page says of them.
///
/// With `FLATLAY_RECORD=1` in the environment, the part of the page that is made of rules and imports is written again.
@Suite struct ImportRulesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let house = Result { try House(root: root) }

    private let house: House

    init() throws { house = try Self.house.get() }

    // MARK: Imports

    @Test func everyModuleHasOneLineInThePage() {
        let listed = house.page.rooms.flatMap(\.modules)
        #expect(Set(listed).count == listed.count, "ARCHITECTURE.md lists a module twice")
        let others = Set(house.modules).symmetricDifference(listed).sorted()
        #expect(others.isEmpty, "\(others) are in one of ARCHITECTURE.md and Package.swift")
        #expect(house.page.rooms.map(\.name) == Room.all.map(\.name))
        #expect(house.imports.values.reduce(0) { $0 + $1.count } > 250, "the import lines were not found")
    }

    @Test func everyImportIsADependencyInTheManifest() {
        for module in house.manifest.modules {
            let others = Set(Room.all.first { $0.name == house.page.room(of: module.name) }?.others ?? [])
            for name in house.imports(of: module.name) where !module.dependencies.contains(name) {
                let isOfTheSystem = !house.modules.contains(name) && (others.union(Room.everywhere)).contains(name)
                #expect(isOfTheSystem, "\(module.name) imports \(name), which it does not depend on in Package.swift")
            }
        }
    }

    /// Names that frameworks depend on to be built later, and what only the compiler needs, are not imported.
    @Test func everyDependencyIsImported() {
        for module in house.manifest.modules where house.page.room(of: module.name) != "frameworks" {
            let unused = module.dependencies.subtracting(house.imports(of: module.name))
            #expect(unused.isEmpty, "\(module.name) depends on \(unused.sorted()) and does not import them")
        }
    }

    @Test func everyImportObeysItsRoom() {
        var used: Set<String> = []
        for module in house.modules {
            for name in house.imports(of: module) where !house.page.allows(module, toImport: name) {
                used.insert("\(module) \(name)")
                let isException = Room.exceptions.contains { $0.module == module && $0.imported == name }
                #expect(
                    isException,
                    "\(house.imports[module]?[name] ?? module) imports \(name); \(house.page.room(of: module) ?? "?") must not"
                )
            }
        }
        for exception in Room.exceptions {
            #expect(
                used.contains("\(exception.module) \(exception.imported)"),
                "no file of \(exception.module) imports \(exception.imported) any more: remove the exception")
        }
    }

    @Test func noModuleImportsItselfByWayOfOthers() {
        for module in house.modules {
            #expect(!house.closure(of: module).contains(module), "\(module) imports itself by way of others")
        }
    }

    @Test func forbiddenImportsAreFound() throws {
        let page = Page(
            """
            | Module | Holds |
            |---|---|
            | **content** | |
            | `Views` | |
            | `Others` | |
            | **models** | |
            | `Data` `Layout` | |
            | **engine** | |
            | `Writer` | |
            | `Bytes` | |
            """)
        #expect(page.rooms.map(\.modules) == [["Views", "Others"], ["Data", "Layout"], ["Writer", "Bytes"]])
        let allowed = [("Views", "Data"), ("Views", "OpenCombine"), ("Writer", "Bytes"), ("Data", "Foundation")]
        for (module, name) in allowed { #expect(page.allows(module, toImport: name), "\(module) \(name)") }
        let forbidden = [
            ("Data", "Views"), ("Data", "Layout"), ("Views", "Others"), ("Bytes", "Writer"), ("Writer", "Views"),
            ("Data", "OpenCombine"), ("Views", "NIOCore"), ("Views", "Views"), ("Absent", "Data"),
        ]
        for (module, name) in forbidden { #expect(!page.allows(module, toImport: name), "\(module) \(name)") }
    }

    // MARK: The page

    @Test func theRulesInThePageAreCurrent() throws {
        let file = Self.root.appendingPathComponent("ARCHITECTURE.md")
        let expected = try #require(house.page.replacingGenerated(with: house.rules), "the marks were not found")
        if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" {
            try expected.write(to: file, atomically: true, encoding: .utf8)
        }
        let current = try String(contentsOf: file, encoding: .utf8)
        #expect(
            current == expected,
            "ARCHITECTURE.md is out of date; FLATLAY_RECORD=1 swift test --filter ImportRulesTests writes it")
    }

    /// What imports what is made of the sources. A sentence by hand would be true until somebody changes an import.
    @Test func noSentenceSpeaksOfImports() {
        for sentence in house.page.sentencesAboutImports(of: house.modules) {
            Issue.record("ARCHITECTURE.md says which module needs another: '\(sentence)'")
        }
        let page = Page("`Data` imports `Views`. `Data` has rows.\n| `Data` | depends on it |\n`Other` knows `View`.")
        #expect(page.sentencesAboutImports(of: ["Data", "Views"]).count == 2)
    }

    @Test func thePageIsShort() {
        #expect(house.page.text.utf8.count <= 12_288)
        for line in house.page.text.split(separator: "\n") { #expect(line.count <= 300, "\(line)") }
    }

    /// The page on modules gives reasons for arrows: these exist.
    @Test func theReasonsForArrowsAreAboutArrowsThatExist() throws {
        let file = Self.root.appendingPathComponent("docs/internal/modules.md")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .drop { !$0.hasPrefix("| Module | Imported by |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
        #expect(rows.count >= 3, "the rows were not found")
        for row in rows {
            let cells = row.split(separator: "|").map { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } }
            let name = try #require(cells.first?.first)
            for module in cells[1] {
                #expect(house.imports(of: module).contains(name), "modules.md: \(module) does not import \(name)")
            }
        }
    }

    // MARK: Files

    @Test func noSourceFileHoldsMoreThanFiveHundredLines() throws {
        for (file, text) in house.files {
            let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(lines <= 500, "\(file) has \(lines) lines")
        }
    }
}
