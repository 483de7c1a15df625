import CoreGeometry
import FlatlayBytes
import FlatlayDrawing
import Foundation

/// SVG source as it grows: tags, attributes, and numbers as short as possible.
package final class SVGText {
    package let buffer: ByteBuffer

    package init(capacity: Int = 4096) {
        buffer = ByteBuffer(capacity: capacity)
    }

    /// Appends text that needs no escaping.
    package func raw(_ text: StaticString) { buffer.append(text) }

    // Literals are static strings, whose bytes are directly accessible.
    @_disfavoredOverload
    package func raw(_ text: String) { buffer.append(text) }

    package func append(_ other: SVGText) {
        buffer.append(UnsafeRawBufferPointer(start: other.buffer.start, count: other.buffer.count))
    }

    /// Appends an attribute with a number.
    package func attribute(_ name: StaticString, _ value: CGFloat, decimals: Int = 3) {
        raw(" ")
        raw(name)
        raw("=\"")
        number(value, decimals: decimals)
        raw("\"")
    }

    /// Appends an attribute with text of the writer, which needs no escaping.
    package func attribute(_ name: StaticString, _ value: String) {
        raw(" ")
        raw(name)
        raw("=\"")
        raw(value)
        raw("\"")
    }

    /// Appends an attribute with any text, escaped.
    func attribute(_ name: StaticString, escaping value: String) {
        raw(" ")
        raw(name)
        raw("=\"")
        escaped(value)
        raw("\"")
    }

    /// Appends an attribute with a colour.
    func attribute(_ name: StaticString, _ value: ResolvedColor) {
        raw(" ")
        raw(name)
        raw("=\"")
        color(value)
        raw("\"")
    }

    /// Appends a colour without its opacity, as short as possible: `#f00` or `#ff3b30`.
    func color(_ color: ResolvedColor) {
        let (red, green, blue, _) = color.bytes
        // Components of two equal digits are multiples of 17.
        let isShort = red % 17 == 0 && green % 17 == 0 && blue % 17 == 0
        raw("#")
        for component in [red, green, blue] {
            if !isShort { hexDigit(component >> 4) }
            hexDigit(component & 15)
        }
    }

    /// Appends the attribute of a transformation up to its translation.
    func transformStart(_ t: CGAffineTransform) {
        raw(" transform=\"")
        guard !t.isTranslation else { return raw("translate(") }
        raw("matrix(")
        for value in [t.a, t.b, t.c, t.d] {
            number(value, decimals: 5)
            raw(" ")
        }
    }

    /// Appends the translation of a transformation.
    func transformEnd(x: CGFloat, y: CGFloat) {
        number(x)
        raw(" ")
        number(y)
        raw(")\"")
    }

    /// Appends a reference to a definition at a position.
    func use(_ id: String, at origin: CGPoint) {
        raw("<use href=\"#")
        raw(id)
        raw("\"")
        if origin.x != 0 { attribute("x", origin.x) }
        if origin.y != 0 { attribute("y", origin.y) }
        raw("/>")
    }

    private func hexDigit(_ value: UInt8) {
        buffer.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
    }

    func element(_ name: StaticString, text: String) {
        raw("<")
        raw(name)
        raw(">")
        escaped(text)
        raw("</")
        raw(name)
        raw(">\n")
    }

    /// Appends a number with limited decimals, without trailing zeros and without the zero before the point. A value
    /// that is not a number is written as 0, which SVG can read.
    package func number(_ value: CGFloat, decimals: Int = 3) {
        buffer.append(value, decimals: decimals)
    }

    /// Appends numbers separated by spaces.
    func numbers(_ values: CGFloat..., decimals: Int = 3) {
        for (index, value) in values.enumerated() {
            if index > 0 { raw(" ") }
            number(value, decimals: decimals)
        }
    }

    /// Appends text for an element or an attribute, escaped. Characters that XML cannot contain, even escaped, become
    /// U+FFFD (https://www.w3.org/TR/xml/#charsets).
    func escaped(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices {
                // U+FFFE and U+FFFF are the only multibyte characters that XML forbids.
                let isForbidden =
                    bytes[index] == 0xef && index + 2 < bytes.count && bytes[index + 1] == 0xbf
                    && bytes[index + 2] >= 0xbe
                guard isForbidden || SVGText.needsEscape(bytes[index]) else { continue }
                buffer.append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<index]))
                escape(bytes[index])
                start = index + (isForbidden ? 3 : 1)
            }
            buffer.append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...]))
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
            || byte == UInt8(ascii: "\"")
    }

    private func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): raw("&amp;")
        case UInt8(ascii: "<"): raw("&lt;")
        case UInt8(ascii: ">"): raw("&gt;")
        case UInt8(ascii: "\""): raw("&quot;")
        case 9, 10, 13: raw("&#\(byte);")
        default: raw("\u{fffd}")
        }
    }
}
