import CollectionLayout
import CoreGeometry
import Foundation
import Testing

/// Raw values as in UIKit's headers, because saved settings and bridged code depend on them.
@Suite("Enumerations have UIKit's raw values")
@MainActor
struct ValueAPITests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var actual: [Int]
        var expected: [Int]

        init<Value: RawRepresentable>(_ name: String, _ values: [Value], _ expected: [Int])
        where Value.RawValue == Int {
            testDescription = name
            actual = values.map(\.rawValue)
            self.expected = expected
        }

        init<Value: RawRepresentable>(_ name: String, bits values: [Value], _ expected: [Int])
        where Value.RawValue == UInt {
            testDescription = name
            actual = values.map { Int($0.rawValue) }
            self.expected = expected
        }
    }

    nonisolated static let rows: [Row] = [
        Row(
            "UIContentInsetsReference",
            [UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins, .readableContent], [0, 1, 2, 3, 4]),
        Row(
            "UICollectionLayoutSectionOrthogonalScrollingBehavior",
            [
                UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous, .continuousGroupLeadingBoundary,
                .paging, .groupPaging, .groupPagingCentered,
            ], [0, 1, 2, 3, 4, 5]),
        Row(
            "Bounce", [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic, .always, .never],
            [0, 1, 2]),
        Row(
            "NSRectAlignment",
            [
                NSRectAlignment.none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
                .topTrailing,
            ], [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        Row(
            "NSDirectionalRectEdge", bits: [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all],
            [1, 2, 4, 8, 15]),
        Row("ScrollDirection", [CollectionScrollDirection.vertical, .horizontal], [0, 1]),
        Row(
            "ScrollPosition",
            bits: [
                CollectionScrollPosition.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
            ], [1, 2, 4, 8, 16, 32]),
        Row(
            "ElementCategory", [CollectionElementCategory.cell, .supplementaryView, .decorationView],
            [0, 1, 2]),
        Row(
            "UICollectionViewUpdateItem.Action",
            [UICollectionViewUpdateItem.Action.insert, .delete, .reload, .move, .none], [0, 1, 2, 3, 4]),
        Row(
            "SectionInsetReference",
            [
                UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, .fromSafeArea, .fromLayoutMargins,
            ], [0, 1, 2]),
        Row(
            "Appearance",
            [
                UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
            ], [0, 1, 2, 3, 4]),
        Row(
            "HeaderMode",
            [UICollectionLayoutListConfiguration.HeaderMode.none, .supplementary, .firstItemInSection], [0, 1, 2]),
        Row("FooterMode", [UICollectionLayoutListConfiguration.FooterMode.none, .supplementary], [0, 1]),
        Row(
            "Separator visibility", [UIListSeparatorConfiguration.Visibility.automatic, .visible, .hidden], [0, 1, 2]),
        Row("UIContextualAction.Style", [UIContextualAction.Style.normal, .destructive], [0, 1]),
        Row("UIUserInterfaceStyle", [UIUserInterfaceStyle.unspecified, .light, .dark], [0, 1, 2]),
        Row(
            "UITraitEnvironmentLayoutDirection",
            [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft], [-1, 0, 1]),
        Row("UIUserInterfaceLayoutDirection", [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [0, 1]),
        Row(
            "UIUserInterfaceIdiom", [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision],
            [-1, 0, 1, 2, 3, 5, 6]),
        Row("UIUserInterfaceSizeClass", [UIUserInterfaceSizeClass.unspecified, .compact, .regular], [0, 1, 2]),
        Row("UIUserInterfaceLevel", [UIUserInterfaceLevel.unspecified, .base, .elevated], [-1, 0, 1]),
        Row("UIAccessibilityContrast", [UIAccessibilityContrast.unspecified, .normal, .high], [-1, 0, 1]),
        Row("UILegibilityWeight", [UILegibilityWeight.unspecified, .regular, .bold], [-1, 0, 1]),
        Row("UIDisplayGamut", [UIDisplayGamut.unspecified, .SRGB, .P3], [-1, 0, 1]),
        Row(
            "UIUserInterfaceActiveAppearance", [UIUserInterfaceActiveAppearance.unspecified, .inactive, .active],
            [-1, 0, 1]),
    ]

    @Test("raw values", arguments: rows)
    func rawValues(_ row: Row) {
        #expect(row.actual == row.expected)
    }

    @Test("constants")
    func constants() {
        typealias Rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
        #expect([Rate.automatic, .normal, .fast].map(\.rawValue) == [-1, 0.998, 0.99])
        #expect(Rate(rawValue: 0.5).rawValue == 0.5)
        #expect(CollectionElementKind.sectionHeader == "UICollectionElementKindSectionHeader")
        #expect(CollectionElementKind.sectionFooter == "UICollectionElementKindSectionFooter")
        #expect(UICollectionViewLayout.automaticDimension == .greatestFiniteMagnitude)
        #expect(UICollectionViewFlowLayout.automaticSize.width == .greatestFiniteMagnitude)
        #expect(UICollectionLayoutListConfiguration.ContentHuggingElements.supplementaryHeader.rawValue == 1)
    }

    @Test("index paths")
    func indexPaths() {
        let path = IndexPath(item: 3, section: 1)
        #expect(path.item == 3 && path.row == 3 && path.section == 1)
        #expect(path == IndexPath(row: 3, section: 1))
        #expect(path < IndexPath(item: 0, section: 2))
    }
}
