import Foundation

extension ByteBuffer {
    /// Appends a number in the shortest form that SVG and PDF read: at most `decimals` decimals (6 or fewer), no
    /// trailing zeros and no zero before the decimal point. Non-finite and huge values (1e15 units or more) become 0.
    package func append(_ value: CGFloat, decimals: Int) {
        let scaled = Double(value) * ByteBuffer.powers[decimals]
        guard abs(scaled) < 1e15 else { return append(UInt8(ascii: "0")) }
        // Rounded half away from zero without a call to the C library.
        let whole = Int(scaled)
        let rest = scaled - Double(whole)
        let units = whole + (rest >= 0.5 ? 1 : 0) - (rest <= -0.5 ? 1 : 0)
        guard units.magnitude < 1_000_000_000_000_000 else { return append(UInt8(ascii: "0")) }
        append(units, decimals: decimals)
    }

    /// Appends an integer as decimal digits. The label tells it apart from `append(_:)` with a byte.
    package func append(digits value: Int) {
        append(value, decimals: 0)
    }

    /// Appends a number given in units of its last decimal: 1234 with 2 decimals is 12.34.
    package func append(_ units: Int, decimals: Int) {
        // Digits are written from the last one, behind the room that the longest number takes, and then moved.
        let room = 24
        let start = reserve(2 * room).assumingMemoryBound(to: UInt8.self)
        let end = start + 2 * room
        var first = end
        var rest = units.magnitude
        var places = decimals
        while places > 0, rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        func writeDigit() {
            first -= 1
            first.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        if places > 0 {
            for _ in 0..<places { writeDigit() }
            first -= 1
            first.pointee = UInt8(ascii: ".")
        }
        while rest > 0 || first == end { writeDigit() }
        if units < 0 {
            first -= 1
            first.pointee = UInt8(ascii: "-")
        }
        start.update(from: first, count: end - first)
        advance(by: end - first)
    }

    private static let powers: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}

extension ByteBuffer {
    /// The bytes as a UTF-8 string.
    package var text: String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}
