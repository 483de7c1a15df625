import AutoLayout
import Testing

/// Compares the solver with a slow one that shares no code with it.
@Suite struct OracleTests {
    /// What differs between the solver's solution and the slow one's, as text.
    static func differences<Number: OracleNumber>(_ system: RandomSystem, _: Number.Type) throws -> [String] {
        let (solver, variables, handles) = try system.solver()
        let slow = SlowSolver<Number>(nonnegative: system.nonnegative, constraints: system.constraints)
        var result: [String] = []
        let broken = Set(handles.filter { solver.isBroken($0.value) }.keys)
        if broken != slow.broken { result.append("broken \(broken.sorted()) instead of \(slow.broken.sorted())") }
        if solver.statistics.hasGivenUp { result.append("gave up") }
        let values = variables.map(solver.value)
        let misses = RandomSystem.misses(system.constraints, broken: broken, values: values)
        for (priority, sum) in misses {
            let least = priority == 100_000 ? 0 : slow.misses.first { $0.priority == priority }?.sum ?? 0
            if abs(sum - least) > 1e-6 { result.append("misses at \(priority): \(sum) instead of \(least)") }
        }
        let ambiguities = Dictionary(solver.ambiguities.map { ($0.variable, $0.range) }) { first, _ in first }
        for (index, variable) in variables.enumerated() {
            let range = slow.ranges[index]
            if values[index] < range.lowerBound - 1e-6 || values[index] > range.upperBound + 1e-6 {
                result.append("variable \(index) is \(values[index]), not in \(range)")
            }
            let own = ambiguities[variable] ?? values[index]...values[index]
            for (bound, other) in [(own.lowerBound, range.lowerBound), (own.upperBound, range.upperBound)]
            where bound != other && !(abs(bound - other) <= 1e-5) {
                result.append("variable \(index) may be \(own) instead of \(range)")
            }
        }
        return result
    }

    @Test(arguments: 0..<50) func fiveThousandSystemsEqualTheSlowSolver(block: Int) throws {
        for seed in block * 100..<block * 100 + 100 {
            let system = RandomSystem(seed)
            let differences = try Self.differences(system, Double.self)
            #expect(differences.isEmpty, "seed \(seed): \(system.constraints)")
        }
    }

    @Test(arguments: 0..<10) func systemsEqualTheSlowSolverInFractions(block: Int) throws {
        for seed in 0..<20 {
            let seed = 100_000 + block * 20 + seed
            let differences = try Self.differences(RandomSystem(seed), Fraction.self)
            #expect(differences.isEmpty, "seed \(seed)")
        }
    }
}
