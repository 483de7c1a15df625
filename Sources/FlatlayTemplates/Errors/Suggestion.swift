/// Finds the word that was probably meant.
package enum Suggestion {
    /// The candidate nearest to `word` by the optimal string alignment distance, of which an insertion, a deletion, a
    /// substitution and a swap of neighbours cost one each; nil where none is near. Of equals the first counts.
    package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        guard word.count <= 64 else { return nil }
        let lowered = Array(word.lowercased())
        let limit = max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates where abs(candidate.count - word.count) <= limit {
            let distance = distance(lowered, Array(candidate.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.word
    }

    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
                let isSwap =
                    row > 1 && column > 1 && left[row - 1] == right[column - 2]
                    && left[row - 2] == right[column - 1]
                if isSwap { current[column] = min(current[column], beforeLast[column - 2] + 1) }
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
