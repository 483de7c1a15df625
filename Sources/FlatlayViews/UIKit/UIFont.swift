import Foundation

/// UIKit's font, as far as texts of configurations name one: `.preferredFont(forTextStyle: .headline)`.
///
/// What it looks like is decided where it is drawn: a text style follows the size of text there.
public struct UIFont: Hashable, Sendable {
    /// The font as views name it.
    public let font: Font

    /// The font of a view's font.
    public init(_ font: Font) {
        self.font = font
    }

    /// A role of text.
    public struct TextStyle: Hashable, Sendable {
        let style: Font.TextStyle

        /// The largest title.
        public static let largeTitle = TextStyle(style: .largeTitle)
        /// A title.
        public static let title1 = TextStyle(style: .title)
        /// A title of the second step.
        public static let title2 = TextStyle(style: .title2)
        /// A title of the third step.
        public static let title3 = TextStyle(style: .title3)
        /// A heading.
        public static let headline = TextStyle(style: .headline)
        /// Below a heading.
        public static let subheadline = TextStyle(style: .subheadline)
        /// Running text.
        public static let body = TextStyle(style: .body)
        /// A remark.
        public static let callout = TextStyle(style: .callout)
        /// A note.
        public static let footnote = TextStyle(style: .footnote)
        /// A caption.
        public static let caption1 = TextStyle(style: .caption)
        /// A smaller caption.
        public static let caption2 = TextStyle(style: .caption2)
    }

    /// The heaviness of characters.
    public typealias Weight = Font.Weight

    /// The font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

    /// The system font at a size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight))
    }

    /// The bold system font at a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The slanted system font at a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }

    /// The system font with characters of one width, at a size in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight, design: .monospaced))
    }

    /// The system font with digits of one width, at a size in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight).monospacedDigit())
    }
}

extension Font {
    /// The font of a UIKit font.
    public init(_ font: UIFont) {
        self = font.font
    }
}
