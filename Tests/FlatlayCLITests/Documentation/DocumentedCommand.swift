import Foundation

/// A command of the program with its options, as a page writes it or as `--help` lists them.
struct DocumentedCommand {
    /// The subcommands after `flatlay`, such as `snapshots` and `report`.
    let words: [String]
    /// The long options, and `-o`.
    let options: Set<String>
    /// Whether the program knows the subcommands.
    let exists: Bool

    /// A command as a page writes it.
    private init(words: [String], options: Set<String>) {
        self.words = words
        self.options = options
        exists = true
    }

    /// A command of the program, from its help.
    init(words: [String]) throws {
        let outcome = try CommandRunner().run(words + ["--help"])
        self.words = words
        exists = outcome.exitCode == 0
        let lines = outcome.text.components(separatedBy: "\n")
        // Options begin lines of the help; in other places they are part of sentences.
        let listed = lines.filter { $0.hasPrefix("  -") }.map { String($0.prefix { $0 != "<" && $0 != "(" }) }
        // `-o` is the short form of `--output`.
        options = Self.options(in: listed.joined(separator: "\n")).subtracting(["--help", "--version", "--output"])
    }

    /// The commands of a synopsis: each begins a line with `flatlay`, and may go on in the next lines. What several
    /// commands share stands at the end, below a word in capital letters and a colon.
    static func synopses(in text: String) -> [DocumentedCommand] {
        var shared: [String: Set<String>] = [:]
        let parts = ("\n" + text).components(separatedBy: "\nflatlay ").dropFirst()
        let groups = (parts.last ?? "").matches(of: #/\n([A-Z-]+):\n((?:[^A-Z\n][^\n]*\n)+)/#)
        for group in groups { shared[String(group.1)] = options(in: String(group.2)) }
        return parts.map { part in
            let own = part.components(separatedBy: "\n").prefix { !$0.hasSuffix(":") }.joined(separator: "\n")
            let words = own.split(whereSeparator: \.isWhitespace)
            let names = words.prefix { $0.allSatisfy(\.isLowercase) }.map(String.init)
            return DocumentedCommand(
                words: names,
                options: words.reduce(into: options(in: own)) { $0.formUnion(shared[String($1)] ?? []) })
        }
    }

    /// The commands in backticks in running text.
    static func inline(in text: String) -> [DocumentedCommand] {
        var isCode = false
        let prose = text.components(separatedBy: "\n").filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode
        }
        return prose.joined(separator: "\n").matches(of: #/`(?:script/)?flatlay ([a-z][^`\n]*)`/#).map { match in
            let words = match.1.split(separator: " ")
            let names = words.prefix { $0.allSatisfy(\.isLowercase) }.map(String.init)
            // Only `snapshots` has subcommands of its own; other words are names of files.
            return DocumentedCommand(
                words: Array(names.prefix(names.first == "snapshots" ? 2 : 1)), options: options(in: String(match.1)))
        }
    }

    private static func options(in text: String) -> Set<String> {
        Set(text.matches(of: #/(?:^|[\s\[|,(])(--[a-z][a-z-]*|-o)\b/#).map { String($0.1) })
    }
}
