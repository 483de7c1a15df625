import Foundation

extension UIFont {
    /// Returns the font of a text style at the text size of traits; if they are nil, at that of the view that draws it.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style)
        guard let traitCollection else { return font }
        return font.fixed(at: traitCollection.textSize)
    }
}

extension UIFontDescriptor {
    /// Returns the descriptor of a text style at the text size of traits; if they are nil, at that of the view that
    /// draws it.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }
}

extension UIFontMetrics {
    /// Returns the font scaled to the text size of traits; if they are nil, to that of the view that draws it.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let font = scaledFont(for: font)
        return traitCollection.map { font.fixed(at: $0.textSize) } ?? font
    }

    /// Returns the font scaled to the text size of traits, up to a maximum size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = scaledFont(for: font, maximumPointSize: maximumPointSize)
        return traitCollection.map { font.fixed(at: $0.textSize) } ?? font
    }

    /// Returns a length scaled to the text size of the current traits (`UITraitCollection.current`).
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, at: UITraitCollection.current.textSize)
    }

    /// Returns a length scaled to the text size of traits; if they are nil, to that of the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaledValue(for: value, at: (traitCollection ?? .current).textSize)
    }
}
