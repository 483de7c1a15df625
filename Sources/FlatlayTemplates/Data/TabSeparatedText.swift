/// Splits tab-separated values into rows and fields.
///
/// By definition (IANA's text/tab-separated-values), the format has no quotes: `5" disk` is five inches. But
/// spreadsheets quote fields with tabs, line breaks and quotes, as in CSV. So a field is quoted if it begins with a
/// quote, and a tab, a line break or the end of the text follows the next quote that is not doubled. If its line has no
/// such quote, the field continues in the next lines. In all other fields quotes are ordinary characters.
struct TabSeparatedText {
    /// The fields of a row.
    struct Row {
        let fields: [String]
        /// The line in the text, from 0.
        let line: Int
    }

    /// A field that begins with a quote and does not end as it should.
    struct Invalid: Error {
        let reason: String
        /// The line in the text, from 0.
        let line: Int
    }

    private static let tab = UInt8(ascii: "\t")
    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private let bytes: [UInt8]
    private var position = 0
    private var line = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The rows of a text.
    static func rows(of text: String) throws(Invalid) -> [Row] {
        var reader = TabSeparatedText(Array(text.utf8))
        var rows: [Row] = []
        while reader.position < reader.bytes.count { rows.append(try reader.row()) }
        return rows
    }

    /// Whether a quoted field goes on after a line.
    ///
    /// - Parameter isOpen: whether a quoted field of an earlier line goes on in this one.
    static func isOpen(after line: [UInt8], isOpen: Bool) -> Bool {
        var reader = TabSeparatedText(line)
        if isOpen {
            guard let end = reader.closingQuote(from: 0, inLine: false) else { return true }
            reader.position = end + 1
            reader.skipPlainField()
            guard reader.takeTab() else { return false }
        }
        while true {
            if reader.current == quote, reader.closingQuote(from: reader.position + 1, inLine: true) == nil {
                return true
            }
            guard let _ = try? reader.field(), reader.takeTab() else { return false }
        }
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func row() throws(Invalid) -> Row {
        let start = line
        var fields = [try field()]
        while takeTab() { fields.append(try field()) }
        takeLineBreak()
        return Row(fields: fields, line: start)
    }

    private mutating func field() throws(Invalid) -> String {
        let start = position
        guard current == Self.quote else { return plainField(from: start) }
        if let end = closingQuote(from: start + 1, inLine: true) {
            return isEnd(end + 1) ? quotedField(to: end) : plainField(from: start)
        }
        guard let end = closingQuote(from: start + 1, inLine: false) else {
            throw Invalid(
                reason: "a field begins with a quote that no other one closes; close it, or double it and quote "
                    + "the field", line: line)
        }
        guard isEnd(end + 1) else {
            let breaks = lineBreaks(from: start, to: end)
            throw Invalid(
                reason: "a quoted field goes on after its closing quote; double quotes in it", line: line + breaks)
        }
        return quotedField(to: end)
    }

    private mutating func plainField(from start: Int) -> String {
        skipPlainField()
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipPlainField() {
        while !isEnd(position) { position += 1 }
    }

    /// The field between the quote at the position and another one; quotes in it are doubled.
    private mutating func quotedField(to end: Int) -> String {
        line += lineBreaks(from: position, to: end)
        let text = String(decoding: bytes[position + 1..<end], as: UTF8.self)
        position = end + 1
        return text.replacing("\"\"", with: "\"")
    }

    /// The next quote that is not doubled.
    private func closingQuote(from start: Int, inLine: Bool) -> Int? {
        var index = start
        while index < bytes.count {
            if inLine, isLineBreak(bytes[index]) { return nil }
            if bytes[index] == Self.quote {
                guard index + 1 < bytes.count, bytes[index + 1] == Self.quote else { return index }
                index += 1
            }
            index += 1
        }
        return nil
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == Self.lineFeed || byte == Self.carriageReturn }

    /// Whether a field ends before an index.
    private func isEnd(_ index: Int) -> Bool {
        index >= bytes.count || bytes[index] == Self.tab || isLineBreak(bytes[index])
    }

    private func lineBreaks(from start: Int, to end: Int) -> Int {
        (start..<end).count { index in
            bytes[index] == Self.lineFeed
                || bytes[index] == Self.carriageReturn && (index + 1 == end || bytes[index + 1] != Self.lineFeed)
        }
    }

    private mutating func takeTab() -> Bool {
        guard current == Self.tab else { return false }
        position += 1
        return true
    }

    private mutating func takeLineBreak() {
        guard let byte = current else { return }
        position += 1
        line += 1
        if byte == Self.carriageReturn, current == Self.lineFeed { position += 1 }
    }
}
