/// The longest part of a sequence of numbers that increases: what may stay where everything else has to move around it.
///
/// Source: M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11 (1975),
/// known from patience sorting. The place of a number is searched from the end in steps that double (J. L. Bentley,
/// A. C.-C. Yao, "An almost optimal algorithm for unbounded searching", 1976), so that numbers that are nearly in order
/// take linear time; any others take O(n log n).
@usableFromInline struct IncreasingRun {
    /// By position: whether the number there belongs to the run.
    @usableFromInline let contains: [Bool]

    /// The run of numbers that are all different.
    @usableFromInline init(in values: [Int]) {
        if IncreasingRun.increases(values) {
            contains = Array(repeating: true, count: values.count)
            return
        }
        // 1. For each length, the position of the smallest number at which a run of that length ends.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: values.count)
        for position in values.indices {
            let length = IncreasingRun.place(of: values[position], among: ends, values)
            previous[position] = length > 0 ? ends[length - 1] : -1
            if length == ends.count { ends.append(position) } else { ends[length] = position }
        }
        // 2. From the end of the longest run back to its beginning.
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
        // All ends from `high` on are above the value.
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
