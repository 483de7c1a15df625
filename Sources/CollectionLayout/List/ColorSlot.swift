import Foundation

/// Stores a colour for a module that has a colour type.
///
/// List configurations have colours, but this module has no colour type. A module with one stores its values here, so
/// that a configuration stays a single value that can be compared and hashed together with its colours.
package struct ColorSlot: Hashable, Sendable {
    /// The colour as it was stored.
    package let color: any Hashable & Sendable

    /// Stores a colour.
    package init(_ color: any Hashable & Sendable) {
        self.color = color
    }

    /// Whether both contain equal colours of one type.
    package static func == (left: ColorSlot, right: ColorSlot) -> Bool {
        AnyHashable(left.color) == AnyHashable(right.color)
    }

    /// Hashes the colour.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(color))
    }
}
