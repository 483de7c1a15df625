/// Limits the number of values that the aliases of a YAML text can create, before anything expands them.
///
/// Nine anchors, each with nine aliases of the previous one, take a few hundred bytes and expand to half a billion
/// values. The values share memory, but traversing them takes forever, and Yams traverses the keys of mappings.
enum AliasBudget {
    /// Returns true if the aliases of `text` create at most `limit` values. The estimate is never too low.
    ///
    /// An anchored value ends, at the latest, at the first use of its own alias: inside of it, the alias would refer to
    /// something else. So each alias between the two may be part of the value, and their sum is an upper bound of its
    /// size.
    static func isWithinLimit(_ text: String, limit: Int) -> Bool {
        var totalBefore: [Substring: Int] = [:]
        var weights: [Substring: Int] = [:]
        var total = 0
        for mark in marks(in: text) {
            if mark.isAnchor {
                totalBefore[mark.name] = total
                continue
            }
            if let before = totalBefore.removeValue(forKey: mark.name) { weights[mark.name] = 1 + total - before }
            total += weights[mark.name] ?? 0
            if total > limit { return false }
        }
        return true
    }

    private struct Mark {
        let isAnchor: Bool
        let name: Substring
    }

    /// Everything that looks like `&name` or `*name` at the start of a word, even in quotes and comments.
    private static func marks(in text: String) -> some Sequence<Mark> {
        let utf8 = text.utf8
        var position = utf8.startIndex
        var isStart = true
        return AnyIterator<Mark> {
            while position < utf8.endIndex {
                let byte = utf8[position]
                let start = utf8.index(after: position)
                let isSign = byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
                guard isStart, isSign else {
                    isStart = Self.endsWord(byte)
                    position = start
                    continue
                }
                let end = utf8[start...].firstIndex { Self.endsWord($0) } ?? utf8.endIndex
                position = end
                isStart = true
                if start < end { return Mark(isAnchor: byte == UInt8(ascii: "&"), name: text[start..<end]) }
            }
            return nil
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || [",", "[", "]", "{", "}", ":"].contains { UInt8(ascii: $0) == byte }
    }
}
