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
            Field("monospacedDigit", .bool, "Whether all digits have one width.", default: "false"),
            Field("features", .fontFeatures, "The OpenType features that differ from those of the font.")
        ) { size, style, name, weight, design, italic, monospacedDigit, features in
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
            if let features { font = font.features(features) }
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

extension ValueType where Value == [String: Int] {
    /// OpenType features by their tags: `[ss01, calt=0]`.
    static var fontFeatures: ValueType {
        let feature = ValueType<(tag: String, value: Int)>(
            "a feature such as ss01 or calt=0",
            schema: .pattern("^[A-Za-z0-9]{4}(=[0-9]{1,3})?$").orInterpolation
        ) { node, context in
            let parts = (node.string ?? "").split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard let tag = parts.first, tag.isFontFeature, parts.count <= 2,
                let value = parts.count == 2 ? Int(parts[1]) : 1, (0...999).contains(value)
            else { return context.wrongType("a feature such as ss01 or calt=0", node) }
            return (tag, value)
        }
        return ValueType<[(tag: String, value: Int)]>.list(of: feature, "a list of OpenType features").map { features in
            features.reduce(into: [:]) { $0[$1.tag] = $1.value }
        }
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
