/// A colour that a closure of an app chooses. It equals itself alone, as UIKit's do.
package final class ColorProvider: Hashable, Sendable {
    /// The colour with traits.
    package let color: @Sendable (UITraitCollection) -> UIColor

    package init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.color = color
    }

    package static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
