import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Scroll views. Tables and collections are scroll views that keep their prototypes.
    static let scrollViews: [NibRow] = [
        scrollView,
        NibRow(
            "tableView", UIScrollView.self, base: scrollView,
            ignored: [
                "style", "separatorStyle", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight",
                "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "allowsSelection",
                "allowsMultipleSelection", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
                "dataMode", "showsSelectionImmediatelyOnTouchBegin", "contentViewInsetsToSafeArea",
                "sectionIndexMinimumDisplayRowCount",
            ],
            children: [
                NibChild("prototypes") { $2.addPrototypes($1, of: $0) },
                NibChild("sections") { _, element, builder in
                    builder.warn(element, "static cells are not built, so that the table is empty")
                    builder.leaveOut(element)
                }, .ignored("inset", key: "separatorInset"),
                .ignored("color", key: "separatorColor"), .ignored("color", key: "sectionIndexColor"),
            ]),
        NibRow(
            "collectionView", UIScrollView.self, base: scrollView,
            ignored: ["dataMode", "allowsSelection", "allowsMultipleSelection", "prefetchingEnabled"],
            children: [
                NibChild("cells") { $2.addPrototypes($1, of: $0) }, .ignored("collectionViewFlowLayout"),
                .ignored("collectionViewLayout"),
                NibChild("collectionReusableView") { view, element, builder in
                    builder.addPrototype(element, of: view, kind: element.key)
                },
            ]),
    ]

    static let scrollView = NibRow(
        "scrollView", UIScrollView.self, base: view,
        attributes: [
            .bool("pagingEnabled", \.isPagingEnabled), .bool("scrollEnabled", \.isScrollEnabled),
            .bool("bounces", \.bounces), .bool("alwaysBounceVertical", \.alwaysBounceVertical),
            .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
            .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            .bool("directionalLockEnabled", \.isDirectionalLockEnabled), .bool("bouncesZoom", \.bouncesZoom),
            .bool("delaysContentTouches", \.delaysContentTouches),
            .bool("canCancelContentTouches", \.canCancelContentTouches), .bool("scrollsToTop", \.scrollsToTop),
            .number("minimumZoomScale", \.minimumZoomScale), .number("maximumZoomScale", \.maximumZoomScale),
            .bool("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
            .choice(
                "keyboardDismissMode", \.keyboardDismissMode,
                [
                    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
                    "onDragWithAccessory": .onDragWithAccessory,
                    "interactiveWithAccessory": .interactiveWithAccessory,
                ]),
            .choice(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
                [
                    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
                ]),
            .choice(
                "indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
        ],
        children: [
            .insets("inset", "contentInset", \.contentInset), .insets("edgeInsets", "contentInset", \.contentInset),
            .insets("inset", "scrollIndicatorInsets", \.scrollIndicatorInsets),
            .insets("edgeInsets", "scrollIndicatorInsets", \.scrollIndicatorInsets),
            NibChild("size", key: "contentSize") { view, element, _ in view.contentSize = try element.size() },
        ],
        // A nib writes that a scroll view clips; code has it so from the beginning.
        defaults: { view, element in
            if element.attributes["clipsSubviews"] == nil { view.clipsToBounds = false }
        })
}
