/// How many letters have to be put in, taken out, replaced or swapped with their neighbour to make one word of another:
/// the optimal string alignment distance.
package enum EditDistance {
    package static func between(_ first: String, _ second: String) -> Int {
        let (rows, columns) = (Array(first), Array(second))
        var beforeLast: [Int] = []
        var last = Array(0...columns.count)
        for (i, letter) in rows.enumerated() {
            var row = [i + 1]
            for (j, other) in columns.enumerated() {
                var best = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == columns[j - 1], rows[i - 1] == other {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[columns.count]
    }
}
