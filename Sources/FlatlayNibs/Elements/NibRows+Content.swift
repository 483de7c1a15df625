import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Text and images.
    static let content: [NibRow] = [
        NibRow(
            "label", UILabel.self, base: view,
            attributes: [
                .string("text", \.text), .integer("numberOfLines", \.numberOfLines),
                .choice("textAlignment", \.textAlignment, NibText.alignments),
                .choice("lineBreakMode", \.lineBreakMode, NibText.breakModes),
                .choice(
                    "baselineAdjustment", \.baselineAdjustment,
                    ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
                .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
                .number("minimumScaleFactor", \.minimumScaleFactor),
                .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
                .bool("adjustsLetterSpacingToFit", \.allowsDefaultTighteningForTruncation),
                .bool("enabled", \.isEnabled), .bool("highlighted", \.isHighlighted),
                .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
                .bool("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated),
            ],
            ignored: ["minimumFontSize", "usesAttributedText", "lineBreakStrategy"],
            children: [
                NibChild("string", key: "text") { label, element, _ in label.text = element.text },
                NibChild("mutableString", key: "text") { label, element, _ in label.text = element.text },
                NibChild("attributedString", key: "attributedText") { label, element, builder in
                    label.attributedText = try NibText.attributed(element, builder: builder)
                },
                .font("fontDescription", \.font),
                NibChild("color", key: "textColor") { $0.textColor = try $2.color($1) },
                .color("highlightedColor", \.highlightedTextColor), .color("shadowColor", \.shadowColor),
                NibChild("size", key: "shadowOffset") { label, element, _ in label.shadowOffset = try element.size() },
            ],
            defaults: { label, element in
                // What Interface Builder leaves out for labels: text at the left, and that text shrinks as soon as there
                // is a smallest scale or size.
                label.textAlignment = .left
                let attributes = element.attributes
                guard attributes["adjustsFontSizeToFit"] == nil else { return }
                if attributes["minimumScaleFactor"] != nil || attributes["minimumFontSize"] != nil {
                    label.adjustsFontSizeToFitWidth = true
                }
            }),
        NibRow(
            "imageView", UIImageView.self, base: view,
            attributes: [
                .image("image", \.image), .image("highlightedImage", \.highlightedImage),
                .bool("highlighted", \.isHighlighted),
            ],
            ignored: ["adjustsImageSizeForAccessibilityContentSizeCategory"],
            children: [
                NibChild("imageReference", key: "image") { view, element, _ in
                    view.image = try NibImage.reference(element)
                },
                NibChild("imageReference", key: "highlightedImage") { view, element, _ in
                    view.highlightedImage = try NibImage.reference(element)
                },
                NibChild("preferredSymbolConfiguration") { view, element, _ in
                    view.preferredSymbolConfiguration = try NibImage.configuration(element)
                },
            ]),
    ]
}
