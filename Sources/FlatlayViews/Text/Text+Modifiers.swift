import Foundation

extension Text {
    /// The text in a font; nil for that of the surroundings.
    public func font(_ font: Font?) -> Text { with { if $0.font == nil { $0.font = font } } }

    /// The text in a weight; nil for that of its font.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        with { if $0.fontModifiers.weight == nil { $0.fontModifiers.weight = weight } }
    }

    /// The text in a design; nil for that of its font.
    public func fontDesign(_ design: Font.Design?) -> Text {
        with { if $0.fontModifiers.design == nil { $0.fontModifiers.design = design } }
    }

    /// The bold text.
    public func bold() -> Text { bold(true) }

    /// The text, bold or not.
    public func bold(_ isActive: Bool) -> Text {
        with { if $0.fontModifiers.isBold == nil { $0.fontModifiers.isBold = isActive } }
    }

    /// The slanted text.
    public func italic() -> Text { italic(true) }

    /// The text, slanted or not.
    public func italic(_ isActive: Bool) -> Text {
        with { if $0.fontModifiers.isItalic == nil { $0.fontModifiers.isItalic = isActive } }
    }

    /// The text with digits of one width.
    public func monospacedDigit() -> Text { with { $0.fontModifiers.hasMonospacedDigits = true } }

    /// The text with characters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        with { if isActive, $0.fontModifiers.design == nil { $0.fontModifiers.design = .monospaced } }
    }

    /// The text in a colour; nil for that of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        with {
            if $0.foreground == nil {
                $0.foreground = color.map { TextAttributes.Style(style: AnyShapeStyle($0), color: $0) }
            }
        }
    }

    /// The text in a style.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        with {
            if $0.foreground == nil {
                $0.foreground = TextAttributes.Style(style: AnyShapeStyle(style), color: style as? Color)
            }
        }
    }

    /// The text with points added after each character.
    public func kerning(_ kerning: CGFloat) -> Text {
        with { if $0.kerning == nil { $0.kerning = kerning.isFinite ? kerning : 0 } }
    }

    /// The text with points added after each character.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    /// The text above its baseline, by points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        with { if $0.baselineOffset == nil { $0.baselineOffset = offset.isFinite ? offset : 0 } }
    }

    /// The text with a line below it; nil is the colour of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return with { if $0.underline == nil { $0.underline = line } }
    }

    /// The text with a line through it; nil is the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return with { if $0.strikethrough == nil { $0.strikethrough = line } }
    }

    /// The text in a narrower or wider face, where its family has one; nil for that of its font.
    public func fontWidth(_ width: Font.Width?) -> Text {
        with { if $0.fontModifiers.width == nil { $0.fontModifiers.width = width } }
    }

    /// Pieces that have set an attribute already keep it: the innermost modifier wins.
    private func with(_ change: (inout TextAttributes) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index].attributes) }
        return text
    }
}
