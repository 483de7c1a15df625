import Foundation

/// The user's text size, and the display scale to whose pixels lengths are rounded.
package struct TextSize: Hashable, Sendable {
    /// The setting, from 0, the smallest, to 11, the largest.
    @usableFromInline package let step: Int
    /// Pixels per point.
    @usableFromInline package let displayScale: CGFloat

    @inlinable
    package init(step: Int, displayScale: CGFloat) {
        self.step = step
        self.displayScale = displayScale
    }

    /// The default text size.
    package static let usual = TextSize(step: usualStep, displayScale: 1)

    private static let usualStep = 3

    /// Scales a length for this text size, as text of a role scales.
    ///
    /// Lengths scale with the line spacing of the role, not with its font size, and are rounded to pixels: 17 points of
    /// body text become 16.33 at `medium` on a screen of 3 pixels per point, and 48 at `accessibility5`, where the font
    /// sizes of body text are 16 and 53 points. Source: published measurements of `UIFontMetrics` and `ScaledMetric`.
    package func scaled(_ value: CGFloat, relativeTo role: TextRole) -> CGFloat {
        scaled(value, relativeTo: role, stepsPerPoint: displayScale)
    }

    /// Scales the size of a font, as `UIFontMetrics` does: to whole points.
    func scaledFontSize(_ size: CGFloat, relativeTo role: TextRole) -> CGFloat {
        scaled(size, relativeTo: role, stepsPerPoint: 1)
    }

    private func scaled(_ value: CGFloat, relativeTo role: TextRole, stepsPerPoint: CGFloat) -> CGFloat {
        guard step != TextSize.usualStep, value.isFinite else { return value }
        let scaled = value * role.leading(at: self) / role.leading(at: .usual)
        return (scaled * stepsPerPoint).rounded() / stepsPerPoint
    }
}

extension UITraitCollection {
    /// The text size of these traits; the default one if they do not specify it. The display scale of traits without one
    /// is that of the current ones, which have the device's.
    package var textSize: TextSize {
        let scale = displayScale > 0 ? displayScale : UITraitCollection.current.displayScale
        return TextSize(
            step: preferredContentSizeCategory.step ?? TextSize.usual.step, displayScale: scale > 0 ? scale : 1)
    }
}
