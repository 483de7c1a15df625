import Foundation

/// How large layouts may be. Beyond, there is an error rather than a solver that never ends.
enum LayoutLimits {
    /// Items of a section that is laid out by arithmetic.
    static let items = 1_000_000_000
    /// Items of a section whose items are laid out one by one, because their sizes are measured or listed.
    static let listedItems = 10_000_000
    /// Sections of a layout.
    static let sections = 10_000_000
    /// Groups inside groups.
    static let nesting = 64
    /// Items and groups that one section describes, each object counted once.
    static let describedMembers = WorkMeter.limit
    /// Lines of a description that are printed; groups may hold each other many times.
    static let printedLines = 2_000
    /// Groups inside groups that are kept; those further inside could not even be let go of without a deep stack.
    static let keptNesting = 256
}
