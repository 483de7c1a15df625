/// A linear program in standard form on a dense tableau: minimise costs subject to `A x = b`, `x ≥ 0`.
///
/// The textbook's two phases with Bland's rule, and nothing else: slow, and independent of the module's own solver.
struct OracleProgram<Number: OracleNumber> {
    private var rows: [[Number]] = []
    private var right: [Number] = []
    private var basis: [Int] = []
    private var isClosed: [Bool]
    let width: Int

    /// A program of equations, `nil` if nothing satisfies them.
    init?(width: Int, equations: [(row: [Int: Number], right: Number)]) {
        self.width = width
        isClosed = [Bool](repeating: false, count: width + equations.count)
        for (number, equation) in equations.enumerated() {
            let sign: Number = equation.right < Number(0) ? Number(-1) : Number(1)
            var row = [Number](repeating: Number(0), count: width + equations.count)
            for (column, value) in equation.row { row[column] = sign * value }
            row[width + number] = Number(1)
            rows.append(row)
            right.append(sign * equation.right)
            basis.append(width + number)
        }
        var costs = [Number](repeating: Number(0), count: width + equations.count)
        for column in width..<costs.count { costs[column] = Number(1) }
        let least = minimize(costs)
        guard least.isNothing || least.approximation < 1e-6 else { return nil }
        // Artificial variables leave the basis where they can, and never come back.
        for row in rows.indices where basis[row] >= width {
            if let column = (0..<width).first(where: { !rows[row][$0].isNothing }) { pivot(row, column) }
        }
        for column in width..<isClosed.count { isClosed[column] = true }
    }

    /// The least costs. The tableau is at a solution of them afterwards.
    mutating func minimize(_ costs: [Number]) -> Number {
        while true {
            let rates = rates(costs)
            guard
                let column = rates.indices.first(where: {
                    !isClosed[$0] && rates[$0] < Number(0) && !rates[$0].isNothing
                })
            else { break }
            var best: (row: Int, ratio: Number)?
            for row in rows.indices where rows[row][column] > Number(0) && !rows[row][column].isNothing {
                let ratio = right[row] / rows[row][column]
                if let known = best {
                    if ratio < known.ratio || (ratio == known.ratio && basis[row] < basis[known.row]) {
                        best = (row, ratio)
                    }
                } else {
                    best = (row, ratio)
                }
            }
            guard let best else { return Number(-1_000_000_000) }
            pivot(best.row, column)
        }
        var sum = Number(0)
        for row in rows.indices { sum += costs[basis[row]] * right[row] }
        return sum
    }

    /// Keeps only solutions of the least costs: columns that would raise them stay zero.
    mutating func keepOptimal(_ costs: [Number]) {
        let rates = rates(costs)
        for column in rates.indices where rates[column] > Number(0) && !rates[column].isNothing {
            isClosed[column] = true
        }
    }

    private func rates(_ costs: [Number]) -> [Number] {
        var rates = costs
        for row in rows.indices where !costs[basis[row]].isNothing {
            let cost = costs[basis[row]]
            for column in rates.indices where !rows[row][column].isNothing { rates[column] -= cost * rows[row][column] }
        }
        return rates
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = rows[row][column]
        for index in rows[row].indices { rows[row][index] = rows[row][index] / divisor }
        right[row] = right[row] / divisor
        for other in rows.indices where other != row && !rows[other][column].isNothing {
            let factor = rows[other][column]
            for index in rows[other].indices where !rows[row][index].isNothing {
                rows[other][index] -= factor * rows[row][index]
            }
            rows[other][column] = Number(0)
            right[other] -= factor * right[row]
        }
        basis[row] = column
    }
}
