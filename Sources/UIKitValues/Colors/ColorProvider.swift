/// A colour that an app's closure computes. It is compared by identity, as in UIKit.
package final class ColorProvider: Hashable, Sendable {
    /// Returns the colour for traits.
    package let color: @Sendable (UITraitCollection) -> UIColor

    package init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.color = color
    }

    package static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
