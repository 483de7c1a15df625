import FlatlayBytes
import Foundation

/// The information dictionary of a document (ISO 32000-1, 14.3.3).
struct PDFInformation {
    let options: PDFOptions

    func write(to source: ByteBuffer) {
        source.append("<<")
        if let title = options.title { write(title, named: "/Title", to: source) }
        if let author = options.author { write(author, named: "/Author", to: source) }
        let date = PDFInformation.text(options.creationDate)
        source.append("/Producer(Flatlay)/CreationDate(\(date))/ModDate(\(date))>>")
    }

    /// Writes ASCII text as it is, and other text in UTF-16 (7.9.2.2).
    private func write(_ text: String, named name: StaticString, to source: ByteBuffer) {
        source.append(name)
        if text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) {
            source.append("(")
            for byte in text.utf8 { source.append(escaping: byte) }
            source.append(")")
        } else {
            source.append(utf16: text)
        }
    }

    /// A date such as `D:20000101000000Z` (7.9.4) in the Gregorian calendar, limited to the years 1 to 9999.
    private static func text(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        let limited = seconds.isFinite ? min(max(seconds.rounded(.down), -62_135_596_800), 253_402_300_799) : 0
        let (day, time) = (
            Int((limited / 86_400).rounded(.down)), Int(limited) - Int((limited / 86_400).rounded(.down)) * 86_400
        )
        // Counts years from March, in eras of 400 years: https://howardhinnant.github.io/date_algorithms.html
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func digits(_ value: Int, _ count: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let parts = [month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, time / 3600, time / 60 % 60, time % 60]
        return "D:" + digits(year, 4) + parts.map { digits($0, 2) }.joined() + "Z"
    }
}

extension ByteBuffer {
    /// Appends a byte of a string in parentheses, escaped if necessary.
    func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
            append(UInt8(ascii: "\\"))
            append(byte)
        case 0x0d:
            // Readers turn any unescaped line end into a line feed.
            append("\\r")
        default: append(byte)
        }
    }

    /// Appends two bytes of a string in parentheses, escaped if necessary.
    @inline(__always)
    func append(escaping code: UInt16) {
        let (high, low) = (UInt8(code >> 8), UInt8(truncatingIfNeeded: code))
        if ByteBuffer.isEscaped(high) || ByteBuffer.isEscaped(low) {
            append(escaping: high)
            append(escaping: low)
        } else {
            reserve(2).storeBytes(of: code.bigEndian, as: UInt16.self)
            advance(by: 2)
        }
    }

    @inline(__always)
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") || byte == 0x0d
    }

    /// Appends a string with any characters, in hexadecimal.
    func append(utf16 text: String) {
        append("<feff")
        for unit in text.utf16 { append(hex: unit, digits: 4) }
        append(">")
    }
}
