import Foundation

/// Makes fonts of a fixed size grow with the size of text, as text of a style does.
///
/// ```swift
/// let font = UIFont(name: "Georgia", size: 17)!
/// content.textProperties.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
/// ```
public final class UIFontMetrics: Sendable {
    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let role: TextRole

    /// Those of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        role = textStyle.role
    }

    /// The font, growing with the size of text where it is drawn.
    public func scaledFont(for font: UIFont) -> UIFont { scaled(font, most: nil) }

    /// The font, growing with the size of text where it is drawn, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, most: maximumPointSize > 0 ? maximumPointSize : nil)
    }

    private func scaled(_ font: UIFont, most: CGFloat?) -> UIFont {
        UIFont(.scaled(font.base, role: role, most: most), modifiers: font.modifiers)
    }

    /// A length as it is at a size of text.
    func scaledValue(for value: CGFloat, at textSize: TextSize) -> CGFloat {
        textSize.scaled(value, relativeTo: role)
    }
}
