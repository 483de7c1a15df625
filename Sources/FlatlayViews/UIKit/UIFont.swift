import FlatlayDrawing
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
    /// The width of a face.
    public typealias Width = Font.Width

    /// The size of the system's text outside of text styles, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of the system's small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18

    /// The font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

    /// The system font at a size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight))
    }

    /// The system font at a size in points, in a narrower or wider face where it has one.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size, weight: weight).width(width))
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

extension UIFont {
    /// A family by its name, at a size in points that never changes. It always succeeds: a family that is not there is a
    /// warning of the picture.
    public init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize))
    }

    /// The same font at another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        let name: Font
        switch font.base.values(in: EnvironmentValues()).family {
        case .named(let family): name = .custom(family, fixedSize: fontSize)
        default: name = .system(size: fontSize)
        }
        let weight = font.base.values(in: EnvironmentValues()).weight
        var result = name
        result.modifiers = font.modifiers
        if result.modifiers.weight == nil, weight != .regular { result.modifiers.weight = weight }
        return UIFont(result)
    }

    /// The font as it is in an environment, whatever the size of text is where it is drawn.
    package func fixed(in environment: EnvironmentValues) -> UIFont {
        withSize(font.descriptor(FontModifiers(), in: environment).size)
    }

    /// The size in points at the usual size of text.
    public var pointSize: CGFloat { descriptor.size }

    private var descriptor: FontDescriptor { font.descriptor(FontModifiers(), in: EnvironmentValues()) }
}

/// The measures of the platform's system font at the size of the font, in points, whichever its family is: what is drawn
/// is known only where it is drawn. Source: the figures that published measurements of `UIFont` agree on.
extension UIFont {
    /// From the baseline up to the top of a line.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    /// From the baseline down to the bottom of a line; negative.
    public var descender: CGFloat { pointSize * -494 / 2048 }
    /// The height of a line.
    public var lineHeight: CGFloat { ascender - descender + leading }
    /// The room between lines.
    public var leading: CGFloat { 0 }
    /// The height of capital letters.
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    /// The height of small letters.
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}

extension Font {
    /// The font of a UIKit font.
    public init(_ font: UIFont) {
        self = font.font
    }
}
