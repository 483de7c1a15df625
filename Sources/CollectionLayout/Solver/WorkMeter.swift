/// Counts the items and groups that are solved in one group instance, and stops excessive work.
///
/// Members that fill a group by measured lengths may have to be solved more than once, and nesting multiplies that: a
/// small description could take years to solve.
final class WorkMeter {
    /// The maximum number of steps in one instance.
    static let limit = 500_000

    private var steps = 0

    /// Starts counting for the next instance.
    func reset() {
        steps = 0
    }

    func step() throws(SectionFault) {
        steps += 1
        guard steps <= Self.limit else { throw .groupTooComplex(limit: Self.limit) }
    }
}
