import Flatlay
import Foundation

extension ValueType where Value == Font {
    /// A font: a text style (`title2`), a size (`17`), or `{ size: 17, weight: bold }`.
    static var font: ValueType {
        .forms(
            "a font such as title2, 17 or { size: 17, weight: bold }",
            scalar: ValueType("a font", schema: .any(of: [textStyle.schema, ValueType<CGFloat>.length.schema])) {
                node, context in
                if case .number? = node.scalar {
                    return ValueType<CGFloat>.length.decode(node, in: context).map { Font.system(size: $0) }
                }
                return textStyle.decode(node, in: context).map { Font.system($0) }
            },
            mapping: writtenFont
        ).defined(as: "font")
    }

    private static var textStyle: ValueType<Font.TextStyle> {
        .word(
            "text style",
            [
                "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
                "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
                "footnote": .footnote, "caption": .caption, "caption2": .caption2,
            ])
    }

    private static var writtenFont: ValueType {
        .record(
            "a font such as { size: 17, weight: bold }",
            Field("size", .length, "The size in points; that of the style if there is one.", default: "17"),
            Field("style", textStyle, "Instead of size: a text style."),
            Field("name", .fontFamily, "The family; the system's font unless told otherwise."),
            Field("weight", .fontWeight, "How heavy it is.", default: "regular"),
            Field("design", .fontDesign, "Which of the system's fonts.", default: "default"),
            Field("italic", .bool, "Whether it slants.", default: "false"),
            Field("monospacedDigit", .bool, "Whether all digits have one width.", default: "false")
        ) { size, style, name, weight, design, italic, monospacedDigit in
            var font: Font =
                if let name {
                    style.map { Font.custom(name, size: size ?? 17, relativeTo: $0) }
                        ?? Font.custom(name, size: size ?? 17)
                } else if let style, size == nil {
                    Font.system(style, design: design ?? .default)
                } else {
                    Font.system(size: size ?? 17, weight: weight ?? .regular, design: design ?? .default)
                }
            if let weight { font = font.weight(weight) }
            if italic == true { font = font.italic() }
            if monospacedDigit == true { font = font.monospacedDigit() }
            return font
        }
    }
}

extension ValueType where Value == Font.Weight {
    /// The weight of a font.
    static var fontWeight: ValueType {
        .word(
            "weight",
            [
                "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
                "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
            ])
    }
}

extension ValueType where Value == Font.Design {
    /// The design of the system font.
    static var fontDesign: ValueType {
        .word(
            "font design",
            ["default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced])
    }
}

extension ValueType where Value == String {
    /// The name of a font family, recorded so that it can be checked once the fonts are known.
    static var fontFamily: ValueType {
        let name = ValueType.name.called("the name of a font family")
        return ValueType(name.description) { node, context in
            guard let family = name.decode(node, in: context) else { return nil }
            context.resources.use(fontFamily: family, at: node)
            return family
        }
    }
}
