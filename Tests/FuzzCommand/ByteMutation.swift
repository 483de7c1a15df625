/// Mutations of bytes.
enum ByteMutation: CaseIterable {
    case flip
    case replace
    case insert
    case delete
    case duplicate
    case truncate
    case number
    case token

    /// Returns the bytes with a few mutations.
    static func damaged(_ bytes: [UInt8], _ random: inout FuzzRandom, tokens: [String] = []) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<(1 + random.below(4)) { random.element(of: allCases).apply(to: &bytes, &random, tokens) }
        return bytes
    }

    private func apply(to bytes: inout [UInt8], _ random: inout FuzzRandom, _ tokens: [String]) {
        guard bytes.count > 2 else { return }
        let place = random.below(bytes.count)
        let length = min(bytes.count - place, 1 + random.below(random.happens(70) ? 8 : 200))
        switch self {
        case .flip: bytes[place] ^= 1 << UInt8(random.below(8))
        case .replace: bytes[place] = random.element(of: [0, 1, 0x7f, 0x80, 0xff, UInt8(random.below(256))])
        case .insert: bytes.insert(UInt8(random.below(256)), at: place)
        case .delete: bytes.removeSubrange(place..<place + length)
        case .duplicate:
            let part = Array(bytes[place..<place + length])
            for _ in 0...random.below(3) { bytes.insert(contentsOf: part, at: place) }
        case .truncate: if random.happens(30) { bytes.removeSubrange(place...) }
        case .number:
            if tokens.isEmpty {
                // A number of two or four bytes, as in headers.
                for offset in 0..<min(random.element(of: [2, 4]), bytes.count - place) {
                    bytes[place + offset] = random.element(of: [0, 0xff, 0x7f, 0x80])
                }
            } else if let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) {
                let end = bytes[digit...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
                bytes.replaceSubrange(digit..<end, with: Array(HostileValues.number(&random).utf8))
            }
        case .token:
            guard !tokens.isEmpty else { return }
            bytes.insert(contentsOf: Array(random.element(of: tokens).utf8), at: place)
        }
    }
}
