/// The number of letters to insert, delete, replace or swap with a neighbour to turn one word into another: the optimal
/// string alignment distance.
package enum EditDistance {
    package static func between(_ first: String, _ second: String) -> Int {
        // Without a limit the result is never nil.
        between(Array(first), Array(second), limit: .max) ?? 0
    }

    /// - Returns: nil if the distance is above the limit, which is often known early.
    package static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter], limit: Int) -> Int? {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        var leastBefore = 0
        for (i, letter) in first.enumerated() {
            var row = [i + 1]
            row.reserveCapacity(second.count + 1)
            var least = i + 1
            for (j, other) in second.enumerated() {
                var best = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
                least = min(least, best)
            }
            // A swap refers to the row before the last one.
            guard min(least, leastBefore) <= limit else { return nil }
            leastBefore = least
            (beforeLast, last) = (last, row)
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
