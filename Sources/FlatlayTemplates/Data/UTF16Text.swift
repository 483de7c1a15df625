/// Converts UTF-16, which spreadsheets and shells of Windows write, to UTF-8, block by block.
struct UTF16Text {
    private let isBigEndian: Bool
    /// The bytes at the end of the last block that begin a character.
    private var rest: [UInt8] = []
    private var isAtStart = true

    /// Recognizes UTF-16 at its byte order mark, or at a first character of ASCII, which has a zero byte.
    ///
    /// - Parameter start: the first bytes of the text.
    /// - Returns: nil for other text.
    init?(startingWith start: some Sequence<UInt8>) {
        let first = Array(start.prefix(2))
        guard first.count == 2 else { return nil }
        switch (first[0], first[1]) {
        case (0xFF, 0xFE): isBigEndian = false
        case (0xFE, 0xFF): isBigEndian = true
        case (let low, 0) where low != 0: isBigEndian = false
        case (0, let low) where low != 0: isBigEndian = true
        default: return nil
        }
    }

    /// The UTF-8 of the next block, without a byte order mark at its start. Bytes that are no UTF-16 become U+FFFD.
    ///
    /// - Parameter isLast: whether no other block follows.
    mutating func utf8(of block: some Sequence<UInt8>, isLast: Bool) -> [UInt8] {
        let bytes = rest + block
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var used = units.count * 2
        // The first half of a pair waits for the second one.
        if !isLast, let unit = units.last, UTF16.isLeadSurrogate(unit) {
            units.removeLast()
            used -= 2
        }
        rest = Array(bytes[used...])
        if isLast, !rest.isEmpty { units.append(0xFFFD) }
        if isAtStart, units.first == 0xFEFF { units.removeFirst() }
        if !units.isEmpty { isAtStart = false }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
