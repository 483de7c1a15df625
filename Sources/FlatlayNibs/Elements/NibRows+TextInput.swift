import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Fields of text.
    static let textInput: [NibRow] = [
        NibRow(
            "textField", UITextField.self, base: control,
            attributes: [
                .string("text", \.text), .string("placeholder", \.placeholder),
                .choice("textAlignment", \.textAlignment, NibText.alignments),
                .choice(
                    "borderStyle", \.borderStyle,
                    ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
                .choice("clearButtonMode", \.clearButtonMode, modes),
                .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
                .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
                .number("minimumFontSize", \.minimumFontSize),
                .image("background", \.background), .image("disabledBackground", \.disabledBackground),
            ],
            ignored: ["clearsOnBeginEditing", "usesAttributedText"],
            children: [
                NibChild("string", key: "text") { field, element, _ in field.text = element.text },
                .color("textColor", \.textColor), .font("fontDescription", \.font),
                NibChild("attributedString", key: "attributedText") { field, element, builder in
                    field.attributedText = try NibText.attributed(element, builder: builder)
                },
                NibChild("attributedString", key: "attributedPlaceholder") { field, element, builder in
                    field.attributedPlaceholder = try NibText.attributed(element, builder: builder)
                },
                NibChild("textInputTraits") { field, element, _ in
                    field.isSecureTextEntry = try element.bool("secureTextEntry")
                },
            ],
            // What Interface Builder leaves out for fields: text at the left.
            defaults: { field, _ in field.textAlignment = .left }),
        NibRow(
            "textView", UITextView.self, base: scrollView,
            attributes: [
                NibAttribute("text") { $0.text = $1.text },
                .choice("textAlignment", \.textAlignment, NibText.alignments), .bool("editable", \.isEditable),
                .bool("selectable", \.isSelectable),
                .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            ],
            ignored: ["usesAttributedText", "allowsEditingTextAttributes", "findInteractionEnabled", "lineBreakMode"],
            children: [
                NibChild("string", key: "text") { view, element, _ in view.text = element.text },
                NibChild("mutableString", key: "text") { view, element, _ in view.text = element.text },
                .color("textColor", \.textColor), .font("fontDescription", \.font),
                NibChild("attributedString", key: "attributedText") { view, element, builder in
                    view.attributedText = try NibText.attributed(element, builder: builder)
                },
                .insets("inset", "textContainerInset", \.textContainerInset), .ignored("textInputTraits"),
                .ignored("dataDetectorType"),
            ],
            defaults: { view, _ in view.textAlignment = .left }),
        NibRow(
            "searchBar", UISearchBar.self, base: view,
            attributes: [
                .string("text", \.text), .string("placeholder", \.placeholder), .string("prompt", \.prompt),
                .bool("showsCancelButton", \.showsCancelButton), .bool("showsScopeBar", \.showsScopeBar),
                .choice(
                    "searchBarStyle", \.searchBarStyle,
                    ["default": .default, "prominent": .prominent, "minimal": .minimal]),
            ],
            ignored: ["barStyle", "translucent", "showsBookmarkButton", "showsSearchResultsButton"],
            children: [
                NibChild("scopeButtonTitles") { bar, element, _ in
                    bar.scopeButtonTitles = element.children.map(\.text)
                },
                .color("barTintColor", \.barTintColor), .ignored("textInputTraits"),
            ]),
        NibRow(
            "datePicker", UIDatePicker.self, base: control,
            attributes: [
                .choice(
                    "datePickerMode", \.datePickerMode,
                    [
                        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                        "yearAndMonth": .yearAndMonth,
                    ]),
                .choice(
                    "style", \.preferredDatePickerStyle,
                    ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
            ],
            ignored: ["minuteInterval", "useCurrentDate", "countDownDuration"],
            children: [
                NibChild("date", key: "date") { picker, element, _ in picker.date = try element.date() },
                NibChild("date", key: "minimumDate") { picker, element, _ in picker.minimumDate = try element.date() },
                NibChild("date", key: "maximumDate") { picker, element, _ in picker.maximumDate = try element.date() },
                .ignored("timeZone"), .ignored("locale"),
            ]),
        NibRow("pickerView", UIPickerView.self, base: view),
    ]

    private static let modes: KeyValuePairs<String, UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension NibElement {
    /// A `<date>`, in seconds since 2001.
    fileprivate func date() throws -> Date {
        Date(timeIntervalSinceReferenceDate: TimeInterval(try number("timeIntervalSinceReferenceDate")))
    }
}
