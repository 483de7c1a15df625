/// The nesting depth of views and modifiers. Measuring and drawing recurse once per level, so each use of a cell counts
/// with all its levels.
struct ViewDepth {
    /// The maximum number of levels.
    static let limit = 200

    private var current = 0
    private var start = 0
    private var deepest = 0

    /// The number of levels below the point at which measuring started.
    var measured: Int { deepest - start }

    /// Starts measuring at the current level.
    mutating func startMeasuring() {
        start = current
        deepest = current
    }

    /// Enters levels; if that would be too deep, returns false and stays at the current level.
    mutating func enter(_ levels: Int) -> Bool {
        guard current + levels <= Self.limit else { return false }
        current += levels
        deepest = max(deepest, current)
        return true
    }

    /// Leaves levels.
    mutating func leave(_ levels: Int) {
        current -= levels
    }
}
