import Foundation

/// Holds a colour for a module that has a type for colours.
///
/// List configurations carry colours, and this module knows none. The module that does keeps its values here, so that a
/// configuration stays one value, comparable and hashable with its colours.
package struct ColorSlot: Hashable, Sendable {
    /// The colour as it was stored.
    package let color: any Hashable & Sendable

    /// Stores a colour.
    package init(_ color: any Hashable & Sendable) {
        self.color = color
    }

    /// Whether both hold equal colours of one type.
    package static func == (left: ColorSlot, right: ColorSlot) -> Bool {
        AnyHashable(left.color) == AnyHashable(right.color)
    }

    /// Feeds the colour.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(color))
    }
}
