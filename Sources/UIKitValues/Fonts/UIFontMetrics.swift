import Foundation

/// Scales fonts of a fixed size with Dynamic Type, as text of a style scales.
///
/// ```swift
/// let font = UIFont(name: "Georgia", size: 17)!
/// content.textProperties.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
/// ```
public final class UIFontMetrics: Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let role: TextRole

    /// Creates metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        role = textStyle.role
    }

    /// Returns the font, which scales with the text size of the view that draws it.
    public func scaledFont(for font: UIFont) -> UIFont { scaled(font, most: nil) }

    /// Returns the font, which scales with the text size of the view that draws it, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, most: maximumPointSize > 0 ? maximumPointSize : nil)
    }

    private func scaled(_ font: UIFont, most: CGFloat?) -> UIFont {
        UIFont(.scaled(font.base, role: role, most: most), modifiers: font.modifiers)
    }

    /// Returns a length scaled to a text size.
    func scaledValue(for value: CGFloat, at textSize: TextSize) -> CGFloat {
        textSize.scaled(value, relativeTo: role)
    }
}
