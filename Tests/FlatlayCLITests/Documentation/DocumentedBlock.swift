import Foundation

/// A code block of a page, with the notes for tests before it.
///
/// A note is an HTML comment, which readers of the page don't see:
///
/// - `<!-- test: skip REASON -->`: the block is not tested.
/// - `<!-- test: file first.yaml -->`: commands of the page find the block under this name.
/// - `<!-- test: exit 1 -->`: its commands end with this exit code, instead of 0.
/// - `<!-- test: output -->`, `<!-- test: output answers.jsonl -->`: the block shows what the commands before it print, or
///   write to a file. `…` stands for any text.
/// - `<!-- test: errors -->`: the block shows what the commands before it print to standard error.
/// - `<!-- test: picture pictures/card.png -->`: the image of the template, beside the page. With `FLATLAY_RECORD=1` in
///   the environment it is written again.
/// - `<!-- test: exit 3 -->` also stands for a template that is wrong: it is not drawn.
/// - `<!-- test: synopsis -->`: the block lists the options of commands, all of them and no others.
/// - `<!-- test: manifest -->`: the block is a `Package.swift`, which SwiftPM reads. It names only products that exist.
/// - `<!-- test: held by Tests/SomeTests.swift -->`: a test elsewhere compares the block with what it shows.
/// - `<!-- test: before` and lines of text: what the block needs, in its own language, placed before it.
/// - `<!-- test: with shuffled.json` and lines of text: a file that the block needs and the page doesn't show.
struct DocumentedBlock {
    enum Note: Equatable {
        case skip(String)
        case file(String)
        case exit(Int32)
        case output(file: String?)
        case errors
        case picture(String)
        case synopsis
        case manifest
        case heldBy(String)
        case before(String)
        case with(name: String, text: String)
        case unknown(String)
    }

    /// The page's path in the repository.
    let page: String
    /// The line of the opening fence, from 1.
    let line: Int
    /// The word after the fence; empty for plain text.
    let language: String
    let text: String
    let notes: [Note]

    /// The block in messages.
    var place: String { "\(page):\(line)" }

    /// Why the block is not tested; nil if it is.
    var skipReason: String? {
        notes.lazy.compactMap { if case .skip(let reason) = $0 { reason } else { nil } }.first
    }

    /// The block after what it needs.
    var complete: String {
        notes.compactMap { if case .before(let text) = $0 { text } else { nil } }.joined() + text
    }

    /// The block as Swift: for a change of Swift code, the code after it.
    var swift: DocumentedBlock? {
        guard language == "diff" else { return language == "swift" ? self : nil }
        let kept = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            line.hasPrefix("-") ? nil : String(line.dropFirst())
        }
        return DocumentedBlock(
            page: page, line: line, language: "swift", text: kept.joined(separator: "\n"), notes: notes)
    }

    /// The exit code of its commands.
    var exitCode: Int32 {
        notes.lazy.compactMap { if case .exit(let code) = $0 { code } else { nil } }.first ?? 0
    }

    /// The languages whose blocks are tested by themselves; blocks in others need a note.
    static let testedLanguages = ["sh", "yaml", "json", "swift", "python", "diff"]

    /// The folder whose pages are written from the sources of examples, which `ViewPageTests` compares with them.
    static let generatedFolder = "docs/views/"

    /// What a test does with a block.
    enum Check: Equatable {
        /// It is run, drawn, compiled or read as JSON.
        case tried
        /// It is a file that commands of the page use.
        case used
        /// It is compared with what commands print or with the options that they have.
        case compared
        /// Another test holds it.
        case held
        /// It is not tested, for a reason.
        case skipped
    }

    /// What a test does with the block; nil if it escapes all of them.
    var check: Check? {
        if skipReason != nil { return .skipped }
        if page.hasPrefix(Self.generatedFolder) { return language == "swift" ? .held : nil }
        for note in notes {
            switch note {
            case .output, .errors, .synopsis, .manifest: return .compared
            case .heldBy: return .held
            case .file where language != "yaml": return .used
            default: break
            }
        }
        // A template that is wrong is not drawn, so a command has to use it.
        if language == "yaml", exitCode != 0 { return hasFile ? .used : nil }
        return Self.testedLanguages.contains(language) ? .tried : nil
    }

    /// Whether a test elsewhere compares the block.
    var isHeld: Bool { notes.contains { if case .heldBy = $0 { true } else { false } } }

    private var hasFile: Bool { notes.contains { if case .file = $0 { true } else { false } } }

    /// The pages of the repository: those beside README, and `docs/`.
    static func allPages() throws -> [String] {
        let docs = try FileManager.default.subpathsOfDirectory(
            atPath: CommandRunner.root.appendingPathComponent("docs").path)
        let top = try FileManager.default.contentsOfDirectory(atPath: CommandRunner.root.path)
        return (top + docs.map { "docs/\($0)" }).filter { $0.hasSuffix(".md") }.sorted()
    }

    /// The pages whose blocks this suite tries: all but those that are written from sources.
    static func pages() throws -> [String] {
        try allPages().filter { !$0.hasPrefix(generatedFolder) }
    }

    /// The lines of a text that look like code to readers, but not to ``blocks(in:page:)``: fences that are indented, or
    /// made of other characters, and HTML.
    static func unreadBlocks(in text: String) -> [Int] {
        text.components(separatedBy: "\n").enumerated().compactMap { index, line in
            let trimmed = line.drop { $0 == " " || $0 == ">" || $0 == "\t" }
            let isFence = trimmed.hasPrefix("```") && trimmed.count != line.count
            let isOther = trimmed.hasPrefix("~~~") || trimmed.hasPrefix("<pre") || trimmed.hasPrefix("````")
            return isFence || isOther ? index + 1 : nil
        }
    }

    /// The blocks of a page.
    static func blocks(of page: String) throws -> [DocumentedBlock] {
        try blocks(
            in: String(contentsOf: CommandRunner.root.appendingPathComponent(page), encoding: .utf8), page: page)
    }

    /// The blocks of a text.
    static func blocks(in text: String, page: String) -> [DocumentedBlock] {
        var blocks: [DocumentedBlock] = []
        var notes: [Note] = []
        let lines = text.components(separatedBy: "\n")
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.hasPrefix("```") {
                let start = index + 1
                let end = lines[start...].firstIndex { $0 == "```" } ?? lines.count
                blocks.append(
                    DocumentedBlock(
                        page: page, line: index + 1, language: String(line.dropFirst(3)),
                        text: lines[start..<end].map { $0 + "\n" }.joined(), notes: notes))
                notes = []
                index = end
            } else if line.hasPrefix("<!-- test: ") {
                let end = lines[index...].firstIndex { $0.hasSuffix("-->") } ?? index
                let comment = lines[index...end].joined(separator: "\n")
                notes.append(note(String(comment.dropFirst("<!-- test: ".count).dropLast("-->".count))))
                index = end
            } else if !line.isEmpty {
                // A note belongs to the block that follows it directly.
                notes = []
            }
            index += 1
        }
        return blocks
    }

    private static func note(_ text: String) -> Note {
        let word = text.prefix { !$0.isWhitespace }
        let rest = text.dropFirst(word.count).trimmingCharacters(in: .whitespacesAndNewlines)
        switch word {
        case "skip" where !rest.isEmpty: return .skip(rest)
        case "file" where !rest.isEmpty: return .file(rest)
        case "exit": return Int32(rest).map { .exit($0) } ?? .unknown(text)
        case "output": return .output(file: rest.isEmpty ? nil : rest)
        case "picture" where !rest.isEmpty: return .picture(rest)
        case "errors": return .errors
        case "synopsis": return .synopsis
        case "manifest": return .manifest
        case "held" where rest.hasPrefix("by "): return .heldBy(String(rest.dropFirst(3)))
        case "before": return .before(rest + "\n")
        case "with":
            let lines = rest.split(separator: "\n", maxSplits: 1)
            return lines.count == 2 ? .with(name: String(lines[0]), text: lines[1] + "\n") : .unknown(text)
        default: return .unknown(text)
        }
    }
}
