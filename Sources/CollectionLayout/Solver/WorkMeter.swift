/// Counts the items and groups that are solved in one group instance, and ends what would never end.
///
/// Members that fill up by measured lengths may have to be solved more than once, and groups inside each other multiply
/// that: a small description could ask for years of work.
final class WorkMeter {
    /// So many are solved in one instance at most.
    static let limit = 500_000

    private var steps = 0

    /// Begins the next instance.
    func reset() {
        steps = 0
    }

    func step() throws(SectionFault) {
        steps += 1
        guard steps <= Self.limit else { throw .groupTooComplex(limit: Self.limit) }
    }
}
