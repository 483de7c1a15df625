import Foundation

/// UIKit's font, as far as texts of configurations name one: `.preferredFont(forTextStyle: .headline)`.
///
/// What it looks like is decided where it is drawn: a text style follows the size of text there.
public struct UIFont: Hashable, Sendable {
    /// What the font begins with.
    package var base: FontBase
    /// What is changed of that.
    package var modifiers: FontModifiers

    package init(_ base: FontBase, modifiers: FontModifiers = FontModifiers()) {
        self.base = base
        self.modifiers = modifiers
    }

    private init(_ base: FontBase, _ change: (inout FontModifiers) -> Void) {
        self.init(base)
        change(&modifiers)
    }

    /// A role of text.
    public struct TextStyle: Hashable, Sendable {
        package let role: TextRole

        init(role: TextRole) {
            self.role = role
        }

        /// The largest title.
        public static let largeTitle = TextStyle(role: .largeTitle)
        /// A title.
        public static let title1 = TextStyle(role: .title)
        /// A title of the second step.
        public static let title2 = TextStyle(role: .title2)
        /// A title of the third step.
        public static let title3 = TextStyle(role: .title3)
        /// A heading.
        public static let headline = TextStyle(role: .headline)
        /// Below a heading.
        public static let subheadline = TextStyle(role: .subheadline)
        /// Running text.
        public static let body = TextStyle(role: .body)
        /// A remark.
        public static let callout = TextStyle(role: .callout)
        /// A note.
        public static let footnote = TextStyle(role: .footnote)
        /// A caption.
        public static let caption1 = TextStyle(role: .caption)
        /// A smaller caption.
        public static let caption2 = TextStyle(role: .caption2)
    }

    /// The heaviness of characters.
    public struct Weight: Hashable, Sendable {
        /// From 100, ultra light, through 400, regular, to 900, black.
        package let value: Int

        package init(value: Int) {
            self.value = value
        }

        /// 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900.
        public static let black = Weight(value: 900)
    }

    /// The width of a face.
    public struct Width: Hashable, Sendable {
        /// In percent of the normal one.
        package let percent: Int

        init(percent: Int) {
            self.percent = percent
        }

        /// The narrowest.
        public static let compressed = Width(percent: 62)
        /// Narrow.
        public static let condensed = Width(percent: 80)
        /// The normal one.
        public static let standard = Width(percent: 100)
        /// Wide.
        public static let expanded = Width(percent: 130)
    }

    /// The size of the system's text outside of text styles, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of the system's small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18

    /// The font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.style(style.role)) }

    /// The system font at a size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size)) { $0.weight = weight }
    }

    /// The system font at a size in points, in a narrower or wider face where it has one.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size)) {
            $0.weight = weight
            $0.width = width
        }
    }

    /// The bold system font at a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The slanted system font at a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size)) { $0.isItalic = true }
    }

    /// The system font with characters of one width, at a size in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size)) {
            $0.weight = weight
            $0.design = .monospaced
        }
    }

    /// The system font with digits of one width, at a size in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size)) {
            $0.weight = weight
            $0.hasMonospacedDigits = true
        }
    }
}

extension UIFont {
    /// A family by its name, at a size in points that never changes. It always succeeds: a family that is not there is a
    /// warning of the picture.
    public init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(name: fontName, size: fontSize, role: nil))
    }

    /// The same font at another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        let (family, _, weight) = base.values(at: .usual)
        var result = UIFont(
            family.map { .custom(name: $0, size: fontSize, role: nil) } ?? .system(size: fontSize),
            modifiers: modifiers)
        if result.modifiers.weight == nil, weight != .regular { result.modifiers.weight = weight }
        return result
    }

    /// The font as it is at a size of text, whatever that is where it is drawn.
    func fixed(at textSize: TextSize) -> UIFont {
        withSize(FontBase.drawable(base.values(at: textSize).size))
    }

    /// The size in points at the usual size of text.
    public var pointSize: CGFloat { FontBase.drawable(base.values(at: .usual).size) }
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
