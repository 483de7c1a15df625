/// The last few results of a pure function, by its argument.
///
/// There are too few for hashing to pay. A new one replaces the oldest.
struct RecentResults<Argument: Equatable, Result> {
    private var arguments: [Argument] = []
    private var results: [Result] = []
    private var oldest = 0

    /// Enough for the texts of one cell.
    private static var limit: Int { 6 }

    var isEmpty: Bool { arguments.isEmpty }

    /// Returns the result for an argument, if it is one of the last.
    func result(for argument: Argument) -> Result? {
        for place in arguments.indices where arguments[place] == argument { return results[place] }
        return nil
    }

    /// Adds the result for an argument that has none.
    mutating func add(_ result: Result, for argument: Argument) {
        if arguments.count < Self.limit {
            arguments.append(argument)
            results.append(result)
        } else {
            arguments[oldest] = argument
            results[oldest] = result
            oldest = (oldest + 1) % Self.limit
        }
    }
}
