@testable import AutoLayout

/// A random system of constraints, as views have them: edges that are related, sizes, and content.
struct RandomSystem {
    var nonnegative: [Bool] = []
    var constraints: [PlainConstraint] = []

    init(_ seed: Int) {
        var numbers = SeededNumbers(seed)
        let views = numbers.int(1...5)
        // Variable 0 is the width of the root; a view has a position and a size.
        nonnegative = [true]
        for _ in 0..<views { nonnegative += [false, true] }
        let priorities = [1000, 1000, 1000, 999, 750, 750, 749, 251, 250, 250, 50]
        constraints.append(
            PlainConstraint(coefficients: [0: 1], target: numbers.int(0...40) * 10, below: 1000, above: 1000))
        for view in 0..<views {
            let x = 1 + 2 * view
            if numbers.chance(60) {
                constraints.append(
                    PlainConstraint(
                        coefficients: [x + 1: 1], target: numbers.int(0...20) * 5,
                        below: numbers.pick([750, 749, 1000]),
                        above: numbers.pick([250, 251, 249])))
            }
        }
        for _ in 0..<numbers.int(1...3 * views + 2) {
            constraints.append(Self.constraint(views, priorities, &numbers))
        }
    }

    static func constraint(_ views: Int, _ priorities: [Int], _ numbers: inout SeededNumbers) -> PlainConstraint {
        func edge(_ numbers: inout SeededNumbers) -> [Int: Int] {
            if numbers.chance(30) { return numbers.chance(50) ? [:] : [0: 1] }
            let x = 1 + 2 * numbers.int(0...views - 1)
            return numbers.chance(50) ? [x: 1] : [x: 1, x + 1: 1]
        }
        var coefficients: [Int: Int]
        if numbers.chance(35) {
            coefficients = [2 + 2 * numbers.int(0...views - 1): numbers.pick([1, 1, 2])]
            if numbers.chance(50) {
                coefficients[numbers.chance(50) ? 0 : 2 + 2 * numbers.int(0...views - 1), default: 0] -= numbers.pick([
                    1, 1, 2, 3,
                ])
            }
        } else {
            coefficients = edge(&numbers)
            for (variable, value) in edge(&numbers) { coefficients[variable, default: 0] -= value }
        }
        let priority = numbers.pick(priorities)
        let kind = numbers.int(0...5)
        return PlainConstraint(
            coefficients: coefficients.filter { $0.value != 0 }, target: numbers.int(-10...40) * 5,
            below: kind == 0 ? nil : priority, above: kind == 1 ? nil : priority)
    }

    /// A constraint of the module for a plain one.
    static func constraint(_ plain: PlainConstraint, _ variables: [ConstraintSolver.Variable]) -> SolverConstraint {
        SolverConstraint(
            plain.coefficients.sorted { $0.key < $1.key }.map { .init(variables[$0.key], Double($0.value)) },
            target: Double(plain.target), below: plain.below.map(Double.init), above: plain.above.map(Double.init))
    }

    /// The module's solver with all constraints, in an order.
    func solver(
        order: [Int]? = nil
    ) throws -> (ConstraintSolver, [ConstraintSolver.Variable], [Int: ConstraintSolver.Constraint]) {
        var solver = ConstraintSolver()
        let variables = nonnegative.map { solver.makeVariable(isNonnegative: $0) }
        var handles: [Int: ConstraintSolver.Constraint] = [:]
        for index in order ?? Array(constraints.indices) {
            handles[index] = try solver.add(Self.constraint(constraints[index], variables))
        }
        solver.solve()
        return (solver, variables, handles)
    }

    /// The sums of misses by priority in hundredths, highest first, of values.
    static func misses(
        _ constraints: [PlainConstraint], broken: Set<Int>, values: [Double]
    ) -> [(priority: Int, sum: Double)] {
        var sums: [Int: Double] = [:]
        for (index, constraint) in constraints.enumerated() {
            let sum =
                constraint.coefficients.reduce(0.0) { $0 + Double($1.value) * values[$1.key] }
                - Double(constraint.target)
            func level(_ priority: Int) -> Int {
                priority == 1000 ? (broken.contains(index) ? 99_999 : 100_000) : priority * 100
            }
            if let below = constraint.below { sums[level(below), default: 0] += max(0, -sum) }
            if let above = constraint.above { sums[level(above), default: 0] += max(0, sum) }
        }
        return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }
}
