/// The set of all optimal solutions, as a tableau of its own.
///
/// By complementary slackness, a nonbasic variable whose move would cost something is at its breakpoint in every optimal
/// solution, and every basic variable is on its side. Forbidding all else leaves exactly the optimal solutions, for which
/// other costs can be minimised then.
extension Tableau {
    /// A sum, what it should be, and what each point below and above that is worth.
    typealias Wish = (terms: [(variable: Int, coefficient: Double)], target: Double, below: Double, above: Double)

    /// Forbids everything that costs. Sides that are free remain free.
    mutating func freeze() {
        for variable in 0..<count {
            if isNonbasic(variable) {
                let up = isOpen(variable, up: true)
                let down = isOpen(variable, up: false)
                above[variable] = up ? .free : .forbidden
                below[variable] = down ? .free : .forbidden
            }
        }
        for basic in basics {
            let basic = Int(basic)
            guard !isFree(basic) else { continue }
            let isFixed = isFixed(basic)
            above[basic] = isAbove[basic] && !isFixed ? .free : .forbidden
            below[basic] = !isAbove[basic] && !isFixed ? .free : .forbidden
        }
        order = [0]
        costs = [[Double](repeating: 0, count: count)]
    }

    /// Whether a nonbasic variable of a frozen tableau can move.
    func isLoose(_ variable: Int) -> Bool {
        isNonbasic(variable) && !(above[variable].isForbidden && below[variable].isForbidden)
    }

    /// Whether a frozen tableau leaves a choice, or seems to.
    var isLoose: Bool { (0..<count).contains { isLoose($0) } }

    /// Whether a variable of a frozen tableau depends on one that can move.
    func mayVary(_ variable: Int) -> Bool {
        isBasic(variable) ? rows[variable].contains { isLoose(Int($0.column)) } : isLoose(variable)
    }

    /// Minimises the weighted distances of sums from targets in a frozen tableau, and freezes it again.
    mutating func minimize(_ wishes: [Wish]) -> Bool {
        var hasEffect = false
        for wish in wishes where wish.terms.contains(where: { mayVary($0.variable) }) {
            let row = makeRow(wish.terms, breakpoint: wish.target)
            guard mayVary(row) else {
                dropRow(row)
                continue
            }
            hasEffect = true
            below[row] = wish.below > 0 ? Side(slot: 0, weight: wish.below) : .free
            above[row] = wish.above > 0 ? Side(slot: 0, weight: wish.above) : .free
            isAbove[row] = values[row] >= breakpoints[row]
        }
        guard hasEffect else { return true }
        recomputeCosts()
        guard minimize() else { return false }
        refreshValues()
        freeze()
        return true
    }
}
