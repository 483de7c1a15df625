import Foundation

extension UIFont {
    /// The font of a text style at the text size of traits; without traits, at that of where it is drawn.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style)
        guard let traitCollection else { return font }
        return font.fixed(at: traitCollection.textSize)
    }
}

extension UIFontDescriptor {
    /// That of a text style at the text size of traits; without traits, at that of where it is drawn.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }
}

extension UIFontMetrics {
    /// The font at the text size of traits; without traits, at that of where it is drawn.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let font = scaledFont(for: font)
        return traitCollection.map { font.fixed(at: $0.textSize) } ?? font
    }

    /// The font at the text size of traits, up to a size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = scaledFont(for: font, maximumPointSize: maximumPointSize)
        return traitCollection.map { font.fixed(at: $0.textSize) } ?? font
    }

    /// A length as it is at the text size of the current traits (`UITraitCollection.current`).
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, at: UITraitCollection.current.textSize)
    }

    /// A length as it is at the text size of traits; without traits, at that of the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaledValue(for: value, at: (traitCollection ?? .current).textSize)
    }
}
