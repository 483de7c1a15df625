import Foundation

/// UIKit's font, as configurations name it: `.preferredFont(forTextStyle: .headline)`.
///
/// The font is resolved when it is drawn: a text style uses the text size of the view that draws it.
public final class UIFont: NSObject, NSCopying, Sendable {
    /// The font before its modifiers.
    package let base: FontBase
    /// The modifiers of the base.
    package let modifiers: FontModifiers

    package init(_ base: FontBase, modifiers: FontModifiers = FontModifiers()) {
        self.base = base
        self.modifiers = modifiers
    }

    private convenience init(_ base: FontBase, _ change: (inout FontModifiers) -> Void) {
        var modifiers = FontModifiers()
        change(&modifiers)
        self.init(base, modifiers: modifiers)
    }

    /// The font itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are the same font.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (base == other.base && modifiers == other.modifiers)
    }

    /// A hash of the font.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(base)
        hasher.combine(modifiers)
        return hasher.finalize()
    }

    /// A text style.
    public struct TextStyle: Hashable, Sendable {
        package let role: TextRole

        init(role: TextRole) {
            self.role = role
        }

        /// Large titles.
        public static let largeTitle = TextStyle(role: .largeTitle)
        /// First-level titles.
        public static let title1 = TextStyle(role: .title)
        /// Second-level titles.
        public static let title2 = TextStyle(role: .title2)
        /// Third-level titles.
        public static let title3 = TextStyle(role: .title3)
        /// Headings.
        public static let headline = TextStyle(role: .headline)
        /// Subheadings.
        public static let subheadline = TextStyle(role: .subheadline)
        /// Body text.
        public static let body = TextStyle(role: .body)
        /// Callouts.
        public static let callout = TextStyle(role: .callout)
        /// Footnotes.
        public static let footnote = TextStyle(role: .footnote)
        /// Captions.
        public static let caption1 = TextStyle(role: .caption)
        /// Smaller captions.
        public static let caption2 = TextStyle(role: .caption2)
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// From 100, ultra light, through 400, regular, to 900, black.
        package let value: Int

        package init(value: Int) {
            self.value = value
        }

        /// Weight 100.
        public static let ultraLight = Weight(value: 100)
        /// Weight 200.
        public static let thin = Weight(value: 200)
        /// Weight 300.
        public static let light = Weight(value: 300)
        /// Weight 400.
        public static let regular = Weight(value: 400)
        /// Weight 500.
        public static let medium = Weight(value: 500)
        /// Weight 600.
        public static let semibold = Weight(value: 600)
        /// Weight 700.
        public static let bold = Weight(value: 700)
        /// Weight 800.
        public static let heavy = Weight(value: 800)
        /// Weight 900.
        public static let black = Weight(value: 900)
    }

    /// The width of a font.
    public struct Width: Hashable, Sendable {
        /// In percent of the standard width.
        package let percent: Int

        init(percent: Int) {
            self.percent = percent
        }

        /// The narrowest width.
        public static let compressed = Width(percent: 62)
        /// Narrower than the standard width.
        public static let condensed = Width(percent: 80)
        /// The standard width.
        public static let standard = Width(percent: 100)
        /// Wider than the standard width.
        public static let expanded = Width(percent: 130)
    }

    /// The system font size of text without a text style, in points.
    public static let systemFontSize: CGFloat = 14
    /// The system font size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The font size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The font size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18

    /// Returns the font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.style(style.role)) }

    /// Returns the system font at a size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size)) { $0.weight = weight }
    }

    /// Returns the system font at a size in points and a width, if it has a face of that width.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size)) {
            $0.weight = weight
            $0.width = width
        }
    }

    /// Returns the bold system font at a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// Returns the italic system font at a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size)) { $0.isItalic = true }
    }

    /// Returns the monospaced system font at a size in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size)) {
            $0.weight = weight
            $0.design = .monospaced
        }
    }

    /// Returns the system font with monospaced digits at a size in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size)) {
            $0.weight = weight
            $0.hasMonospacedDigits = true
        }
    }
}

extension UIFont {
    /// Creates a font of a family by name, at a fixed size in points. It never returns nil: a missing family becomes a
    /// warning in the image's diagnostics.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(name: fontName, size: fontSize, role: nil))
    }

    /// Returns the same font at another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        let (family, _, weight) = base.values(at: .usual)
        var modifiers = modifiers
        if modifiers.weight == nil, weight != .regular { modifiers.weight = weight }
        return UIFont(
            family.map { .custom(name: $0, size: fontSize, role: nil) } ?? .system(size: fontSize),
            modifiers: modifiers)
    }

    /// Returns the font fixed at a text size, so that it no longer depends on that of the view that draws it.
    func fixed(at textSize: TextSize) -> UIFont {
        withSize(FontBase.drawable(base.values(at: textSize).size))
    }

    /// The size in points at the default text size.
    public var pointSize: CGFloat { FontBase.drawable(base.values(at: .usual).size) }
}

/// The metrics of Apple's system font at this font's size, in points, whatever the family: the actual font is not
/// resolved before drawing. Source: the figures on which published measurements of `UIFont` agree.
extension UIFont {
    /// The distance from the baseline to the top of a line.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    /// The distance from the baseline to the bottom of a line; negative.
    public var descender: CGFloat { pointSize * -494 / 2048 }
    /// The height of a line.
    public var lineHeight: CGFloat { ascender - descender + leading }
    /// The extra space between lines.
    public var leading: CGFloat { 0 }
    /// The height of capital letters.
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    /// The height of the letter x.
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
