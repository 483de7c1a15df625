import CoreGeometry
import Foundation
import UIKitValues

/// Fonts of files.
enum NibFont {
    /// Returns the font of a `<fontDescription>`.
    static func value(of element: NibElement) throws -> UIFont {
        if let style = element.value("style") {
            return .preferredFont(forTextStyle: try style.choice(styles))
        }
        let size = try element.number("pointSize", default: UIFont.systemFontSize)
        guard size > 0 else { throw try element.required("pointSize").error("more than 0") }
        switch element.attributes["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case nil:
            let name = element.attributes["name"] ?? element.attributes["family"]
            return name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        default:
            let weight = try element.value("weight")?.choice(weights) ?? .regular
            guard let width = try element.value("width")?.choice(widths) else {
                return .systemFont(ofSize: size, weight: weight)
            }
            return .systemFont(ofSize: size, weight: weight, width: width)
        }
    }

    private static let styles: KeyValuePairs<String, UIFont.TextStyle> = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleLargeTitle": .largeTitle,
        "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    ]
    static let weights: KeyValuePairs<String, UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    private static let widths: KeyValuePairs<String, UIFont.Width> = [
        "compressed": .compressed, "condensed": .condensed, "standard": .standard, "expanded": .expanded,
    ]
}
