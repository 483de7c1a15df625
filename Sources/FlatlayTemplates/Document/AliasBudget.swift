/// Bounds how many values the aliases of a YAML text can make, before anything expands them.
///
/// Nine anchors that each name the one before nine times are a few hundred bytes and half a billion values. Values
/// are shared in memory, but whoever walks through them never ends, and Yams walks through the keys of mappings.
enum AliasBudget {
    /// Whether the aliases of `text` make at most `limit` values, by an estimate that is never too low.
    ///
    /// An anchored value ends, at the latest, where its own alias is used first: within it the alias means something
    /// else. So each alias between the two may belong to the value, and the value weighs at most their sum.
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

    /// What looks like `&name` or `*name` at the start of a word, also within quotes and comments.
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
