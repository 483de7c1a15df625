import Foundation

/// Reads commands, numbers and flags from SVG path data: the tokens of SVG 1.1, section 8.3.9.
struct SVGPathScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ data: String) {
        bytes = Array(data.utf8)
    }

    /// Returns the next byte that is neither space nor comma, without consuming it; nil at the end.
    mutating func peek() -> UInt8? {
        while index < bytes.count, SVGPathScanner.isSeparator(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    /// Consumes the next letter, if one follows.
    mutating func command() -> UInt8? {
        guard let byte = peek(), SVGPathScanner.isLetter(byte) else { return nil }
        index += 1
        return byte
    }

    /// Consumes the next number. Numbers may follow each other without a space, as in `.5.5` and `1-2`.
    mutating func number(for command: UInt8) throws(SVGPathError) -> CGFloat {
        guard peek() != nil else { throw .unfinished(command: SVGPathScanner.text(command)) }
        let start = index
        if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        let whole = skipDigits()
        var fraction = 0
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            fraction = skipDigits()
        }
        guard whole + fraction > 0 else { throw unexpected(at: start) }
        skipExponent()
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
            throw unexpected(at: start)
        }
        return CGFloat(value)
    }

    /// Consumes the next flag of an arc: a single 0 or 1 that the next number may follow without a space.
    mutating func flag(for command: UInt8) throws(SVGPathError) -> Bool {
        guard let byte = peek() else { throw .unfinished(command: SVGPathScanner.text(command)) }
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw unexpected(at: index) }
        index += 1
        return byte == UInt8(ascii: "1")
    }

    /// The number of bytes consumed.
    var offset: Int { index }

    /// Returns an error about the byte at the current position.
    func unexpectedHere() -> SVGPathError { unexpected(at: index) }

    static func text(_ byte: UInt8) -> String { String(decoding: [byte], as: UTF8.self) }

    private func unexpected(at offset: Int) -> SVGPathError {
        guard offset < bytes.count else { return .unexpected("end", offset: offset) }
        return .unexpected(String(decoding: bytes[offset...].prefix(1), as: UTF8.self), offset: offset)
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
        return index - start
    }

    private mutating func skipExponent() {
        guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
        let start = index
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        if skipDigits() == 0 { index = start }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") || (byte >= 9 && byte <= 13)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}
