import CollectionLayout
import CoreGeometry
import FlatlayUIKit
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Scroll views. Collections are scroll views that keep their prototypes.
    static let scrollViews: [NibRow] = [
        scrollView,
        NibRow(
            "collectionView", UICollectionView.self, base: scrollView,
            attributes: [
                .bool("allowsSelection", \.allowsSelection),
                .bool("allowsMultipleSelection", \.allowsMultipleSelection),
                .bool("prefetchingEnabled", \.isPrefetchingEnabled),
            ],
            ignored: ["dataMode"],
            children: [
                NibChild("cells") { $2.addPrototypes($1, of: $0) },
                NibChild("collectionViewFlowLayout") { view, element, builder in
                    view.collectionViewLayout = try NibLayouts.flowLayout(element, builder)
                },
                NibChild("collectionViewLayout") { view, element, builder in
                    view.collectionViewLayout = try NibLayouts.layout(element, builder)
                },
                NibChild("collectionReusableView") { view, element, builder in
                    builder.addPrototype(element, of: view, kind: element.key.map(NibLayouts.kind))
                },
                NibChild("view", key: "backgroundView") { $0.backgroundView = try $2.view($1) },
            ],
            make: { _ in UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }),
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
