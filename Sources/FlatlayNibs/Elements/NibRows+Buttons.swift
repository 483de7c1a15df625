import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Buttons.
    static let buttons: [NibRow] = [
        NibRow(
            "button", UIButton.self, base: control,
            ignored: [
                // Read when the button is made.
                "buttonType", "lineBreakMode", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
                "showsTouchWhenHighlighted",
                "reversesTitleShadowWhenHighlighted", "pointerInteraction", "changesSelectionAsPrimaryAction",
                "adjustsImageSizeForAccessibilityContentSizeCategory", "role", "behavioralStyle",
            ],
            children: [
                NibChild("state") { button, element, builder in
                    let name = try element.required("key")
                    try NibButtons.set(try name.choice(NibButtons.states), of: button, element, builder)
                },
                NibChild("fontDescription", key: "fontDescription") { button, element, _ in
                    button.titleLabel?.font = try NibFont.value(of: element)
                },
                .insets("inset", "contentEdgeInsets", \.contentEdgeInsets),
                .insets("inset", "titleEdgeInsets", \.titleEdgeInsets),
                .insets("inset", "imageEdgeInsets", \.imageEdgeInsets), .ignored("size", key: "titleShadowOffset"),
                NibChild("buttonConfiguration", key: "configuration") { button, element, builder in
                    button.configuration = try NibButtons.configuration(element, builder)
                },
            ],
            defaults: { button, element in
                // A class of the app is made by its own initialiser, which knows no type.
                let type = element.attributes["buttonType"]
                if button.buttonType == .custom, type == "system" || type == "roundedRect" {
                    button.setTitleColor(.tintColor, for: .normal)
                }
                if let value = element.value("lineBreakMode") {
                    button.titleLabel?.lineBreakMode = try value.choice(NibText.breakModes)
                }
            }, make: { element in UIButton(type: try element.value("buttonType")?.choice(NibButtons.types) ?? .custom) }
        )
    ]
}

/// Buttons of files.
@MainActor
enum NibButtons {
    static let types: KeyValuePairs<String, UIButton.ButtonType> = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    static let states: KeyValuePairs<String, UIControl.State> = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]

    /// Sets what a button shows in a state.
    static func set(
        _ state: UIControl.State, of button: UIButton, _ element: NibElement, _ builder: NibBuilder
    ) throws {
        if let title = element.attributes["title"] ?? element.child("string", key: "title")?.text {
            button.setTitle(title, for: state)
        }
        if let name = element.attributes["image"] { button.setImage(NibImage.value(name, of: element), for: state) }
        if let name = element.attributes["backgroundImage"] {
            button.setBackgroundImage(NibImage.value(name, of: element), for: state)
        }
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "titleColor"): button.setTitleColor(try builder.color(child), for: state)
            case ("color", "titleShadowColor"): button.setTitleShadowColor(try builder.color(child), for: state)
            case ("attributedString", _):
                button.setAttributedTitle(try NibText.attributed(child, builder: builder), for: state)
            case ("imageReference", "image"): button.setImage(try NibImage.reference(child), for: state)
            case ("imageReference", "backgroundImage"):
                button.setBackgroundImage(try NibImage.reference(child), for: state)
            case ("preferredSymbolConfiguration", _):
                button.setPreferredSymbolConfiguration(try NibImage.configuration(child), forImageIn: state)
            case ("string", _), ("nil", _), ("mutableString", _): continue
            default: throw child.error(.unexpectedElement(parent: "state"))
            }
        }
    }

    private static let styles: KeyValuePairs<String, () -> UIButton.Configuration> = [
        "plain": { .plain() }, "tinted": { .tinted() }, "gray": { .gray() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
        "borderedProminent": { .borderedProminent() },
    ]

    /// Returns the configuration of a `<buttonConfiguration>`.
    static func configuration(_ element: NibElement, _ builder: NibBuilder) throws -> UIButton.Configuration {
        var result = try element.value("style")?.choice(styles)() ?? .plain()
        for name in element.attributes.keys.sorted() {
            guard let value = element.value(name) else { continue }
            switch name {
            case "title": result.title = value.text
            case "subtitle": result.subtitle = value.text
            case "image": result.image = NibImage.value(value.text, of: element)
            case "imagePadding": result.imagePadding = try value.number()
            case "titlePadding": result.titlePadding = try value.number()
            case "showsActivityIndicator": result.showsActivityIndicator = try value.bool()
            case "cornerStyle":
                result.cornerStyle = try value.choice([
                    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
                    "capsule": .capsule,
                ])
            case "buttonSize":
                result.buttonSize = try value.choice([
                    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
                ])
            case "imagePlacement":
                result.imagePlacement = try value.choice([
                    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
                ])
            case "titleAlignment":
                result.titleAlignment = try value.choice([
                    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
                ])
            case "key", "style", "catalog", "macIdiomStyle", "titleLineBreakMode", "subtitleLineBreakMode",
                "indicator", "symbolScale":
                continue
            default: builder.warn(element, "the attribute '\(name)' is not known here and has no effect")
            }
        }
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "baseForegroundColor"): result.baseForegroundColor = try builder.color(child)
            case ("color", "baseBackgroundColor"): result.baseBackgroundColor = try builder.color(child)
            case ("directionalEdgeInsets", "contentInsets"): result.contentInsets = try child.directionalEdgeInsets()
            case ("fontDescription", "titleFontDescription"):
                result.attributedTitle = styled(result.title, try NibFont.value(of: child))
            case ("fontDescription", "subtitleFontDescription"):
                result.attributedSubtitle = styled(result.subtitle, try NibFont.value(of: child))
            case ("attributedString", "attributedTitle"):
                result.title = try NibText.attributed(child, builder: builder).string
            case ("attributedString", "attributedSubtitle"):
                result.subtitle = try NibText.attributed(child, builder: builder).string
            case ("imageReference", _): result.image = try NibImage.reference(child)
            case ("preferredSymbolConfiguration", _):
                result.preferredSymbolConfigurationForImage = try NibImage.configuration(child)
            case ("backgroundConfiguration", _): try background(child, &result, builder)
            case ("string", "title"): result.title = child.text
            case ("nil", _): continue
            default: throw child.error(.unexpectedElement(parent: element.name))
            }
        }
        return result
    }

    private static func styled(_ text: String?, _ font: UIFont) -> AttributedString? {
        guard let text else { return nil }
        var result = AttributedString(text)
        result[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        return result
    }

    private static func background(
        _ element: NibElement, _ result: inout UIButton.Configuration, _ builder: NibBuilder
    ) throws {
        if element.attributes["cornerRadius"] != nil {
            result.background.cornerRadius = try element.number("cornerRadius")
        }
        if element.attributes["strokeWidth"] != nil {
            result.background.strokeWidth = try element.number("strokeWidth")
        }
        for child in element.children where child.name == "color" {
            switch child.key {
            case "backgroundColor": result.background.backgroundColor = try builder.color(child)
            case "strokeColor": result.background.strokeColor = try builder.color(child)
            default: continue
            }
        }
    }
}
