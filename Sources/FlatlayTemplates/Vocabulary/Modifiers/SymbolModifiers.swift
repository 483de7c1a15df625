import Flatlay

extension ModifierDefinition {
    /// Modifiers of symbols; they apply to all symbols within a view.
    static var symbols: [ModifierDefinition] {
        [
            ModifierDefinition(
                "imageScale", ValueType<Image.Scale>.imageScale, "The size of symbols beside text."
            ) { $0.imageScale($1) },
            ModifierDefinition(
                "symbolVariant", ValueType<SymbolVariants>.symbolVariant, "Symbols in a variant, where they have it."
            ) { $0.symbolVariant($1) },
            ModifierDefinition(
                "symbolRenderingMode", ValueType<SymbolRenderingMode>.symbolRenderingMode,
                "How many styles symbols are drawn in."
            ) { $0.symbolRenderingMode($1) },
        ]
    }
}

extension ValueType where Value == Image.Scale {
    fileprivate static var imageScale: ValueType {
        .word("image scale", ["small": .small, "medium": .medium, "large": .large])
    }
}

extension ValueType where Value == SymbolVariants {
    fileprivate static var symbolVariant: ValueType {
        .word(
            "symbol variant",
            [
                "none": .none, "circle": .circle, "square": .square, "rectangle": .rectangle, "fill": .fill,
                "slash": .slash,
            ])
    }
}

extension ValueType where Value == SymbolRenderingMode {
    fileprivate static var symbolRenderingMode: ValueType {
        .word(
            "symbol rendering mode",
            [
                "monochrome": .monochrome, "hierarchical": .hierarchical, "palette": .palette,
                "multicolor": .multicolor,
            ])
    }
}
