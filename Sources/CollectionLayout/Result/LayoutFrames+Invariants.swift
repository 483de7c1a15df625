extension LayoutFrames {
    /// Checks, in debug builds, what queries rely on: the sections follow each other in order, and all numbers are
    /// finite.
    func checkInvariants() {
        assert(contentSize.width.isFinite && contentSize.height.isFinite, "the content size is \(contentSize)")
        assert(
            sections.enumerated().allSatisfy { $0.element.section == $0.offset }, "the sections are not in their order")
        assert(sections.allSatisfy { $0.start.isFinite }, "a section starts at a number that is not finite")
    }
}
