import Foundation

/// A font as a view asks for it: a style of text, the system font at a size, or a family by name.
///
/// ```swift
/// Text("Title").font(.system(size: 20, weight: .semibold, design: .rounded))
/// ```
public struct Font: Hashable, Sendable {
    /// A role of text, with a size and a weight of its own.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// The largest title.
        case largeTitle
        /// A title.
        case title
        /// A title of the second step.
        case title2
        /// A title of the third step.
        case title3
        /// A heading.
        case headline
        /// Below a heading.
        case subheadline
        /// Running text.
        case body
        /// A remark.
        case callout
        /// A note.
        case footnote
        /// A caption.
        case caption
        /// A smaller caption.
        case caption2
    }

    /// The heaviness of characters.
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
        /// In percent of the normal one.
        let percent: Int

        /// The narrowest.
        public static let compressed = Width(percent: 62)
        /// Narrow.
        public static let condensed = Width(percent: 80)
        /// The normal one.
        public static let standard = Width(percent: 100)
        /// Wide.
        public static let expanded = Width(percent: 130)
    }

    /// How far apart lines are.
    public enum Leading: Hashable, Sendable {
        /// As the font says.
        case standard
        /// Closer.
        case tight
        /// Farther.
        case loose
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        /// The ordinary one.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With characters of one width.
        case monospaced
    }

    enum Base: Hashable, Sendable {
        case system(size: CGFloat)
        case style(TextStyle)
        case custom(name: String, size: CGFloat, style: TextStyle?)
        /// Another one, whose size grows with text of a style, up to a most one.
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

    /// A family by its name, at a size in points that grows and shrinks with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A family by its name, at a size in points that grows and shrinks with text of a style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name: name, size: size, style: style))
    }

    /// A family by its name, at a size in points that never changes.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, style: nil))
    }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// The bold font.
    public func bold() -> Font { with { $0.isBold = true } }
    /// The slanted font.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// The font in a variant.
    public func design(_ design: Design) -> Font { with { $0.design = design } }
    /// The font in a narrower or wider face, where its family has one.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// The font with small letters as small capitals: capital letters of four fifths of the size.
    public func smallCaps() -> Font { with { $0.caps = .all } }
    /// The font with small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.caps = $0.caps == .uppercase ? .all : .lowercase } }
    /// The font with capital letters as small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.caps = $0.caps == .lowercase ? .all : .uppercase } }
    /// Has no effect: lines are as far apart as the font says.
    public func leading(_ leading: Leading) -> Font { self }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// The variant of the font with characters of one width.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    private func with(_ change: (inout FontModifiers) -> Void) -> Font {
        var font = self
        change(&font.modifiers)
        return font
    }
}
