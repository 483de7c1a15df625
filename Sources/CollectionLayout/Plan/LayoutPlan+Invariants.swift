extension LayoutPlan {
    /// Checks, in debug builds, what the solvers rely on: every section has a plan that exists, or none and no items;
    /// equal plans are stored once.
    func checkInvariants() {
        assert(frame.width >= 0 && frame.height >= 0, "the frame \(frame) has a negative size")
        assert(sections.allSatisfy { $0.itemCount >= 0 }, "a section has a negative number of items")
        assert(
            sections.allSatisfy { section in section.plan.map { plans.indices.contains($0) } ?? true },
            "a section names a plan that does not exist")
        assert(Set(plans).count == plans.count, "equal plans are stored twice")
    }
}
