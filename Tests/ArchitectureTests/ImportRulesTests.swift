import Foundation
import Testing

/// Compares the import lines of every module with the table in `ARCHITECTURE.md`.
@Suite struct ImportRulesTests {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func everyImportStandsInTheTable() throws {
        let allowed = try allowedImports()
        var count = 0
        for module in try modules() {
            let rules = try #require(allowed[module], "module \(module) is missing from ARCHITECTURE.md")
            for file in try swiftFiles(of: module) {
                for imported in try imports(of: file) {
                    count += 1
                    #expect(rules.contains(imported), "\(module)/\(file.lastPathComponent) imports \(imported)")
                }
            }
        }
        #expect(count > 50, "the import lines were not found")
    }

    @Test func theTableNamesOnlyModulesThatExist() throws {
        let existing = try modules()
        for module in try allowedImports().keys {
            #expect(existing.contains(module), "ARCHITECTURE.md names \(module), which has no folder")
        }
    }

    @Test func theDrawingNamesModulesThatExist() throws {
        let text = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let drawing = try #require(text.components(separatedBy: "```").dropFirst().first)
        let existing = try modules()
        let names = drawing.matches(of: #/\b(Flatlay\w+|CollectionData|CollectionLayout)\b/#).map { String($0.1) }
        #expect(Set(names).count > 10, "the drawing was not found")
        for name in names { #expect(existing.contains(name), "the drawing of ARCHITECTURE.md names \(name)") }
    }

    @Test func noImportRuleIsACircle() throws {
        let allowed = try allowedImports()
        func reaches(_ start: String, _ goal: String, _ seen: Set<String>) -> Bool {
            (allowed[start] ?? []).contains { next in
                next == goal || (!seen.contains(next) && reaches(next, goal, seen.union([next])))
            }
        }
        for module in allowed.keys {
            #expect(!reaches(module, module, []), "\(module) may import itself by way of others")
        }
    }

    @Test func noSourceFileHoldsMoreThanFiveHundredLines() throws {
        for module in try modules() {
            for file in try swiftFiles(of: module) {
                let lines = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.count <= 501, "\(module)/\(file.lastPathComponent) has \(lines.count) lines")
            }
        }
    }

    /// The rows of the table whose head is `| Module | Holds | May import |`.
    private func allowedImports() throws -> [String: Set<String>] {
        let text = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        var result: [String: Set<String>] = [:]
        var isInTable = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("| Module |") {
                isInTable = true
            } else if !line.hasPrefix("|") {
                isInTable = false
            } else if isInTable, !line.hasPrefix("|---") {
                let columns = line.split(separator: "|").map(String.init)
                if columns.count == 3, let name = names(in: columns[0]).first {
                    result[name] = Set(names(in: columns[2]))
                }
            }
        }
        return result
    }

    /// The words between backticks.
    private func names(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The modules whose folder is not the one of their name in `Sources`.
    private let foldersElsewhere = [
        "CellExamples": "Examples/Cells", "LayoutExamples": "Examples/Layouts", "SceneExamples": "Examples/Scenes",
        "ExamplesCommand": "Examples/Command", "FigureExamples": "Examples/Figures",
        "AnimationExamples": "Examples/Animations", "ViewExamples": "Examples/Views",
        "ScreenExamples": "Examples/Screens", "UIKitExamples": "Examples/UIKit",
    ]

    private func modules() throws -> [String] {
        let sources = root.appendingPathComponent("Sources").path
        return try (FileManager.default.contentsOfDirectory(atPath: sources) + foldersElsewhere.keys).sorted()
    }

    private func swiftFiles(of module: String) throws -> [URL] {
        let folder = root.appendingPathComponent(foldersElsewhere[module] ?? "Sources/\(module)")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
    }

    private func imports(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            var words = line.split(separator: " ").map(String.init)
            words.removeAll { $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) }
            guard words.first == "import", words.count > 1 else { return nil }
            // `import struct Module.Name` names a declaration of the module.
            let target = words.count > 2 ? words[2] : words[1]
            return target.split(separator: ".").first.map(String.init)
        }
    }
}
