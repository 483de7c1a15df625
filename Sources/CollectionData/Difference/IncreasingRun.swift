/// The longest increasing subsequence of some numbers: the elements that can stay while all others move around them.
///
/// Source: M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11 (1975),
/// known from patience sorting. The position of a number is searched from the end in doubling steps (J. L. Bentley,
/// A. C.-C. Yao, "An almost optimal algorithm for unbounded searching", 1976). Nearly sorted numbers therefore take
/// linear time; any others take O(n log n).
@usableFromInline struct IncreasingRun {
    /// Whether the number at each position belongs to the run.
    @usableFromInline let contains: [Bool]

    /// Finds the run; all numbers must be different.
    @usableFromInline init(in values: [Int]) {
        if IncreasingRun.increases(values) {
            contains = Array(repeating: true, count: values.count)
            return
        }
        // 1. For each length, the position of the smallest number that ends a run of that length.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: values.count)
        for position in values.indices {
            let length = IncreasingRun.place(of: values[position], among: ends, values)
            previous[position] = length > 0 ? ends[length - 1] : -1
            if length == ends.count { ends.append(position) } else { ends[length] = position }
        }
        // 2. Walk from the end of the longest run back to its beginning.
        var members = Array(repeating: false, count: values.count)
        var position = ends.last ?? -1
        while position >= 0 {
            members[position] = true
            position = previous[position]
        }
        contains = members
    }

    private static func increases(_ values: [Int]) -> Bool {
        guard var last = values.first else { return true }
        for value in values.dropFirst() {
            guard value > last else { return false }
            last = value
        }
        return true
    }

    /// The length of the longest run that a value can continue.
    private static func place(of value: Int, among ends: [Int], _ values: [Int]) -> Int {
        // All ends from `high` on are greater than the value.
        var high = ends.count
        var step = 1
        while high > 0, values[ends[max(0, high - step)]] > value {
            high = max(0, high - step)
            step *= 2
        }
        var low = max(0, high - step)
        while low < high {
            let middle = (low + high) / 2
            if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
