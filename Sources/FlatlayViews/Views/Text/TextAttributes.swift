import Foundation

/// The attributes that a piece of text sets itself; the others are inherited.
struct TextAttributes: Equatable, Sendable {
    /// A style, compared by how it was set: two are equal if none was set, or the same colour.
    ///
    /// An object, since few texts have one, and all copy and examine it.
    final class Style: Equatable, Sendable {
        let style: AnyShapeStyle
        let color: Color?

        init(style: AnyShapeStyle, color: Color?) {
            (self.style, self.color) = (style, color)
        }

        static func == (lhs: Style, rhs: Style) -> Bool { lhs.color != nil && lhs.color == rhs.color }
    }

    var font: Font?
    var fontModifiers = FontModifiers()
    var foreground: Style?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Line?
    var strikethrough: Line?
    var backgroundColor: Color?
    var link: URL?

    /// A line below or through text. An inactive line overrides that of an enclosing text.
    struct Line: Equatable, Sendable {
        var isActive: Bool
        var color: Color?
        var pattern = TextSpan.LineDecoration.Pattern.solid
    }

    // Inlined, so that the values are read in place: every text asks, and a copy retains each value.
    /// Whether nothing is set.
    @inline(__always)
    var isEmpty: Bool {
        if case .none = font, setsFontAlone { fontModifiers.isEmpty } else { false }
    }

    /// Whether nothing is set except perhaps the font.
    @inline(__always)
    var setsFontAlone: Bool {
        // Patterns read the values in place; comparisons would copy them.
        if case .none = foreground, case .none = kerning, case .none = baselineOffset, case .none = underline,
            case .none = strikethrough, case .none = backgroundColor, case .none = link
        {
            true
        } else {
            false
        }
    }

    /// Whether others are equal, with few comparisons if only fonts are set, which is the usual case.
    ///
    /// - Parameter hasSameFont: whether the fonts are known to be equal.
    @inline(__always)
    func equalsQuickly(_ other: TextAttributes, hasSameFont: Bool) -> Bool {
        setsFontAlone && other.setsFontAlone
            ? (hasSameFont || font == other.font) && fontModifiers == other.fontModifiers : equals(other)
    }

    /// A function of its own, for which alone the values are copied.
    @inline(never)
    private func equals(_ other: TextAttributes) -> Bool { self == other }

    /// Fills in the attributes that are not set from an enclosing text.
    func inheriting(_ outer: TextAttributes) -> TextAttributes {
        if outer.isEmpty { return self }
        if isEmpty { return outer }
        return TextAttributes(
            font: font ?? outer.font, fontModifiers: outer.fontModifiers.followed(by: fontModifiers),
            foreground: foreground ?? outer.foreground, kerning: kerning ?? outer.kerning,
            baselineOffset: baselineOffset ?? outer.baselineOffset, underline: underline ?? outer.underline,
            strikethrough: strikethrough ?? outer.strikethrough,
            backgroundColor: backgroundColor ?? outer.backgroundColor, link: link ?? outer.link)
    }
}
