import Foundation

/// How large text is, and the pixels that lengths are rounded to.
package struct TextSize: Hashable, Sendable {
    /// The setting, from 0, the smallest, to 11, the largest.
    @usableFromInline package let step: Int
    /// Pixels for each point.
    @usableFromInline package let displayScale: CGFloat

    @inlinable
    package init(step: Int, displayScale: CGFloat) {
        self.step = step
        self.displayScale = displayScale
    }

    /// The usual one.
    package static let usual = TextSize(step: usualStep, displayScale: 1)

    private static let usualStep = 3

    /// A length as it is at this text size, for a length that belongs to text of a role.
    ///
    /// Lengths grow as the distance of the role's lines does, and not as its size, and are rounded to pixels: 17 points
    /// that belong to body text become 16.33 at `medium` on a screen of 3 pixels a point, and 48 at `accessibility5`,
    /// where body text itself has 16 and 53 points. Source: published measurements of `UIFontMetrics` and `ScaledMetric`.
    package func scaled(_ value: CGFloat, relativeTo role: TextRole) -> CGFloat {
        guard step != TextSize.usualStep, value.isFinite else { return value }
        let scaled = value * role.leading(at: self) / role.leading(at: .usual)
        return (scaled * displayScale).rounded() / displayScale
    }
}

extension UITraitCollection {
    /// How large text is with these traits; as usual where they do not say it.
    package var textSize: TextSize {
        TextSize(
            step: preferredContentSizeCategory.step ?? TextSize.usual.step,
            displayScale: displayScale > 0 ? displayScale : 1)
    }
}
