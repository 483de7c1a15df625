/// Constraints as plain values, for the slow solver and for the module's.
struct PlainConstraint: Equatable {
    /// Coefficients of variables by number.
    var coefficients: [Int: Int]
    var target: Int
    /// Priorities of a value that is too low and of one that is too high, 1000 for required.
    var below: Int?
    var above: Int?
}

/// Solves constraints with priorities by one linear program after the other, the highest level first.
struct SlowSolver<Number: OracleNumber> {
    /// The least sums of misses by priority, highest first.
    var misses: [(priority: Int, sum: Double)] = []
    /// What each variable may be.
    var ranges: [ClosedRange<Double>] = []
    /// The constraints that cannot hold together with the required ones before.
    var broken: Set<Int> = []

    /// `nonnegative` says for each variable whether it is at least zero.
    init(nonnegative: [Bool], constraints: [PlainConstraint], wantsRanges: Bool = true) {
        // 1. Which required constraints break, in order.
        let required = constraints.indices.filter { Self.isRequired(constraints[$0]) }
        if Self.program(nonnegative, required.map { Self.requiredPart(constraints[$0]) }) == nil {
            var kept: [PlainConstraint] = []
            for index in required {
                let part = Self.requiredPart(constraints[index])
                if Self.program(nonnegative, kept + [part]) == nil { broken.insert(index) } else { kept.append(part) }
            }
        }
        // 2. Levels. A broken constraint is one at 999.99, which is between 999 and 1000.
        var effective = constraints.map(\.scaled)
        for index in broken {
            if effective[index].below == 100_000 { effective[index].below = 99_999 }
            if effective[index].above == 100_000 { effective[index].above = 99_999 }
        }
        guard let (first, columns) = Self.program(nonnegative, effective) else { return }
        var program = first
        let levels = Set(effective.flatMap { [$0.below, $0.above].compactMap { $0 } }).filter { $0 < 100_000 }
        for level in levels.sorted(by: >) {
            var costs = [Number](repeating: Number(0), count: columns.costs)
            for (index, constraint) in effective.enumerated() {
                if constraint.below == level { costs[columns.shortage[index]] = Number(1) }
                if constraint.above == level { costs[columns.excess[index]] = Number(1) }
            }
            misses.append((level, program.minimize(costs).approximation))
            program.keepOptimal(costs)
        }
        guard wantsRanges else { return }
        for variable in nonnegative.indices {
            func bound(_ sign: Int) -> Double {
                var costs = [Number](repeating: Number(0), count: columns.costs)
                costs[columns.positive[variable]] = Number(sign)
                if let negative = columns.negative[variable] { costs[negative] = Number(-sign) }
                var copy = program
                let value = copy.minimize(costs).approximation
                return value <= -999_999_999 ? -Double.infinity * Double(sign) : value * Double(sign)
            }
            let low = bound(1)
            ranges.append(low...max(low, bound(-1)))
        }
    }

    private struct Columns {
        var positive: [Int] = []
        var negative: [Int?] = []
        var shortage: [Int] = []
        var excess: [Int] = []
        var costs = 0
    }

    private static func isRequired(_ constraint: PlainConstraint) -> Bool {
        constraint.below == 1000 || constraint.above == 1000
    }

    private static func requiredPart(_ constraint: PlainConstraint) -> PlainConstraint {
        var part = constraint.scaled
        if part.below != 100_000 { part.below = nil }
        if part.above != 100_000 { part.above = nil }
        return part
    }

    /// `Σ c·x + shortage − excess = target`, where a required side has no column.
    private static func program(
        _ nonnegative: [Bool], _ constraints: [PlainConstraint]
    ) -> (
        OracleProgram<Number>, Columns
    )? {
        var columns = Columns()
        var width = 0
        func column() -> Int {
            width += 1
            return width - 1
        }
        for isNonnegative in nonnegative {
            columns.positive.append(column())
            columns.negative.append(isNonnegative ? nil : column())
        }
        var equations: [(row: [Int: Number], right: Number)] = []
        for constraint in constraints {
            var row: [Int: Number] = [:]
            for (variable, coefficient) in constraint.coefficients {
                row[columns.positive[variable]] = Number(coefficient)
                if let negative = columns.negative[variable] { row[negative] = Number(-coefficient) }
            }
            let shortage = column()
            let excess = column()
            columns.shortage.append(shortage)
            columns.excess.append(excess)
            if constraint.below != 100_000 { row[shortage] = Number(1) }
            if constraint.above != 100_000 { row[excess] = Number(-1) }
            equations.append((row, Number(constraint.target)))
        }
        columns.costs = width + equations.count
        guard let program = OracleProgram(width: width, equations: equations) else { return nil }
        return (program, columns)
    }
}

extension PlainConstraint {
    /// The constraint with priorities in hundredths.
    fileprivate var scaled: PlainConstraint {
        var result = self
        result.below = below.map { $0 * 100 }
        result.above = above.map { $0 * 100 }
        return result
    }
}
