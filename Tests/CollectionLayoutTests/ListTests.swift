import Foundation
import Testing

@testable import CollectionLayout

private typealias Configuration = UICollectionLayoutListConfiguration

@Suite("List sections")
@MainActor
struct ListSectionTests {
    /// The insets measured on UIKit, top, leading, bottom and trailing, in the order none/none, none/footer,
    /// header/none, header/footer, firstItem/none, firstItem/footer.
    nonisolated static let measured: [(UICollectionLayoutListConfiguration.Appearance, [[CGFloat]])] = [
        (
            .plain,
            [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [22, 0, 0, 0], [22, 0, 0, 0]]
        ),
        (
            .grouped,
            [[35, 0, 20, 0], [35, 0, 0, 0], [0, 0, 20, 0], [0, 0, 0, 0], [0, 0, 20, 0], [0, 0, 0, 0]]
        ),
        (
            .insetGrouped,
            [[35, 16, 20, 16], [35, 16, 0, 16], [0, 16, 20, 16], [0, 16, 0, 16], [0, 16, 20, 16], [0, 16, 0, 16]]
        ),
        (
            .sidebar,
            [[0, 10, 10, 10], [0, 10, 0, 10], [0, 10, 10, 10], [0, 10, 0, 10], [0, 10, 10, 10], [0, 10, 0, 10]]
        ),
        (
            .sidebarPlain,
            [[0, 10, 0, 10], [0, 10, 0, 10], [0, 10, 0, 10], [0, 10, 0, 10], [0, 10, 0, 10], [0, 10, 0, 10]]
        ),
    ]

    private func section(
        _ configuration: Configuration, width: CGFloat = 320, idiom: UIUserInterfaceIdiom = .phone
    ) -> NSCollectionLayoutSection {
        .list(
            using: configuration,
            layoutEnvironment: LayoutEnvironment(
                contentSize: CGSize(width: width, height: 480),
                traitCollection: UITraitCollection(userInterfaceIdiom: idiom)))
    }

    private func view(_ configuration: Configuration, _ counts: [Int], width: CGFloat = 320) -> StandaloneLayoutHost {
        collectionView(UICollectionViewCompositionalLayout.list(using: configuration), counts, width: width)
    }

    /// The shorter side of a phone decides: in landscape its height, which is compact.
    @Test(
        "cards have wide margins on large phones and tablets, in both orientations",
        arguments: [
            (390, .compact, .regular, 16), (430, .compact, .regular, 20), (844, .compact, .compact, 16),
            (932, .regular, .compact, 20), (1024, .regular, .regular, 20), (414, .unspecified, .unspecified, 20),
        ] as [(CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, CGFloat)])
    func cardMargins(
        width: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, side: CGFloat
    ) {
        let section = NSCollectionLayoutSection.list(
            using: Configuration(appearance: .insetGrouped),
            layoutEnvironment: LayoutEnvironment(
                contentSize: CGSize(width: width, height: 480),
                traitCollection: UITraitCollection(
                    userInterfaceIdiom: .phone, horizontalSizeClass: horizontal, verticalSizeClass: vertical)))
        #expect(section.contentInsets.leading == side && section.contentInsets.trailing == side)
    }

    @Test("insets by appearance, header and footer mode", arguments: measured)
    func insets(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ rows: [[CGFloat]]) {
        var found: [[CGFloat]] = []
        for header in [Configuration.HeaderMode.none, .supplementary, .firstItemInSection] {
            for footer in [Configuration.FooterMode.none, .supplementary] {
                var configuration = Configuration(appearance: appearance)
                configuration.headerMode = header
                configuration.footerMode = footer
                let section = section(configuration)
                found.append(section.contentInsets.values)
                #expect(section.contentInsetsReference == .none)
                #expect(section.interGroupSpacing == 0)
            }
        }
        #expect(found == rows)
    }

    @Test("cards have margins on wide screens, sidebars on a Mac")
    func sides() {
        let cards = Configuration(appearance: .insetGrouped)
        #expect(section(cards, width: 413).contentInsets.leading == 16)
        #expect(section(cards, width: 414).contentInsets.leading == 20)
        #expect(section(cards, width: 900, idiom: .mac).contentInsets.leading == 16)
        let side = section(Configuration(appearance: .sidebar), idiom: .mac).contentInsets.leading
        #expect((side * 1000).rounded() == 12987)
    }

    @Test("headers and footers of plain lists are pinned, those of grouped lists are not")
    func bands() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let plain = section(configuration).boundarySupplementaryItems
        #expect(
            plain.map(\.elementKind) == [
                "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
            ])
        #expect(plain.map(\.alignment) == [.top, .bottom])
        #expect(plain.map(\.layoutSize.heightDimension) == [.estimated(28), .estimated(28)])
        #expect(plain.map(\.pinToVisibleBounds) == [true, true])
        #expect(plain.map(\.zIndex) == [200, 200])
        #expect(plain.map(\.extendsBoundary) == [true, true])
        var groups = Configuration(appearance: .insetGrouped)
        groups.headerMode = .supplementary
        let grouped = section(groups).boundarySupplementaryItems
        #expect(grouped.map(\.layoutSize.heightDimension) == [.estimated(17.5)])
        #expect(grouped.map(\.pinToVisibleBounds) == [false])
    }

    @Test("rows have the full width and their preferred height")
    func rows() throws {
        let view = view(Configuration(appearance: .plain), [3])
        view.preferredSizeProvider = { $0.element.indexPath.item == 1 ? CGSize(width: 1, height: 60) : nil }
        try view.layoutElements()
        #expect(
            view.lines == ["content 320 148", "c 0.0 0 0 320 44", "c 0.1 0 44 320 60", "c 0.2 0 104 320 44"])
    }

    @Test("rows have a lower estimate on a Mac")
    func macRows() {
        let view = view(Configuration(appearance: .plain), [2])
        view.traitCollection = UITraitCollection(userInterfaceIdiom: .mac)
        #expect((view.contentSize.height * 100).rounded() == 8008)
    }

    @Test("cards with headers and footers")
    func cards() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let view = view(configuration, [2, 1], width: 390)
        view.preferredSizeProvider = {
            $0.element.kind == nil ? nil : CGSize(width: 1, height: 40)
        }
        try view.layoutElements()
        let (header, footer) = ("UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter")
        #expect(
            view.lines == [
                "content 390 292", "c 0.0 16 40 358 44", "c 0.1 16 84 358 44", "\(footer) 0.0 16 128 358 40 z200",
                "\(header) 0.0 16 0 358 40 z200", "c 1.0 16 208 358 44", "\(footer) 1.0 16 252 358 40 z200",
                "\(header) 1.0 16 168 358 40 z200",
            ])
    }

    @Test("plain headers have space above, which the configuration can change")
    func headerTopPadding() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        func tops() throws -> [CGFloat] {
            let view = view(configuration, [1, 1])
            try view.layoutElements()
            let header = view.layoutAttributesForSupplementaryElement(
                ofKind: CollectionElementKind.sectionHeader, at: IndexPath(item: 0, section: 1))
            let cell = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))
            return [header?.frame.origin.y ?? -1, cell?.frame.origin.y ?? -1, view.contentSize.height]
        }
        #expect(try tops() == [116, 144, 188])
        configuration.headerTopPadding = 0
        #expect(try tops() == [72, 100, 144])
        configuration.headerTopPadding = 5
        #expect(try tops() == [82, 110, 154])
        configuration.headerTopPadding = UICollectionViewLayout.automaticDimension
        #expect(try tops() == [116, 144, 188])
        configuration.headerMode = .firstItemInSection
        configuration.headerTopPadding = 7
        #expect(section(configuration).contentInsets.top == 7)
        configuration.headerTopPadding = .infinity
        #expect(
            throws: CollectionLayoutError.invalidDescription(
                section: 0, fault: .invalidValue(property: "contentInsets", .infinity))
        ) { try view(configuration, [1]).layoutElements() }
    }

    @Test("a pinned plain header keeps the space above it")
    func pinnedHeader() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        let view = view(configuration, [30, 30])
        view.preferredSizeProvider = { _ in nil }
        try view.layoutElements()
        let path = IndexPath(item: 0, section: 0)
        func top() -> CGFloat? {
            view.layoutAttributesForSupplementaryElement(
                ofKind: CollectionElementKind.sectionHeader, at: path)?.frame.origin.y
        }
        #expect(top() == 22)
        view.contentOffset.y = 500
        #expect(top() == 500)
        view.contentOffset.y = 1360
        #expect(top() == 1342, "the header leaves with its section")
    }

    @Test("a list section may be changed like any other")
    func changes() throws {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let section = NSCollectionLayoutSection.list(
                using: .init(appearance: .plain), layoutEnvironment: environment)
            section.interGroupSpacing = 4
            section.contentInsets.leading = CGFloat(index) * 10
            return section
        }
        let view = collectionView(layout, [2, 1])
        try view.layoutElements()
        #expect(
            view.lines == ["content 320 136", "c 0.0 0 0 320 44", "c 0.1 0 48 320 44", "c 1.0 10 92 310 44"])
        #expect(layout.listRowDecoration(at: IndexPath(item: 0, section: 1)) != nil)
    }

    @Test("defaults and raw values are UIKit's")
    func defaults() {
        let configuration = Configuration(appearance: .sidebar)
        #expect(configuration.appearance == .sidebar)
        #expect(configuration.showsSeparators)
        #expect(configuration.headerMode == .none)
        #expect(configuration.footerMode == .none)
        #expect(configuration.headerTopPadding == nil)
        #expect(configuration.itemSeparatorHandler == nil)
        #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
        #expect(configuration.contentHuggingElements == [])
        #expect(Configuration.Appearance.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(Configuration.HeaderMode.firstItemInSection.rawValue == 2)
        let separators = UIListSeparatorConfiguration(listAppearance: .sidebar)
        #expect(separators == configuration.separatorConfiguration)
        #expect(separators.topSeparatorVisibility == .automatic)
        #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(UIListSeparatorConfiguration.Visibility.hidden.rawValue == 2)
    }
}
