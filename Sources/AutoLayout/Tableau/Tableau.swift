/// The linear program of a layout, kept in solved form between edits.
///
/// Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM
/// Transactions on Computer-Human Interaction 8 (4), 2001. It differs in two ways:
///
/// * Errors have no variables of their own. Instead, each variable has a breakpoint and a cost on either side of it, as
///   in R. Fourer, "A simplex algorithm for piecewise-linear programming I", Mathematical Programming 33, 1985. A
///   required inequality forbids one side, an optional equality costs on both sides, a view's coordinate costs nothing.
///   This halves the number of columns. A constant is a breakpoint, so new text in a label changes no row.
/// * Costs are vectors with one level per priority, compared lexicographically, so no number of misses at 749 outweighs
///   one at 750. The paper asks for this, but its implementation approximates it with weights.
///
/// Rows are `basic = Σ coefficient · nonbasic`, without constants. A nonbasic variable is at its breakpoint, a basic
/// one on the side that `isAbove` says. The program is optimal if every basic variable is on its side (primal feasible)
/// and no nonbasic variable gains by moving off its breakpoint (dual feasible).
///
/// Tolerances: coefficients are sums of a few multipliers, so the residue of a cancellation is below 1e-11 of its
/// terms, and is dropped. Pivots are at least 1e-8. Costs that differ by less than 1e-9 are equal. A value is on its
/// side within 1e-10 of the largest constant (``tolerance``): 1e-7 points for constants of a thousand points, a
/// thousandth of the smallest pixel for constants of 10 million, the limit (``AutoLayoutLimits``).
struct Tableau: Sendable {
    struct Entry: Equatable, Sendable {
        var column: Int32
        var coefficient: Double
    }

    /// The cost of one side of a breakpoint, for each point of distance.
    struct Side: Equatable, Sendable {
        /// The level, or one of the values below.
        var slot: Int32
        var weight: Double

        static let free = Side(slot: -1, weight: 0)
        static let forbidden = Side(slot: -2, weight: 0)
        var isForbidden: Bool { slot == -2 }
    }

    static let pivotTolerance = 1e-8
    static let costTolerance = 1e-9
    private static let nowhere: Int32 = -1
    private static let unused: Int32 = -2

    // MARK: For each variable

    var breakpoints: [Double] = []
    var values: [Double] = []
    var below: [Side] = []
    var above: [Side] = []
    /// The side that a basic variable is on.
    var isAbove: [Bool] = []
    /// Sorted by column; empty for nonbasic variables.
    var rows: [[Entry]] = []
    /// How many rows a nonbasic variable is in.
    var counts: [Int32] = []
    /// The rows that a nonbasic variable is in, by their basic variables, and some that it is no longer in.
    private var occurrences: [[Int32]] = []
    private var stamps: [Int32] = []
    private var stamp: Int32 = 0
    /// The index in `basics`, or `nowhere`, or `unused`.
    private(set) var places: [Int32] = []

    private(set) var basics: [Int32] = []
    private var spare: [Int32] = []

    // MARK: For each level

    /// The change of the cost at a level when a nonbasic variable increases, caused by basic variables.
    var costs: [[Double]] = []
    /// The slots of levels, highest priority first.
    var order: [Int] = []

    /// The number of pivots so far.
    var pivots = 0
    /// The number of pivots and of changes of sides so far: with the same number, costs are the same.
    var changes = 0
    /// The number of coefficients.
    private(set) var entries = 0
    /// Half the width of the band in which a value counts as being at its breakpoint.
    var tolerance = 1e-9
    private var buffer: [Entry] = []
    private var work: [Double] = []

    var count: Int { breakpoints.count }

    func isBasic(_ variable: Int) -> Bool { places[variable] >= 0 }
    func isNonbasic(_ variable: Int) -> Bool { places[variable] == Self.nowhere }
    func isFree(_ variable: Int) -> Bool { below[variable].slot == -1 && above[variable].slot == -1 }
    /// Whether neither side is allowed: a required equality.
    func isFixed(_ variable: Int) -> Bool { below[variable].isForbidden && above[variable].isForbidden }

    // MARK: Variables and rows

    /// A nonbasic variable at its breakpoint.
    mutating func makeVariable(breakpoint: Double, below: Side, above: Side) -> Int {
        if let index = spare.popLast() {
            let index = Int(index)
            breakpoints[index] = breakpoint
            values[index] = breakpoint
            self.below[index] = below
            self.above[index] = above
            isAbove[index] = true
            counts[index] = 0
            occurrences[index].removeAll(keepingCapacity: true)
            places[index] = Self.nowhere
            return index
        }
        breakpoints.append(breakpoint)
        values.append(breakpoint)
        self.below.append(below)
        self.above.append(above)
        isAbove.append(true)
        rows.append([])
        counts.append(0)
        occurrences.append([])
        stamps.append(0)
        places.append(Self.nowhere)
        work.append(0)
        for slot in costs.indices { costs[slot].append(0) }
        return count - 1
    }

    /// A basic variable that is a sum of others. It costs nothing until ``charge(_:below:above:)``.
    mutating func makeRow(_ terms: [(variable: Int, coefficient: Double)], breakpoint: Double) -> Int {
        let index = makeVariable(breakpoint: breakpoint, below: .free, above: .free)
        restoreRow(index, terms)
        return index
    }

    /// Makes a variable basic that is a sum of others, which may be basic or not.
    mutating func restoreRow(_ index: Int, _ terms: [(variable: Int, coefficient: Double)]) {
        var columns: [Int32] = []
        for (variable, coefficient) in terms {
            if isBasic(variable) {
                for entry in rows[variable] { add(entry.column, coefficient * entry.coefficient, to: &columns) }
            } else {
                add(Int32(truncatingIfNeeded: variable), coefficient, to: &columns)
            }
        }
        columns.sort()
        var row: [Entry] = []
        row.reserveCapacity(columns.count)
        var value = 0.0
        for column in columns {
            let coefficient = work[Int(column)]
            work[Int(column)] = 0
            guard abs(coefficient) > 1e-11 else { continue }
            row.append(Entry(column: column, coefficient: coefficient))
            note(column, in: index)
            value += coefficient * values[Int(column)]
        }
        rows[index] = row
        values[index] = value
        places[index] = Int32(truncatingIfNeeded: basics.count)
        basics.append(Int32(truncatingIfNeeded: index))
    }

    /// Adds to a sum. A column may come twice if its sum was zero in between; then it is zero the second time.
    private mutating func add(_ column: Int32, _ amount: Double, to columns: inout [Int32]) {
        if work[Int(column)] == 0 { columns.append(column) }
        work[Int(column)] += amount
    }

    /// Removes a basic variable with its row. Its cost must have been taken away.
    mutating func dropRow(_ variable: Int) {
        entries -= rows[variable].count
        for entry in rows[variable] { counts[Int(entry.column)] -= 1 }
        rows[variable] = []
        let place = Int(places[variable])
        let last = basics.removeLast()
        if place < basics.count {
            basics[place] = last
            places[Int(last)] = Int32(place)
        }
        retire(variable)
    }

    /// Removes a nonbasic variable that is in no row.
    mutating func dropColumn(_ variable: Int) { retire(variable) }

    private mutating func retire(_ variable: Int) {
        places[variable] = Self.unused
        occurrences[variable].removeAll(keepingCapacity: true)
        below[variable] = .free
        above[variable] = .free
        for slot in costs.indices { costs[slot][variable] = 0 }
        spare.append(Int32(variable))
    }

    // MARK: Reading

    /// The index of a column in the row of a basic variable.
    func position(of column: Int, in basic: Int) -> Int? {
        rows[basic].withUnsafeBufferPointer { row in
            var low = 0
            var high = row.count
            let column = Int32(truncatingIfNeeded: column)
            while low < high {
                let middle = (low + high) / 2
                if row[middle].column < column { low = middle + 1 } else { high = middle }
            }
            return low < row.count && row[low].column == column ? low : nil
        }
    }

    func coefficient(_ basic: Int, _ column: Int) -> Double {
        position(of: column, in: basic).map { rows[basic][$0].coefficient } ?? 0
    }

    // MARK: Where a column is

    private mutating func note(_ column: Int32, in basic: Int) {
        let column = Int(column)
        counts[column] += 1
        entries += 1
        occurrences[column].append(Int32(truncatingIfNeeded: basic))
    }

    /// The basic variables whose rows contain a column.
    mutating func rows(with column: Int) -> [Int32] {
        if stamp == .max {
            stamp = 0
            for index in stamps.indices { stamps[index] = 0 }
        }
        stamp += 1
        var list: [Int32] = []
        swap(&list, &occurrences[column])
        var kept = 0
        for index in list.indices {
            let basic = Int(list[index])
            guard places[basic] >= 0, stamps[basic] != stamp, position(of: column, in: basic) != nil else { continue }
            stamps[basic] = stamp
            list[kept] = list[index]
            kept += 1
        }
        list.removeLast(list.count - kept)
        occurrences[column] = list
        return list
    }

    // MARK: Changing the basis

    /// Adds to a nonbasic variable, and to what depends on it.
    mutating func move(_ column: Int, by amount: Double) {
        values[column] += amount
        for basic in rows(with: column) { values[Int(basic)] += coefficient(Int(basic), column) * amount }
    }

    /// Exchanges a basic variable, which must be at its breakpoint now, and a nonbasic one.
    mutating func pivot(leaving: Int, entering: Int, entersAbove: Bool) {
        guard let position = position(of: entering, in: leaving) else { return }
        pivots += 1
        changes += 1
        var source: [Entry] = []
        swap(&source, &rows[leaving])
        // 1. Solve the row for the entering variable.
        let divisor = source[position].coefficient
        source.remove(at: position)
        for index in source.indices { source[index].coefficient /= -divisor }
        let place = source.firstIndex { $0.column > Int32(leaving) } ?? source.count
        source.insert(Entry(column: Int32(leaving), coefficient: 1 / divisor), at: place)
        counts[entering] -= 1
        counts[leaving] = 1
        // 2. Substitute it in the rows that contain it.
        let index = places[leaving]
        var list: [Int32] = []
        swap(&list, &occurrences[entering])
        occurrences[leaving].removeAll(keepingCapacity: true)
        places[leaving] = Self.nowhere
        for basic in list where counts[entering] > 0 && places[Int(basic)] >= 0 {
            substitute(entering, by: source, in: Int(basic))
        }
        // 3. And in the costs: what leaves no longer adds its slope, what enters does.
        for slot in order {
            let rate = costs[slot][entering]
            guard rate != 0 else { continue }
            costs[slot][entering] = 0
            for entry in source { costs[slot][Int(entry.column)] += rate * entry.coefficient }
        }
        let (slot, slope) = slope(of: leaving)
        if slot >= 0 { costs[slot][leaving] -= slope }
        basics[Int(index)] = Int32(entering)
        places[entering] = index
        rows[entering] = source
        for entry in source {
            let column = Int(entry.column)
            occurrences[column].append(Int32(truncatingIfNeeded: entering))
            if occurrences[column].count > 32 + 4 * Int(counts[column]) { _ = rows(with: column) }
        }
        isAbove[entering] = entersAbove
        addCost(of: entering, times: 1)
        if isFree(leaving) { breakpoints[leaving] = values[leaving] } else { values[leaving] = breakpoints[leaving] }
    }

    /// Replaces a column in a row by its own row.
    private mutating func substitute(_ column: Int, by source: [Entry], in basic: Int) {
        guard let position = position(of: column, in: basic) else { return }
        var row: [Entry] = []
        swap(&row, &rows[basic])
        let factor = row[position].coefficient
        counts[column] -= 1
        entries -= 1
        buffer.removeAll(keepingCapacity: true)
        var left = 0
        var right = 0
        while left < row.count || right < source.count {
            if left == position {
                left += 1
            } else if right == source.count || (left < row.count && row[left].column < source[right].column) {
                buffer.append(row[left])
                left += 1
            } else if left == row.count || source[right].column < row[left].column {
                let entry = source[right]
                buffer.append(Entry(column: entry.column, coefficient: factor * entry.coefficient))
                note(entry.column, in: basic)
                right += 1
            } else {
                let old = row[left].coefficient
                let sum = old + factor * source[right].coefficient
                if abs(sum) > 1e-11 * max(1, abs(old)) {
                    buffer.append(Entry(column: row[left].column, coefficient: sum))
                } else {
                    counts[Int(row[left].column)] -= 1
                    entries -= 1
                }
                left += 1
                right += 1
            }
        }
        swap(&rows[basic], &buffer)
        // The old row's memory serves the next substitution.
        swap(&row, &buffer)
    }

    /// Computes what basic variables are from what nonbasic ones are, which takes away what additions have lost.
    mutating func refreshValues() {
        for basic in basics {
            var value = 0.0
            for entry in rows[Int(basic)] { value += entry.coefficient * values[Int(entry.column)] }
            values[Int(basic)] = value
        }
    }

    /// A tableau without rows: every variable becomes nonbasic at its breakpoint. The caller adds the rows again.
    mutating func forgetRows() {
        for basic in basics {
            rows[Int(basic)] = []
            places[Int(basic)] = Self.nowhere
        }
        basics = []
        entries = 0
        for index in counts.indices {
            counts[index] = 0
            occurrences[index].removeAll(keepingCapacity: true)
        }
        for slot in costs.indices { for index in costs[slot].indices { costs[slot][index] = 0 } }
    }
}
