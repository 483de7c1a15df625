import Foundation

/// A parser for inline Markdown: emphasis, code, strikethrough, links. Blocks such as headings and lists stay plain
/// text.
///
/// Source: CommonMark 0.31, sections 2.4 to 2.5 and 6, with the strikethrough of GitHub Flavored Markdown, section 6.5.
/// The steps follow the specification's appendix: 1. characters become pieces, some of which are delimiters or
/// brackets; 2. a closing bracket looks for its opening bracket; 3. delimiters are matched from the inside out, first
/// those within a link, at the end those of the whole source.
struct InlineMarkdown {
    /// Adjacent text with one set of attributes.
    struct Run: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var destination: String?
    }

    /// A run of one mark, such as `**`, that may open or close emphasis. Unused marks stay text.
    private struct Delimiter {
        let mark: Character
        let length: Int
        var count: Int
        var canOpen: Bool
        var canClose: Bool
    }

    private struct Piece {
        var text = ""
        var delimiter: Delimiter?
        var intent: InlinePresentationIntent = []
        var destination: String?

        var shownText: String { delimiter.map { String(repeating: $0.mark, count: $0.count) } ?? text }
    }

    /// An opening bracket that may still start a link.
    private struct Bracket {
        let piece: Int
        let isImage: Bool
    }

    let characters: [Character]
    var position = 0
    private var pieces: [Piece] = []
    private var brackets: [Bracket] = []

    private init(_ source: String) {
        characters = Array(source)
    }

    /// Whether a source may contain Markdown. Scanning bytes is faster than scanning characters.
    static func hasMarks(_ source: String) -> Bool {
        let bytes = source.utf8
        return bytes.withContiguousStorageIfAvailable(contains(marks:)) ?? bytes.contains(where: isMark)
    }

    private static func contains(marks bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in bytes where isMark(byte) { return true }
        return false
    }

    @inline(__always)
    private static func isMark(_ byte: UInt8) -> Bool {
        // All marks lie between "&" and "~": below and above, a comparison suffices.
        guard byte &- 0x26 <= 0x58 else { return false }
        return switch Unicode.Scalar(byte) {
        case "*", "_", "~", "`", "[", "]", "<", "\\", "&": true
        default: false
        }
    }

    /// Returns the runs of a source. Adjacent runs with equal attributes are merged.
    static func runs(of source: String) -> [Run] {
        guard hasMarks(source) else { return [Run(text: source)] }
        var parser = InlineMarkdown(source)
        parser.parse()
        var runs: [Run] = []
        for piece in parser.pieces where !piece.shownText.isEmpty {
            if let last = runs.last, last.intent == piece.intent, last.destination == piece.destination {
                runs[runs.count - 1].text += piece.shownText
            } else {
                runs.append(Run(text: piece.shownText, intent: piece.intent, destination: piece.destination))
            }
        }
        return runs
    }

    // MARK: 1. Pieces

    private mutating func parse() {
        while position < characters.count {
            switch characters[position] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter()
            case "[": openBracket(isImage: false)
            case "!" where position + 1 < characters.count && characters[position + 1] == "[":
                position += 1
                openBracket(isImage: true)
            case "]": closeBracket()
            case "<": readAutolink()
            case "&": readEntity()
            default: advance()
            }
        }
        matchDelimiters(from: 0)
    }

    /// Appends the current character as text.
    private mutating func advance() {
        append(String(characters[position]))
        position += 1
    }

    private mutating func append(_ text: String) {
        if let last = pieces.last, last.delimiter == nil, last.intent.isEmpty, last.destination == nil,
            brackets.last?.piece != pieces.count - 1
        {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(text: text))
        }
    }

    private mutating func readEscape() {
        let next = position + 1
        guard next < characters.count, characters[next].isASCII,
            characters[next].isPunctuation || characters[next].isSymbol
        else {
            // A backslash at the end of a line is a hard line break.
            if next < characters.count, characters[next].isNewline { position += 1 } else { advance() }
            return
        }
        position = next
        advance()
    }

    private mutating func readCode() {
        let length = characters[position...].prefix { $0 == "`" }.count
        var start = position + length
        while let tick = characters[start...].firstIndex(of: "`") {
            let closing = characters[tick...].prefix { $0 == "`" }.count
            if closing == length {
                var code = String(characters[(position + length)..<tick].map { $0.isNewline ? " " : $0 })
                if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                pieces.append(Piece(text: code, intent: .code))
                position = tick + length
                return
            }
            start = tick + closing
        }
        position += length
        append(String(repeating: "`", count: length))
    }

    /// Appends a run of marks. The characters on both sides determine whether it can open or close emphasis.
    private mutating func readDelimiter() {
        let mark = characters[position]
        let count = characters[position...].prefix { $0 == mark }.count
        let before = position > 0 ? characters[position - 1] : " "
        let after = position + count < characters.count ? characters[position + count] : " "
        func isSign(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let opens = !after.isWhitespace && (!isSign(after) || before.isWhitespace || isSign(before))
        let closes = !before.isWhitespace && (!isSign(before) || after.isWhitespace || isSign(after))
        var delimiter = Delimiter(mark: mark, length: count, count: count, canOpen: opens, canClose: closes)
        if mark == "_" {
            // An underscore within a word is a letter.
            delimiter.canOpen = opens && (!closes || isSign(before))
            delimiter.canClose = closes && (!opens || isSign(after))
        }
        if mark == "~", count > 2 { (delimiter.canOpen, delimiter.canClose) = (false, false) }
        pieces.append(Piece(delimiter: delimiter))
        position += count
    }

    private mutating func readAutolink() {
        let rest = characters[(position + 1)...]
        // Whatever an address can't contain ends the search, so that a row of opening marks is read once.
        guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }), characters[end] == ">"
        else { return advance() }
        let inside = String(rest[..<end])
        let isAddress = inside.wholeMatch(of: /[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~-]+@[A-Za-z0-9.-]+/) != nil
        guard isAddress || inside.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]{1,31}:.*/) != nil else { return advance() }
        pieces.append(Piece(text: inside, destination: isAddress ? "mailto:" + inside : inside))
        position = end + 1
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®",
        "hellip": "…", "ndash": "–", "mdash": "—", "euro": "€",
    ]

    private mutating func readEntity() {
        let rest = characters[(position + 1)...].prefix(10)
        guard let end = rest.firstIndex(of: ";") else { return advance() }
        let name = String(rest[..<end])
        var text = InlineMarkdown.entities[name]
        if text == nil, name.hasPrefix("#") {
            let isHex = name.dropFirst().first.map { "xX".contains($0) } ?? false
            let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
            text = code.flatMap(Unicode.Scalar.init).map { String($0.value == 0 ? "\u{fffd}" : $0) }
        }
        guard let text else { return advance() }
        append(text)
        position = end + 1
    }

    // MARK: 2. Links

    private mutating func openBracket(isImage: Bool) {
        brackets.append(Bracket(piece: pieces.count, isImage: isImage))
        pieces.append(Piece(text: isImage ? "![" : "["))
        position += 1
    }

    private mutating func closeBracket() {
        position += 1
        guard let bracket = brackets.popLast() else { return append("]") }
        guard let (destination, end) = linkDestination(after: position) else { return append("]") }
        position = end
        pieces[bracket.piece].text = ""
        matchDelimiters(from: bracket.piece + 1)
        for index in pieces.indices[(bracket.piece + 1)...] {
            // Delimiters without a partner inside the link have none outside either.
            pieces[index].delimiter?.canOpen = false
            pieces[index].delimiter?.canClose = false
        }
        if bracket.isImage { return pieces.append(Piece()) }
        for index in pieces.indices[(bracket.piece + 1)...] { pieces[index].destination = destination }
        // Links cannot contain other links.
        brackets.removeAll { !$0.isImage }
        pieces.append(Piece())
    }

    /// How deep parentheses in a destination may be.
    private static let depthLimit = 32

    /// Returns the destination in the parentheses of a link, and the position after them; nil if there is none.
    private func linkDestination(after start: Int) -> (String, Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var index = start + 1
        func skipSpace() { while index < characters.count, characters[index].isWhitespace { index += 1 } }
        skipSpace()
        var destination = ""
        if index < characters.count, characters[index] == "<" {
            let rest = characters[(index + 1)...]
            guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isNewline }), characters[end] == ">"
            else { return nil }
            destination = String(characters[(index + 1)..<end])
            index = end + 1
        } else {
            var depth = 0
            while index < characters.count, !characters[index].isWhitespace {
                if characters[index] == "(" {
                    depth += 1
                    // The specification asks for three levels. A limit bounds the search for the end, as in cmark.
                    guard depth <= Self.depthLimit else { return nil }
                }
                if characters[index] == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                if characters[index] == "\\", index + 1 < characters.count, characters[index + 1].isPunctuation {
                    index += 1
                }
                destination.append(characters[index])
                index += 1
            }
        }
        skipSpace()
        if index < characters.count, "\"'".contains(characters[index]) {
            guard let end = characters[(index + 1)...].firstIndex(of: characters[index]) else { return nil }
            index = end + 1
            skipSpace()
        }
        guard index < characters.count, characters[index] == ")" else { return nil }
        return (destination, index + 1)
    }

    // MARK: 3. Emphasis

    /// The properties that decide which delimiters can open emphasis for a closing one.
    private struct CloserKind: Hashable {
        let mark: Character
        let canOpen: Bool
        let size: Int

        init(_ closer: Delimiter) {
            (mark, canOpen) = (closer.mark, closer.canOpen)
            size = closer.mark == "~" ? closer.count : closer.length % 3
        }
    }

    private mutating func matchDelimiters(from start: Int) {
        // Before these places there is no opener for a closer of the kind: the specification's `openers_bottom`.
        // Without them, each closer without an opener would look through all pieces before it.
        var bottoms: [CloserKind: Int] = [:]
        var index = start
        while index < pieces.count {
            guard let closer = pieces[index].delimiter, closer.canClose, closer.count > 0 else {
                index += 1
                continue
            }
            let kind = CloserKind(closer)
            guard let opener = opener(of: closer, before: index, from: bottoms[kind] ?? start),
                let used = use(opener: opener, closer: index)
            else {
                bottoms[kind] = index
                if !closer.canOpen { pieces[index].delimiter?.canClose = false }
                index += 1
                continue
            }
            for inner in (opener + 1)..<index {
                pieces[inner].intent.insert(used)
                // Delimiters between the two have no partner and stay text.
                pieces[inner].delimiter?.canOpen = false
                pieces[inner].delimiter?.canClose = false
            }
        }
    }

    private func opener(of closer: Delimiter, before index: Int, from start: Int) -> Int? {
        pieces.indices[start..<index].last { candidate in
            guard let opener = pieces[candidate].delimiter, opener.mark == closer.mark, opener.canOpen, opener.count > 0
            else { return false }
            if closer.mark == "~" { return opener.count == closer.count }
            let isAmbiguous = opener.canClose || closer.canOpen
            return !isAmbiguous || (opener.length + closer.length) % 3 != 0
                || (opener.length % 3 == 0 && closer.length % 3 == 0)
        }
    }

    /// Removes the marks that a matched pair uses up, and returns the style that they set.
    private mutating func use(opener: Int, closer: Int) -> InlinePresentationIntent? {
        guard let first = pieces[opener].delimiter, let second = pieces[closer].delimiter else { return nil }
        let isStrike = first.mark == "~"
        let count = isStrike ? first.count : (first.count >= 2 && second.count >= 2 ? 2 : 1)
        pieces[opener].delimiter?.count -= count
        pieces[closer].delimiter?.count -= count
        return isStrike ? .strikethrough : (count == 2 ? .stronglyEmphasized : .emphasized)
    }
}
