import Foundation

/// The modules of the package as they are: what the manifest declares, what files import, and what the page says.
struct House {
    let manifest: Manifest
    let page: Page
    /// The text of each source file in Swift, by its path.
    let files: [(path: String, text: String)]
    /// For each module, the modules that it imports, each with a file that does.
    let imports: [String: [String: String]]

    init(root: URL) throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        manifest = Manifest(try text("Package.swift"))
        page = Page(try text("ARCHITECTURE.md"))
        var files: [(path: String, text: String)] = []
        var imports: [String: [String: String]] = [:]
        for module in manifest.modules {
            let folder = root.appendingPathComponent(module.folder).path
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where name.hasSuffix(".swift") {
                let path = "\(module.folder)/\(name)"
                files.append((path, try text(path)))
                for imported in Self.imports(in: files[files.count - 1].text) {
                    imports[module.name, default: [:]][imported] = path
                }
            }
        }
        (self.files, self.imports) = (files, imports)
    }

    var modules: [String] { manifest.modules.map(\.name) }

    func imports(of module: String) -> [String] { (imports[module] ?? [:]).keys.sorted() }

    /// The modules of the package that a module needs, directly or by way of others.
    func closure(of module: String) -> Set<String> {
        var found: Set<String> = []
        var open = [module]
        while let next = open.popLast() {
            for name in imports(of: next) where modules.contains(name) && found.insert(name).inserted {
                open.append(name)
            }
        }
        return found
    }

    private static func imports(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.contains("import ") else { return nil }
            var words = line.split(separator: " ").map(String.init)
            words.removeAll { $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) }
            guard words.first == "import", words.count > 1 else { return nil }
            // `import struct Module.Name` names a declaration of the module.
            let target = words.count > 2 ? words[2] : words[1]
            return target.split(separator: ".").first.map(String.init)
        }
    }

    // MARK: What the page says of imports

    /// The rooms with their modules and rules, the exceptions, and what a model brings with it.
    var rules: String {
        var lines = ["<!-- test: held by Tests/ArchitectureTests/ImportRulesTests.swift -->", "```"]
        let width = Room.all.reduce(0) { max($0, $1.name.count) } + 2
        for room in Room.all {
            let modules = page.rooms.first { $0.name == room.name }?.modules ?? []
            let rows = wrapped(modules, width: 100 - width) + [Self.arrows(of: room)]
            for (index, row) in rows.enumerated() {
                let margin = index == 0 ? room.name : ""
                lines.append(margin + String(repeating: " ", count: width - margin.count) + row)
            }
        }
        lines += ["```", ""]
        if !Room.exceptions.isEmpty { lines += ["Imports against these rules, which are to go:", ""] }
        lines += Room.exceptions.map { "- `\($0.module)` imports `\($0.imported)`: \($0.reason)." }
        lines += ["", "What a model needs of the package:", ""]
        for module in page.rooms.first(where: { $0.name == "models" })?.modules ?? [] {
            let needed = closure(of: module).sorted().map { "`\($0)`" }.joined(separator: ", ")
            lines.append("- `\(module)`: \(needed.isEmpty ? "nothing" : needed).")
        }
        return lines.joined(separator: "\n")
    }

    private static func arrows(of room: Room) -> String {
        guard !room.rooms.isEmpty else { return "→ nothing" }
        return "→ \(room.rooms.joined(separator: ", "))\(room.areNeighbours ? "; not each other" : "")"
    }

    private func wrapped(_ words: [String], width: Int) -> [String] {
        words.reduce(into: []) { rows, word in
            if let last = rows.last, last.count + word.count + 1 <= width {
                rows[rows.count - 1] = "\(last) \(word)"
            } else {
                rows.append(word)
            }
        }
    }
}
