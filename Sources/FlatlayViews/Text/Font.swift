import Foundation

/// A font specification of a view: a text style, the system font at a size, or a family by name.
///
/// ```swift
/// Text("Title").font(.system(size: 20, weight: .semibold, design: .rounded))
/// ```
public struct Font: Hashable, Sendable {
    /// A text style with its own size and weight.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// Large titles.
        case largeTitle
        /// Titles.
        case title
        /// Second-level titles.
        case title2
        /// Third-level titles.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Body text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Smaller captions.
        case caption2
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// From 100, ultra light, through 400, regular, to 900, black.
        let value: Int

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
        /// In percent of the normal width.
        let percent: Int

        /// The narrowest.
        public static let compressed = Width(percent: 62)
        /// Narrow.
        public static let condensed = Width(percent: 80)
        /// The normal width.
        public static let standard = Width(percent: 100)
        /// Wide.
        public static let expanded = Width(percent: 130)
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The line spacing of the font itself.
        case standard
        /// Reduced line spacing.
        case tight
        /// Increased line spacing.
        case loose
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        /// The standard design.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// With characters of equal width.
        case monospaced
    }

    enum Base: Hashable, Sendable {
        case system(size: CGFloat)
        case style(TextStyle)
        case custom(name: String, size: CGFloat, style: TextStyle?)
        /// Another base whose size scales with a text style, up to an optional maximum.
        indirect case scaled(Base, style: TextStyle, most: CGFloat?)
    }

    var base: Base
    var modifiers = FontModifiers()

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        modifiers.weight = weight
        modifiers.design = design
    }

    /// The system font at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// A font family by name, at a size in points that scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font family by name, at a size in points that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name: name, size: size, style: style))
    }

    /// A font family by name, at a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, style: nil))
    }

    /// Sets the weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Makes the font bold.
    public func bold() -> Font { with { $0.isBold = true } }
    /// Makes the font italic.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// Sets the design.
    public func design(_ design: Design) -> Font { with { $0.design = design } }
    /// Uses a narrower or wider face, if the family has one.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// Draws all letters as small capitals: capital letters at four fifths of the size.
    public func smallCaps() -> Font { with { $0.caps = .all } }
    /// Draws lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.caps = $0.caps == .uppercase ? .all : .lowercase } }
    /// Draws uppercase letters as small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.caps = $0.caps == .lowercase ? .all : .uppercase } }
    /// Has no effect: the font's own line spacing is used.
    public func leading(_ leading: Leading) -> Font { self }
    /// Uses digits of equal width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// Uses the monospaced design.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    private func with(_ change: (inout FontModifiers) -> Void) -> Font {
        var font = self
        change(&font.modifiers)
        return font
    }
}
