/// `ARCHITECTURE.md`: a table of modules by room, and a part that is made of rules and imports.
struct Page {
    let text: String
    /// The rooms in the order of the table, each with its modules.
    let rooms: [(name: String, modules: [String])]

    private static let start = "<!-- The rest of this section is made by ImportRulesTests. -->\n"
    private static let end = "\n<!-- The end of what ImportRulesTests makes. -->\n"

    /// Reads the rows of the table whose head is `| Module | Holds |`. A row in bold begins a room; other rows name one
    /// module or several.
    init(_ text: String) {
        self.text = text
        let rows = text.split(separator: "\n").drop { !$0.hasPrefix("| Module |") }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        rooms = rows.reduce(into: []) { rooms, row in
            let cell = row.split(separator: "|").first ?? ""
            if let name = cell.firstMatch(of: #/\*\*(.+)\*\*/#)?.output.1 {
                rooms.append((String(name), []))
            } else if !rooms.isEmpty {
                rooms[rooms.count - 1].modules += cell.matches(of: #/`(\w+)`/#).map { String($0.1) }
            }
        }
    }

    func room(of module: String) -> String? { rooms.first { $0.modules.contains(module) }?.name }

    /// Whether the rules of rooms let a module import another one, of the package or of elsewhere.
    func allows(_ module: String, toImport name: String) -> Bool {
        guard let room = rooms.first(where: { $0.modules.contains(module) }),
            let rule = Room.all.first(where: { $0.name == room.name })
        else { return false }
        guard let other = self.room(of: name) else {
            return Room.everywhere.contains(name) || rule.others.contains(name)
        }
        guard other == room.name else { return rule.rooms.contains(other) }
        guard let upper = room.modules.firstIndex(of: module), let lower = room.modules.firstIndex(of: name) else {
            return false
        }
        return !rule.areNeighbours && upper < lower
    }

    /// The page with another text between the marks; nil without marks.
    func replacingGenerated(with rules: String) -> String? {
        guard let start = text.range(of: Self.start), let end = text.range(of: Self.end),
            start.upperBound <= end.lowerBound
        else { return nil }
        return "\(text[..<start.upperBound])\n\(rules)\n\(text[end.lowerBound...])"
    }

    /// Sentences outside of the generated part that name a module and say what it needs.
    func sentencesAboutImports(of modules: [String]) -> [String] {
        let byHand = replacingGenerated(with: "") ?? text
        let sentences = byHand.split(separator: "\n").flatMap { $0.split(separator: ". ") }
        return sentences.map(String.init).filter { sentence in
            sentence.contains(#/\b(alone|below|beneath|depends?|imports?|independent|knows?|needs?|without)\b/#)
                && sentence.matches(of: #/`(\w+)`/#).contains { modules.contains(String($0.output.1)) }
        }
    }
}
