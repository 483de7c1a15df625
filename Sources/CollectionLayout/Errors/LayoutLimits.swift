import Foundation

/// The size limits of layouts. Beyond them there is an error instead of a solver that runs forever.
enum LayoutLimits {
    /// Items of a section that is laid out arithmetically.
    static let items = 1_000_000_000
    /// Items of a section whose items are laid out individually, because their sizes are measured or listed.
    static let listedItems = 10_000_000
    /// Sections of a layout.
    static let sections = 10_000_000
    /// The nesting depth of groups.
    static let nesting = 64
    /// Items and groups that one section describes; each object counts once.
    static let describedMembers = WorkMeter.limit
    /// Printed lines of a description; groups may share subitems many times.
    static let printedLines = 2_000
    /// The nesting depth of groups that are stored; releasing deeper ones would need a deep stack.
    static let keptNesting = 256
}
