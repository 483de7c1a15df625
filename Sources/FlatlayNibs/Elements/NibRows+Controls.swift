import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Switches, sliders and other controls, and what shows progress.
    static let controls: [NibRow] = [
        control,
        NibRow(
            "switch", UISwitch.self, base: control, attributes: [.bool("on", \.isOn), .string("title", \.title)],
            children: [
                .color("onTintColor", \.onTintColor), .color("thumbTintColor", \.thumbTintColor),
            ]),
        NibRow(
            "slider", UISlider.self, base: control,
            attributes: [
                .image("minimumValueImage", \.minimumValueImage), .image("maximumValueImage", \.maximumValueImage),
            ],
            // The limits of a value come before it, whatever their order in the file.
            ignored: ["value", "minValue", "maxValue", "continuous"],
            children: [
                .color("minimumTrackTintColor", \.minimumTrackTintColor),
                .color("maximumTrackTintColor", \.maximumTrackTintColor), .color("thumbTintColor", \.thumbTintColor),
            ],
            defaults: { slider, element in
                slider.minimumValue = Float(try element.number("minValue"))
                slider.maximumValue = Float(try element.number("maxValue", default: 1))
                slider.value = Float(try element.number("value"))
            }),
        NibRow(
            "stepper", UIStepper.self, base: control,
            attributes: [
                .bool("wraps", \.wraps), .bool("autorepeat", \.autorepeat), .bool("continuous", \.isContinuous),
            ],
            ignored: ["value", "minimumValue", "maximumValue", "stepValue"],
            defaults: { stepper, element in
                stepper.minimumValue = Double(try element.number("minimumValue"))
                stepper.maximumValue = Double(try element.number("maximumValue", default: 100))
                let step = Double(try element.number("stepValue", default: 1))
                guard step > 0 else { throw try element.required("stepValue").error("more than 0") }
                stepper.stepValue = step
                stepper.value = Double(try element.number("value"))
            }),
        NibRow(
            "segmentedControl", UISegmentedControl.self, base: control,
            attributes: [
                .bool("momentary", \.isMomentary),
                .bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
            ],
            // The selection needs the segments.
            ignored: ["segmentControlStyle", "selectedSegmentIndex"],
            children: [
                NibChild("segments") { control, element, _ in
                    for (index, segment) in element.children.enumerated() {
                        guard segment.name == "segment" else {
                            throw segment.error(.unexpectedElement(parent: "segments"))
                        }
                        try NibSegments.add(segment, at: index, to: control)
                    }
                },
                .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
            ],
            completion: { control, element in
                guard let index = try element.value("selectedSegmentIndex")?.integer() else { return }
                if index >= 0, index < control.numberOfSegments { control.selectedSegmentIndex = index }
            }),
        NibRow(
            "pageControl", UIPageControl.self, base: control,
            attributes: [
                NibAttribute("numberOfPages") { $0.numberOfPages = try $1.count() },
                .bool("hidesForSinglePage", \.hidesForSinglePage),
            ],
            // The current page needs the number of pages.
            ignored: ["currentPage", "defersCurrentPageDisplay"],
            children: [
                .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
                .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
            ],
            defaults: { control, element in
                control.numberOfPages = try element.value("numberOfPages")?.count() ?? 0
                control.currentPage = try element.value("currentPage")?.integer() ?? 0
            }),
        NibRow(
            "progressView", UIProgressView.self, base: view,
            attributes: [
                .float("progress", \.progress), .image("progressImage", \.progressImage),
                .image("trackImage", \.trackImage),
                .choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
            ],
            children: [
                .color("progressTintColor", \.progressTintColor), .color("trackTintColor", \.trackTintColor),
                .color("tintColor", \.progressTintColor),
            ]),
        NibRow(
            "activityIndicatorView", UIActivityIndicatorView.self, base: view,
            attributes: [
                .choice(
                    "style", \.style,
                    ["medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge]),
                .bool("hidesWhenStopped", \.hidesWhenStopped),
                NibAttribute("animating") { if try $1.bool() { $0.startAnimating() } },
            ],
            children: [NibChild("color", key: "color") { $0.color = try $2.color($1) }],
            // A file writes that a spinner hides; code has it so from the beginning.
            defaults: { view, element in
                if element.attributes["hidesWhenStopped"] == nil { view.hidesWhenStopped = false }
            }),
        NibRow(
            "visualEffectView", UIVisualEffectView.self, base: view,
            children: [
                NibChild("blurEffect") { view, element, _ in view.effect = try NibEffects.blur(element) },
                NibChild("vibrancyEffect") { view, element, _ in
                    let blur = try element.child("blurEffect").map(NibEffects.blur) ?? UIBlurEffect(style: .regular)
                    view.effect = UIVibrancyEffect(blurEffect: blur)
                },
            ], content: { $0.contentView }),
    ]

    /// The attributes of every control.
    static let control = NibRow(
        "control", UIControl.self, base: view,
        attributes: [
            .bool("enabled", \.isEnabled), .bool("selected", \.isSelected), .bool("highlighted", \.isHighlighted),
            .choice(
                "contentHorizontalAlignment", \.contentHorizontalAlignment,
                [
                    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                    "trailing": .trailing,
                ]),
            .choice(
                "contentVerticalAlignment", \.contentVerticalAlignment,
                ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
            .bool("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
        ])

    /// Names of events in files.
    static let events: KeyValuePairs<String, UIControl.Event> = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

extension NibValue {
    /// A number of things, which are drawn one by one.
    func count() throws -> Int {
        let value = try integer()
        guard (0...10_000).contains(value) else { throw error("from 0 to 10000") }
        return value
    }
}

/// The segments of a segmented control.
@MainActor
private enum NibSegments {
    static func add(_ segment: NibElement, at index: Int, to control: UISegmentedControl) throws {
        if let name = segment.attributes["image"] {
            control.insertSegment(with: NibImage.value(name, of: segment), at: index, animated: false)
        } else {
            control.insertSegment(withTitle: segment.attributes["title"] ?? "", at: index, animated: false)
        }
        let width = try segment.number("width")
        if width > 0 { control.setWidth(width, forSegmentAt: index) }
        if try !segment.bool("enabled", default: true) { control.setEnabled(false, forSegmentAt: index) }
    }
}

/// Effects of files.
enum NibEffects {
    static func blur(_ element: NibElement) throws -> UIBlurEffect {
        UIBlurEffect(style: try element.value("style")?.choice(styles) ?? .extraLight)
    }

    private static let styles: KeyValuePairs<String, UIBlurEffect.Style> = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
