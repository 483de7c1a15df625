import Flatlay

extension ModifierDefinition {
    /// Modifiers of text; they apply to all texts within a view.
    static var text: [ModifierDefinition] { characters + colors + paragraphs + surroundings }

    private static var characters: [ModifierDefinition] {
        [
            ModifierDefinition("font", ValueType<Font>.font, "The font.") { $0.font($1) },
            ModifierDefinition("fontWeight", ValueType<Font.Weight>.fontWeight, "How heavy the font is.") {
                $0.fontWeight($1)
            },
            ModifierDefinition("bold", ValueType<Bool>.flag, "Heavy text.") { $0.bold($1) },
            ModifierDefinition("italic", ValueType<Bool>.flag, "Slanted text.") { $0.italic($1) },
            ModifierDefinition("underline", ValueType<TextLine>.textLine, "A line below the text.") {
                $0.underline($1.isActive, pattern: $1.pattern, color: $1.color)
            },
            ModifierDefinition("strikethrough", ValueType<TextLine>.textLine, "A line through the text.") {
                $0.strikethrough($1.isActive, pattern: $1.pattern, color: $1.color)
            },
            ModifierDefinition(
                "textOutline", ValueType<StrokeDescription>.stroke,
                "A line around characters and symbols; its colour and its width."
            ) { OutlinedView(content: $0, style: $1.style, width: $1.stroke.lineWidth) },
            ModifierDefinition("kerning", ValueType<CGFloat>.number, "Points added after each character.") {
                $0.kerning($1)
            },
            ModifierDefinition("tracking", ValueType<CGFloat>.number, "Points added after each character; as kerning.")
            {
                $0.tracking($1)
            },
            ModifierDefinition("fontDesign", ValueType<Font.Design>.fontDesign, "Which of the system's fonts.") {
                $0.fontDesign($1)
            },
            ModifierDefinition("baselineOffset", ValueType<CGFloat>.number, "Points by which text is raised.") {
                $0.baselineOffset($1)
            },
            .toggle("monospacedDigit", "Digits of one width.") { $0.monospacedDigit() },
            ModifierDefinition(
                "fontFeatures", ValueType<[String: Int]>.fontFeatures,
                "OpenType features by their tags, such as alternative letters; those that the font lacks have no effect."
            ) { $0.fontFeatures($1) },
            ModifierDefinition("textCase", ValueType<Text.Case>.textCase, "Capital or small letters only.") {
                $0.textCase($1)
            },
        ]
    }

    private static var colors: [ModifierDefinition] {
        [
            ModifierDefinition(
                "foregroundStyle", ValueType<AnyShapeStyle>.style, "What text and shapes are painted with."
            ) {
                $0.foregroundStyle($1)
            },
            ModifierDefinition("foregroundColor", ValueType<AnyShapeStyle>.style, "The older name of foregroundStyle.")
            {
                $0.foregroundStyle($1)
            },
            ModifierDefinition("tint", ValueType<AnyShapeStyle>.style, "The colour that 'tint' means within the view.")
            {
                $0.tint($1)
            },
        ]
    }

    private static var paragraphs: [ModifierDefinition] {
        [
            ModifierDefinition(
                "balancesLines", ValueType<Bool>.flag,
                "Whether the lines of a text are about equally long; it has no more lines and divides no word for it."
            ) { $0.balancesLines($1) },
            ModifierDefinition("lineLimit", ValueType<Int>.integer(from: 1), "The most lines.") { $0.lineLimit($1) },
            ModifierDefinition("lineSpacing", ValueType<CGFloat>.length, "Points between lines.") {
                $0.lineSpacing($1)
            },
            ModifierDefinition(
                "hyphenation", ValueType<Hyphenation>.hyphenation,
                "The language whose rules hyphenate words at the ends of lines; automatic takes that of the locale."
            ) { view, hyphenation in
                switch hyphenation {
                case .automatic: AnyView(view.hyphenation())
                case .none: AnyView(view.hyphenation(false))
                case .language(let language): AnyView(view.hyphenation(language))
                }
            },
            ModifierDefinition(
                "allowsTightening", ValueType<Bool>.flag,
                "Characters may move closer together before text is truncated."
            ) { $0.allowsTightening($1) },
            ModifierDefinition("truncationMode", ValueType<Text.TruncationMode>.truncationMode, "Where text is cut.") {
                $0.truncationMode($1)
            },
            ModifierDefinition(
                "multilineTextAlignment", ValueType<TextAlignment>.textAlignment,
                "How lines are aligned with each other."
            ) { $0.multilineTextAlignment($1) },
            ModifierDefinition(
                "minimumScaleFactor", ValueType<CGFloat>.fraction, "How small text may become before it is truncated."
            ) { $0.minimumScaleFactor($1) },
        ]
    }

    private static var surroundings: [ModifierDefinition] {
        [
            ModifierDefinition(
                "layoutDirection", ValueType<LayoutDirection>.layoutDirection, "In which direction the view reads."
            ) { $0.environment(\.layoutDirection, $1) },
            ModifierDefinition(
                "colorScheme", ValueType<ColorScheme>.colorScheme, "The light or dark appearance."
            ) { $0.environment(\.colorScheme, $1) },
        ]
    }
}

extension ValueType where Value == Text.Case {
    fileprivate static var textCase: ValueType {
        .word("text case", ["uppercase": .uppercase, "lowercase": .lowercase])
    }
}

extension ValueType where Value == Text.TruncationMode {
    fileprivate static var truncationMode: ValueType {
        .word("truncation mode", ["head": .head, "middle": .middle, "tail": .tail])
    }
}

extension ValueType where Value == TextAlignment {
    fileprivate static var textAlignment: ValueType {
        .word("text alignment", ["leading": .leading, "center": .center, "trailing": .trailing])
    }
}

extension ValueType where Value == LayoutDirection {
    static var layoutDirection: ValueType {
        .word("layout direction", ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
    }
}

extension ValueType where Value == ColorScheme {
    /// A light or dark appearance.
    static var colorScheme: ValueType {
        .word("colour scheme", ["light": .light, "dark": .dark])
    }
}
