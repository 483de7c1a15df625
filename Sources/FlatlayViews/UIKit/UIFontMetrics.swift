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

    package let style: Font.TextStyle

    /// Those of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle.style
    }

    /// The font, growing with the size of text where it is drawn.
    public func scaledFont(for font: UIFont) -> UIFont { scaled(font, most: nil) }

    /// The font, growing with the size of text where it is drawn, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, most: maximumPointSize > 0 ? maximumPointSize : nil)
    }

    private func scaled(_ font: UIFont, most: CGFloat?) -> UIFont {
        var result = font.font
        result.base = .scaled(result.base, style: style, most: most)
        return UIFont(result)
    }

    /// A length as it is at the text size of an environment.
    package func scaledValue(for value: CGFloat, in environment: EnvironmentValues) -> CGFloat {
        DynamicType.scaledValue(value, relativeTo: style, in: environment)
    }
}
