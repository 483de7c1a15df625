import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Plain views and stacks.
    static let views: [NibRow] = [
        view,
        // The view of an embedded controller, which the builder loads.
        NibRow("containerView", UIView.self, base: view),
        NibRow(
            "stackView", UIStackView.self, base: view,
            attributes: [
                .choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
                .choice(
                    "distribution", \.distribution,
                    [
                        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
                    ]),
                .choice(
                    "alignment", \.alignment,
                    [
                        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
                        "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
                        "baseline": .lastBaseline,
                    ]),
                .number("spacing", \.spacing),
                NibAttribute("spacingType") { stack, value in
                    if value.text == "standard" { stack.spacing = UIStackView.spacingUseSystem }
                },
                .bool("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
                .bool("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
            ]),
    ]

    /// The attributes of every view.
    static let view = NibRow(
        "view", UIView.self, base: nil,
        attributes: [
            .bool("opaque", \.isOpaque), .number("alpha", \.alpha), .bool("hidden", \.isHidden),
            .bool("clipsSubviews", \.clipsToBounds), .bool("clipsToBounds", \.clipsToBounds),
            .bool("userInteractionEnabled", \.isUserInteractionEnabled),
            .bool("multipleTouchEnabled", \.isMultipleTouchEnabled), .bool("exclusiveTouch", \.isExclusiveTouch),
            .bool("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
            .bool("autoresizesSubviews", \.autoresizesSubviews),
            .bool("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
            .bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
            .bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins), .integer("tag", \.tag),
            .string("restorationIdentifier", \.restorationIdentifier),
            NibAttribute("horizontalHuggingPriority") {
                $0.setContentHuggingPriority(try $1.priority(), for: .horizontal)
            },
            NibAttribute("verticalHuggingPriority") { $0.setContentHuggingPriority(try $1.priority(), for: .vertical) },
            NibAttribute("horizontalCompressionResistancePriority") {
                $0.setContentCompressionResistancePriority(try $1.priority(), for: .horizontal)
            },
            NibAttribute("verticalCompressionResistancePriority") {
                $0.setContentCompressionResistancePriority(try $1.priority(), for: .vertical)
            },
            .choice(
                "contentMode", \.contentMode,
                [
                    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
                    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
                    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
                    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
                ]),
            .choice(
                "semanticContentAttribute", \.semanticContentAttribute,
                [
                    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
                    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
                ]),
            .choice(
                "tintAdjustmentMode", \.tintAdjustmentMode,
                ["automatic": .automatic, "normal": .normal, "dimmed": .dimmed]),
        ],
        ignored: [
            "id", "key", "customClass", "customModule", "customModuleProvider", "fixedFrame", "misplaced", "ambiguous",
            "verifyAmbiguity", "userLabel", "colorLabel", "sceneMemberID", "placeholderIntrinsicWidth",
            "placeholderIntrinsicHeight", "contentStretch", "appearanceType", "layoutMarginsType",
            "viewIndex", "simulatedAppContext", "wantsLayer", "focusGroupIdentifier", "springLoaded", "toolTip",
            "viewLayoutGuides", "catalog", "renderingMode",
        ],
        children: [
            NibChild("rect", key: "frame") { view, element, _ in view.frame = try element.rect() },
            NibChild("rect", key: "contentStretch") { _, _, _ in },
            NibChild("autoresizingMask", key: "autoresizingMask") { view, element, _ in
                view.autoresizingMask = try element.autoresizingMask()
            },
            NibChild("subviews") { view, element, builder in try builder.addSubviews(of: element, to: view) },
            .color("backgroundColor", \.backgroundColor),
            NibChild("color", key: "tintColor") { $0.tintColor = try $2.color($1) },
            NibChild("constraints") { view, element, builder in builder.addConstraints(of: element, holder: view) },
            NibChild("viewLayoutGuide") { view, element, builder in try builder.addGuide(element, of: view) },
            NibChild("layoutGuides") { view, element, builder in
                for guide in element.children { try builder.addGuide(guide, of: view) }
            },
            .insets("edgeInsets", "layoutMargins", \.layoutMargins),
            NibChild("directionalEdgeInsets", key: "directionalLayoutMargins") { view, element, _ in
                view.directionalLayoutMargins = try element.directionalEdgeInsets()
            },
            NibChild("userDefinedRuntimeAttributes") { view, element, builder in
                builder.addRuntimeAttributes(element, of: view)
            },
            NibChild("connections") { view, element, builder in builder.addConnections(element, of: view) },
            NibChild("gestureRecognizers") { view, element, builder in
                for gesture in element.children { try builder.addGesture(gesture, to: view) }
            },
            NibChild("accessibility") { view, element, _ in try element.accessibility(of: view) },
            // Variations are applied when everything else is set.
            .ignored("variation"), .ignored("nil"), .ignored("point"), .ignored("size"),
            .ignored("freeformSimulatedSizeMetrics"), .ignored("simulatedStatusBarMetrics"),
            .ignored("simulatedNavigationBarMetrics"), .ignored("simulatedTopBarMetrics"),
            .ignored("simulatedTabBarMetrics"), .ignored("simulatedToolbarMetrics"),
            .ignored("simulatedOrientationMetrics"), .ignored("simulatedScreenMetrics"),
            .ignored("simulatedBottomBarMetrics"), .ignored("extendedEdge"),
            .ignored("attributedString", key: "userComments"),
            .ignored("color", key: "highlightedTintColor"), .ignored("inferredMetricsTieBreakers"),
        ])
}

extension NibValue {
    /// A priority from 1 to 1000; 0 means the lowest.
    func priority() throws -> UILayoutPriority {
        let value = try number()
        guard value >= 0, value <= 1000 else { throw error("from 1 to 1000") }
        return UILayoutPriority(Float(max(value, 1)))
    }
}

extension NibElement {
    /// An `<autoresizingMask>`.
    func autoresizingMask() throws -> UIView.AutoresizingMask {
        let table: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return try table.reduce(into: []) { mask, part in if try bool(part.0) { mask.insert(part.1) } }
    }

    /// An `<accessibility>`.
    @MainActor
    func accessibility(of view: UIView) throws {
        if let text = attributes["identifier"] { view.accessibilityIdentifier = text }
        if let text = attributes["label"] { view.accessibilityLabel = text }
        if let text = attributes["hint"] { view.accessibilityHint = text }
        if let text = attributes["value"] { view.accessibilityValue = text }
        if let flag = child("bool", key: "isElement") {
            view.isAccessibilityElement = try flag.required("value").bool()
        }
    }
}
