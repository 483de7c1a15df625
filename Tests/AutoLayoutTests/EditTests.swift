import AutoLayout
import Testing

/// Random changes: the result is that of a fresh solver.
@Suite struct EditTests {
    /// 1,200 sequences of ten changes each.
    @Test(arguments: 0..<24) func editsEqualSolvingFromTheStart(block: Int) throws {
        for sequence in 0..<50 {
            var numbers = SeededNumbers(500_000 + block * 50 + sequence)
            let system = RandomSystem(numbers.int(0...1_000_000))
            var (solver, variables, handles) = try system.solver()
            var constraints = Dictionary(
                uniqueKeysWithValues: system.constraints.enumerated().map { ($0.offset, $0.element) })
            var next = system.constraints.count
            for step in 0..<10 {
                try edit(&solver, variables, &handles, &constraints, &next, &numbers)
                if numbers.chance(30) { continue }
                solver.solve()
                let order = constraints.keys.sorted()
                var fresh = RandomSystem(0)
                fresh.nonnegative = system.nonnegative
                fresh.constraints = order.map { constraints[$0]! }
                let (other, others, otherHandles) = try fresh.solver()
                #expect(!solver.statistics.hasGivenUp)
                for (one, two) in zip(variables, others) {
                    #expect(
                        abs(solver.value(of: one) - other.value(of: two)) < 1e-6,
                        "block \(block) sequence \(sequence) step \(step)")
                }
                for (place, number) in order.enumerated() {
                    #expect(solver.isBroken(handles[number]!) == other.isBroken(otherHandles[place]!))
                }
            }
        }
    }

    private func edit(
        _ solver: inout ConstraintSolver, _ variables: [ConstraintSolver.Variable],
        _ handles: inout [Int: ConstraintSolver.Constraint], _ constraints: inout [Int: PlainConstraint],
        _ next: inout Int, _ numbers: inout SeededNumbers
    ) throws {
        let keys = constraints.keys.sorted()
        let kind = keys.isEmpty ? 0 : numbers.int(0...9)
        if kind < 2 {
            let constraint = RandomSystem.constraint((variables.count - 1) / 2, [1000, 999, 750, 250], &numbers)
            constraints[next] = constraint
            handles[next] = try solver.add(RandomSystem.constraint(constraint, variables))
            next += 1
            return
        }
        let key = numbers.pick(keys)
        switch kind {
        case 2, 3:
            constraints[key] = nil
            solver.remove(handles.removeValue(forKey: key)!)
        case 4, 5:
            let priority = numbers.pick([1000, 750, 749, 250])
            if constraints[key]!.below != nil { constraints[key]!.below = priority }
            if constraints[key]!.above != nil { constraints[key]!.above = priority }
            try solver.setPriority(Double(priority), of: handles[key]!)
        default:
            let target = numbers.int(-10...40) * 5
            constraints[key]!.target = target
            try solver.setTarget(Double(target), of: handles[key]!)
        }
    }

    @Test func tenThousandEditsDoNotDrift() throws {
        var solver = ConstraintSolver()
        let root = solver.makeVariable(isNonnegative: true)
        let widths = (0..<4).map { _ in solver.makeVariable(isNonnegative: true) }
        let outer = try solver.add(SolverConstraint([.init(root)], .equal, 100))
        try solver.add(SolverConstraint(widths.map { .init($0) } + [.init(root, -1)], .equal, 0))
        let contents = try widths.map {
            try solver.add(SolverConstraint([.init($0)], target: 20, below: 750, above: 250))
        }
        var numbers = SeededNumbers(3)
        for _ in 0..<10_000 {
            try solver.setTarget(Double(numbers.int(0...4000)) / 7, of: outer)
            try solver.setTarget(Double(numbers.int(0...1000)) / 3, of: numbers.pick(contents))
            solver.solve()
        }
        let sum = widths.reduce(0) { $0 + solver.value(of: $1) }
        #expect(abs(sum - solver.value(of: root)) < 1e-9)
        #expect(!solver.statistics.hasGivenUp)
    }

    @Test(arguments: 0..<10) func theOrderOfAdditionDoesNotMatterWithoutConflicts(block: Int) throws {
        var numbers = SeededNumbers(block)
        var compared = 0
        for seed in block * 50..<block * 50 + 50 {
            let system = RandomSystem(seed)
            let (one, variables, handles) = try system.solver()
            if handles.values.contains(where: { one.isBroken($0) }) { continue }
            compared += 1
            let (other, others, _) = try system.solver(order: system.constraints.indices.shuffled(using: &numbers))
            for (first, second) in zip(variables, others) {
                #expect(abs(one.value(of: first) - other.value(of: second)) < 1e-6, "seed \(seed)")
            }
        }
        #expect(compared > 5)
    }
}
