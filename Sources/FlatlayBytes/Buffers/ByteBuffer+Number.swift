import Foundation

extension ByteBuffer {
    /// Appends a number in the shortest form that SVG and PDF read: at most `decimals` decimals (6 or fewer), no
    /// trailing zeros and no zero before the decimal point. Non-finite and huge values (1e15 units or more) become 0.
    package func append(_ value: CGFloat, decimals: Int) {
        let scaled = (Double(value) * ByteBuffer.powers[decimals]).rounded()
        guard scaled.isFinite, abs(scaled) < 1e15 else { return append(UInt8(ascii: "0")) }
        append(Int(scaled), decimals: decimals)
    }

    /// Appends an integer as decimal digits. The label tells it apart from `append(_:)` with a byte.
    package func append(digits value: Int) {
        append(value, decimals: 0)
    }

    /// Appends a number given in units of its last decimal: 1234 with 2 decimals is 12.34.
    package func append(_ units: Int, decimals: Int) {
        // Long enough for any number with its sign and decimal point.
        let room = 24
        let start = reserve(room).assumingMemoryBound(to: UInt8.self)
        var length = 0
        var rest = units.magnitude
        if units < 0 {
            start[0] = UInt8(ascii: "-")
            length = 1
        }
        var places = decimals
        while places > 0, rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        // The number of digits, at least as many as there are decimals.
        var digits = places
        var limit = UInt(ByteBuffer.powers[places])
        while rest >= limit, digits < 19 {
            digits += 1
            limit *= 10
        }
        if digits == 0 { digits = 1 }
        var index = length + digits + (places > 0 ? 1 : 0)
        length = index
        var written = 0
        while written < digits {
            if written == places, places > 0 {
                index -= 1
                start[index] = UInt8(ascii: ".")
            }
            index -= 1
            start[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            written += 1
        }
        if written == places, places > 0 { start[index - 1] = UInt8(ascii: ".") }
        advance(by: length)
    }

    private static let powers: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}

extension ByteBuffer {
    /// The bytes as a UTF-8 string.
    package var text: String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}
