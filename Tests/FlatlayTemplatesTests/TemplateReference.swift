import Foundation

@testable import FlatlayTemplates

/// The reference of the template language: a table of keys for each mapping, from the tables that the reader uses.
struct TemplateReference {
    /// The keys of a mapping.
    struct Part {
        let heading: String
        let keys: [Key]

        /// The link to its heading, as GitHub makes it.
        var anchor: String {
            String(heading.lowercased().map { $0 == " " ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || $0 == "-" })
        }
    }

    /// The mappings, each once, the outermost first.
    private(set) var parts: [Part] = []
    private var headings: [[String]: Int] = [:]

    init() {
        let vocabulary = Vocabulary()
        let views = vocabulary.views.map(\.key)
        let modifiers = vocabulary.modifiers.map(\.key)
        let common = [vocabulary.condition.key, vocabulary.repetition.key]
        add("The document", ValueType<TemplateDocument>.document.table.keys)
        add("Views", views)
        add("Modifiers", modifiers)
        add("Every view", common)
        add("Cells", [CellLibrary.parameters.key])
        // A view stands in many places, so its keys have parts of their own.
        headings[vocabulary.viewTable.names] = 1
        headings[vocabulary.modifierTable.names] = 2
        let outermost = parts.count
        var index = 0
        while index < parts.count {
            let part = parts[index]
            // The keys of the first tables need no path.
            let isNamedByKey = index < outermost
            index += 1
            for key in part.keys {
                let type = key.type()
                let table = type.table
                guard !table.names.isEmpty, headings[table.names] == nil else { continue }
                let path = isNamedByKey ? key.name : "\(part.heading).\(key.name)"
                let name = type.name ?? path
                add(parts.contains { $0.heading == name } ? path : name, table.keys)
            }
        }
    }

    private mutating func add(_ heading: String, _ keys: [Key]) {
        headings[keys.map(\.name)] = parts.count
        // Alternatives of a mapping may share keys.
        var names: Set<String> = []
        let distinct = keys.filter { names.insert($0.name).inserted }
        parts.append(Part(heading: heading, keys: distinct))
    }

    /// The reference as Markdown.
    var text: String {
        var lines: [String] = []
        for part in parts {
            lines += ["", "### \(part.heading)", "", "| Key | Value | Meaning |", "|---|---|---|"]
            lines += part.keys.map { key in
                let cells = ["`\(key.name)`", value(of: key), meaning(of: key)]
                return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private func value(of key: Key) -> String {
        let type = key.type()
        var text =
            type.words.isEmpty || type.words.count > 24
            ? type.expected : type.words.map { "`\($0)`" }.joined(separator: ", ")
        if let index = headings[type.table.names], !type.table.names.isEmpty {
            text += " ([keys](#\(parts[index].anchor)))"
        }
        return text
    }

    private func meaning(of key: Key) -> String {
        var sentences = [key.summary]
        if key.isRequired { sentences.append("Required.") }
        if let value = key.defaultValue { sentences.append("Default: `\(value)`.") }
        if let example = key.example { sentences.append("Example: `\(example)`.") }
        if let other = key.requires { sentences.append("Only with `\(other)`.") }
        if !key.excludes.isEmpty {
            sentences.append("Not with \(key.excludes.map { "`\($0)`" }.joined(separator: ", ")).")
        }
        return sentences.joined(separator: " ")
    }
}
