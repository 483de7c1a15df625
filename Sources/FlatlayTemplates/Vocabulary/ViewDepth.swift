/// How many views and modifiers stand within each other. Each is a level that measuring and drawing descend, so a cell
/// counts with all its levels wherever it is used.
struct ViewDepth {
    /// The most levels.
    static let limit = 200

    private var current = 0
    private var start = 0
    private var deepest = 0

    /// The levels below the place where measuring was started.
    var measured: Int { deepest - start }

    /// Measures from here on.
    mutating func startMeasuring() {
        start = current
        deepest = current
    }

    /// Goes down; false, and stays, where that is too deep.
    mutating func enter(_ levels: Int) -> Bool {
        guard current + levels <= Self.limit else { return false }
        current += levels
        deepest = max(deepest, current)
        return true
    }

    /// Comes up again.
    mutating func leave(_ levels: Int) {
        current -= levels
    }
}
