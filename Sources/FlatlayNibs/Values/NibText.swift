import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// Text of files.
@MainActor
enum NibText {
    static let alignments: KeyValuePairs<String, NSTextAlignment> = [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]
    static let breakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    /// Returns the text of an `<attributedString>` of fragments.
    static func attributed(_ element: NibElement, builder: NibBuilder) throws -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment.attributes["content"] ?? fragment.child("string", key: "content")?.text ?? ""
            result.append(NSAttributedString(string: text, attributes: try attributes(of: fragment, builder)))
        }
        return result
    }

    private static func attributes(
        of fragment: NibElement, _ builder: NibBuilder
    ) throws -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for attribute in fragment.children(of: "attributes") {
            switch (attribute.name, attribute.key) {
            case ("color", "NSColor"): result[.foregroundColor] = try builder.color(attribute)
            case ("color", "NSBackgroundColor"): result[.backgroundColor] = try builder.color(attribute)
            case ("font", "NSFont"), ("fontDescription", "NSFont"): result[.font] = try font(attribute)
            case ("integer", "NSUnderline"):
                result[.underlineStyle] = try attribute.required("value").integer()
            case ("integer", "NSStrikethrough"):
                result[.strikethroughStyle] = try attribute.required("value").integer()
            case ("real", "NSKern"): result[.kern] = try attribute.required("value").number()
            case ("paragraphStyle", _): result[.paragraphStyle] = try paragraph(attribute)
            default:
                builder.warn(
                    attribute, "the attribute '\(attribute.key ?? "")' of text is not known here and has no effect")
            }
        }
        return result
    }

    private static func font(_ element: NibElement) throws -> UIFont {
        if element.attributes["metaFont"] != nil || element.name == "fontDescription" {
            let size = try element.number("size", default: UIFont.systemFontSize)
            if element.attributes["metaFont"] == nil { return try NibFont.value(of: element) }
            let isBold = element.attributes["metaFont"]?.contains("Bold") ?? false
            return size > 0 ? .systemFont(ofSize: size, weight: isBold ? .bold : .regular) : .systemFont(ofSize: 14)
        }
        let size = try element.number("size", default: UIFont.systemFontSize)
        guard size > 0 else { throw try element.required("size").error("more than 0") }
        return element.attributes["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }

    private static func paragraph(_ element: NibElement) throws -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let value = element.value("alignment") { style.alignment = try value.choice(alignments) }
        if let value = element.value("lineBreakMode") {
            // Text of files names some modes otherwise than labels do.
            style.lineBreakMode = try value.choice([
                "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
                "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
                "truncatingMiddle": .byTruncatingMiddle,
            ])
        }
        style.lineSpacing = try element.number("lineSpacing")
        style.paragraphSpacing = try element.number("paragraphSpacing")
        style.paragraphSpacingBefore = try element.number("paragraphSpacingBefore")
        style.headIndent = try element.number("headIndent")
        style.tailIndent = try element.number("tailIndent")
        style.firstLineHeadIndent = try element.number("firstLineHeadIndent")
        style.minimumLineHeight = try element.number("minimumLineHeight")
        style.maximumLineHeight = try element.number("maximumLineHeight")
        style.lineHeightMultiple = try element.number("lineHeightMultiple")
        return style
    }
}
