import Foundation

extension Text {
    /// Sets the font; nil for the inherited one.
    public consuming func font(_ font: consuming Font?) -> Text {
        guard pieces.count == 1 else { return withEachFont(font) }
        // Most texts have one piece. Nothing is copied: neither for a comparison with nil, nor to set the font.
        if case .none = pieces[0].attributes.font { pieces[0].attributes.font = font }
        return self
    }

    private consuming func withEachFont(_ font: Font?) -> Text { with { if $0.font == nil { $0.font = font } } }

    /// Sets the weight; nil for that of the font.
    public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
        with { if $0.fontModifiers.weight == nil { $0.fontModifiers.weight = weight } }
    }

    /// Sets the design; nil for that of the font.
    public consuming func fontDesign(_ design: Font.Design?) -> Text {
        with { if $0.fontModifiers.design == nil { $0.fontModifiers.design = design?.value } }
    }

    /// Makes the text bold.
    public consuming func bold() -> Text { bold(true) }

    /// Makes the text bold or not.
    public consuming func bold(_ isActive: Bool) -> Text {
        with { if $0.fontModifiers.isBold == nil { $0.fontModifiers.isBold = isActive } }
    }

    /// Makes the text italic.
    public consuming func italic() -> Text { italic(true) }

    /// Makes the text italic or not.
    public consuming func italic(_ isActive: Bool) -> Text {
        with { if $0.fontModifiers.isItalic == nil { $0.fontModifiers.isItalic = isActive } }
    }

    /// Uses digits of equal width.
    public consuming func monospacedDigit() -> Text { with { $0.fontModifiers.hasMonospacedDigits = true } }

    /// Uses characters of equal width.
    public consuming func monospaced(_ isActive: Bool = true) -> Text {
        with { if isActive, $0.fontModifiers.design == nil { $0.fontModifiers.design = .monospaced } }
    }

    /// Sets the colour; nil for the inherited one.
    public consuming func foregroundColor(_ color: Color?) -> Text {
        with {
            if $0.foreground == nil {
                $0.foreground = color.map { TextAttributes.Style(style: AnyShapeStyle($0), color: $0) }
            }
        }
    }

    /// Sets the style.
    public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        with {
            if $0.foreground == nil {
                $0.foreground = TextAttributes.Style(style: AnyShapeStyle(style), color: style as? Color)
            }
        }
    }

    /// Adds space after each character, in points.
    public consuming func kerning(_ kerning: CGFloat) -> Text {
        with { if $0.kerning == nil { $0.kerning = kerning.isFinite ? kerning : 0 } }
    }

    /// Adds space after each character, in points.
    public consuming func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    /// Raises the text above its baseline, in points.
    public consuming func baselineOffset(_ offset: CGFloat) -> Text {
        with { if $0.baselineOffset == nil { $0.baselineOffset = offset.isFinite ? offset : 0 } }
    }

    /// Adds a line below the text; with a nil colour, in the colour of the text.
    public consuming func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return with { if $0.underline == nil { $0.underline = line } }
    }

    /// Adds a line through the text; with a nil colour, in the colour of the text.
    public consuming func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return with { if $0.strikethrough == nil { $0.strikethrough = line } }
    }

    /// Uses a narrower or wider face, if the family has one; nil for that of the font.
    public consuming func fontWidth(_ width: Font.Width?) -> Text {
        with { if $0.fontModifiers.width == nil { $0.fontModifiers.width = width } }
    }

    /// Pieces keep attributes that are already set: the innermost modifier wins.
    private consuming func with(_ change: (inout TextAttributes) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index].attributes) }
        return text
    }
}
