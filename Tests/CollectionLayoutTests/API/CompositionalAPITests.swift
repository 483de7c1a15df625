import CollectionLayout
import CoreGeometry
import Foundation
import Testing

/// Every member of the compositional model, used as in apps, and its value when read.
@Suite("Compositional layouts: every member")
@MainActor
struct CompositionalAPITests {
    private let full = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

    @Test("dimensions")
    func dimension() {
        let rows: [(NSCollectionLayoutDimension, CGFloat, [Bool])] = [
            (.fractionalWidth(0.5), 0.5, [true, false, false, false, false]),
            (.fractionalHeight(0.25), 0.25, [false, true, false, false, false]),
            (.absolute(44), 44, [false, false, true, false, false]),
            (.estimated(30), 30, [false, false, false, true, false]),
            (.uniformAcrossSiblings(estimate: 20), 20, [false, false, false, true, true]),
        ]
        for (dimension, value, kinds) in rows {
            #expect(dimension.dimension == value)
            #expect(
                [
                    dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
                    dimension.isEstimated, dimension.isUniformAcrossSiblings,
                ] == kinds)
            #expect(dimension.copy() as? NSCollectionLayoutDimension == dimension)
            #expect((dimension.copy() as? NSCollectionLayoutDimension)?.hash == dimension.hash)
        }
        let isWide = rows.count > 3
        let chosen: NSCollectionLayoutDimension = isWide ? .absolute(100) : .fractionalWidth(1)
        #expect(chosen.isAbsolute)
    }

    @Test("sizes and spacings")
    func sizesAndSpacings() {
        #expect(full.widthDimension == .fractionalWidth(1) && full.heightDimension == .fractionalHeight(1))
        #expect(full.copy() as? NSCollectionLayoutSize == full)
        let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(4), NSCollectionLayoutSpacing.flexible(5))
        #expect(fixed.spacing == 4 && fixed.isFixed && !fixed.isFlexible)
        #expect(flexible.spacing == 5 && flexible.isFlexible && !flexible.isFixed)
        #expect(fixed.copy() as? NSCollectionLayoutSpacing == fixed)
        #expect(fixed != .flexible(4) && fixed.hash == NSCollectionLayoutSpacing.fixed(4).hash)
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
        #expect(edges.leading == .fixed(1) && edges.top == nil && edges.trailing == .flexible(2) && edges.bottom == nil)
        #expect(edges.copy() as? NSCollectionLayoutEdgeSpacing == edges)
        #expect(edges.description == "{leading=fixed:1, top=fixed:0, trailing=flexible:2, bottom=fixed:0}")
    }

    @Test("items")
    func item() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: full, elementKind: "badge", containerAnchor: .init(edges: .top))
        let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge])
        #expect(item.layoutSize == full && item.contentInsets == .zero)
        #expect(item.supplementaryItems == [badge])
        let none = NSCollectionLayoutSpacing.fixed(0)
        #expect(
            item.edgeSpacing == NSCollectionLayoutEdgeSpacing(leading: none, top: none, trailing: none, bottom: none))
        item.edgeSpacing = .init(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
        item.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        item.contentInsets.leading = 9
        let copy = item.copy() as? NSCollectionLayoutItem
        #expect(copy == item && copy?.hash == item.hash && copy !== item)
        item.edgeSpacing = nil
        #expect(item.edgeSpacing?.leading == none)
        #expect(copy != item, "copies are apart")
        badge.zIndex = 9
        #expect(item.supplementaryItems.first?.zIndex == 1, "initialisers copy")
    }

    @Test("groups")
    func group() {
        let item = NSCollectionLayoutItem(layoutSize: full)
        let leaf: NSCollectionLayoutItem = NSCollectionLayoutGroup.vertical(layoutSize: full, subitems: [item])
        let groups: [NSCollectionLayoutGroup] = [
            .horizontal(layoutSize: full, subitems: [item, leaf]), .vertical(layoutSize: full, subitems: [leaf]),
            .horizontal(layoutSize: full, repeatingSubitem: item, count: 2),
            .vertical(layoutSize: full, repeatingSubitem: leaf, count: 2),
            .horizontal(layoutSize: full, subitem: item, count: 2),
            .vertical(layoutSize: full, subitem: leaf, count: 2),
            .horizontalGroup(with: full, repeatingSubitem: item, count: 2),
            .verticalGroup(with: full, repeatingSubitem: item, count: 2),
            .custom(layoutSize: full) { environment in
                [
                    NSCollectionLayoutGroupCustomItem(
                        frame: CGRect(origin: .zero, size: environment.container.effectiveContentSize)),
                    .init(frame: .zero, zIndex: 3),
                ]
            },
        ]
        #expect(groups.map(\.subitems.count) == [2, 1, 1, 1, 1, 1, 1, 1, 0])
        for group in groups {
            #expect(group.interItemSpacing == .fixed(0) && group.supplementaryItems == [])
            group.interItemSpacing = .flexible(3)
            group.edgeSpacing = .init(leading: nil, top: .fixed(2), trailing: nil, bottom: nil)
            group.supplementaryItems = [
                .init(layoutSize: full, elementKind: "k", containerAnchor: .init(edges: .bottom))
            ]
            group.contentInsets.top = 4
            let copy = group.copy() as? NSCollectionLayoutGroup
            #expect(copy == group && copy?.hash == group.hash)
            group.interItemSpacing = nil
            #expect(group.interItemSpacing == .fixed(0) && copy != group)
            #expect(!group.visualDescription().isEmpty)
        }
        #expect(groups[0] != groups[2], "lists and copies are not the same")
        let custom = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
        #expect(custom.frame.minX == 1 && custom.zIndex == 5)
        #expect(custom.copy() as? NSCollectionLayoutGroupCustomItem == custom)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
    }

    @Test("anchors")
    func anchor() {
        let edges: NSDirectionalRectEdge = [.top, .trailing]
        let plain = NSCollectionLayoutAnchor(edges: edges)
        let absolute = NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: 3, y: -4))
        let fractional = NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        #expect(plain.edges == edges && plain.offset == .zero && plain.isAbsoluteOffset && !plain.isFractionalOffset)
        #expect(absolute.offset == CGPoint(x: 3, y: -4) && absolute.isAbsoluteOffset)
        #expect(fractional.isFractionalOffset && !fractional.isAbsoluteOffset)
        #expect(absolute.copy() as? NSCollectionLayoutAnchor == absolute && absolute != fractional)
        #expect(
            fractional.description
                == "<NSCollectionLayoutAnchor edges=[.top, .trailing] fractionalOffset={0.3, -0.3} anchorPoint={1, 0}>")
    }

    @Test("supplementary, boundary and decoration items")
    func supplementaries() {
        let anchor = NSCollectionLayoutAnchor(edges: .bottom)
        let view = NSCollectionLayoutSupplementaryItem(
            layoutSize: full, elementKind: "badge", containerAnchor: anchor, itemAnchor: .init(edges: .top))
        #expect(view.elementKind == "badge" && view.containerAnchor == anchor && view.itemAnchor?.edges == .top)
        #expect(view.zIndex == 1)
        view.zIndex = 4
        #expect((view.copy() as? NSCollectionLayoutSupplementaryItem)?.zIndex == 4)

        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: full, elementKind: CollectionElementKind.sectionHeader, alignment: .top)
        #expect(header.alignment == .top && header.offset == .zero && header.zIndex == 1)
        #expect(header.extendsBoundary && !header.pinToVisibleBounds)
        header.extendsBoundary = false
        header.pinToVisibleBounds = true
        let copy = header.copy() as? NSCollectionLayoutBoundarySupplementaryItem
        #expect(copy == header && copy?.pinToVisibleBounds == true && copy?.extendsBoundary == false)
        let moved = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: full, elementKind: "side", alignment: .leading, absoluteOffset: CGPoint(x: 1, y: 2))
        #expect(moved.offset == CGPoint(x: 1, y: 2))

        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        #expect(background.elementKind == "card" && background.zIndex == 0)
        background.zIndex = -1
        background.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
        #expect(background.copy() as? NSCollectionLayoutDecorationItem == background)
        #expect(background != .background(elementKind: "card"))
    }

    @Test("sections")
    func section() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [.init(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.supplementaryContentInsetsReference == .automatic)
        #expect(section.orthogonalScrollingBehavior == .none && section.boundarySupplementaryItems == [])
        #expect(section.supplementariesFollowContentInsets && section.decorationItems == [])
        #expect(section.visibleItemsInvalidationHandler == nil)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        let plain = section.copy() as? NSCollectionLayoutSection
        #expect(plain == section && plain?.hash == section.hash)
        let changes: [(NSCollectionLayoutSection) -> Void] = [
            { $0.contentInsets.bottom = 8 }, { $0.interGroupSpacing = 3 }, { $0.contentInsetsReference = .none },
            { $0.supplementaryContentInsetsReference = .layoutMargins },
            { $0.orthogonalScrollingBehavior = .groupPaging },
            { $0.orthogonalScrollingProperties.decelerationRate = .fast },
            { $0.orthogonalScrollingProperties.bounce = .never },
            { $0.supplementariesFollowContentInsets = false },
            { $0.decorationItems = [.background(elementKind: "card")] },
            {
                $0.boundarySupplementaryItems = [
                    .init(layoutSize: self.full, elementKind: "h", alignment: .bottom)
                ]
            },
        ]
        for change in changes {
            let changed = NSCollectionLayoutSection(group: group)
            change(changed)
            #expect(changed != section)
            #expect(changed.copy() as? NSCollectionLayoutSection == changed)
        }
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: full, elementKind: "h", alignment: .top)
        section.boundarySupplementaryItems = [header]
        header.zIndex = 7
        #expect(section.boundarySupplementaryItems.first?.zIndex == 1, "setters copy")
        let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
        properties.bounce = .always
        #expect(properties.copy() as? UICollectionLayoutSectionOrthogonalScrollingProperties == properties)
    }

    @Test("layouts and configurations")
    func layout() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: full, subitems: [.init(layoutSize: full)]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
        #expect(configuration.boundarySupplementaryItems == [] && configuration.contentInsetsReference == .safeArea)
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 4
        configuration.contentInsetsReference = .layoutMargins
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: full, elementKind: "h", alignment: .top)
        configuration.boundarySupplementaryItems = [header]
        #expect(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration == configuration)
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in section }
        let layouts = [
            UICollectionViewCompositionalLayout(section: section),
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            UICollectionViewCompositionalLayout(sectionProvider: provider),
            UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration),
            UICollectionViewCompositionalLayout { index, environment in index > 5 ? nil : section },
            .list(using: .init(appearance: .grouped)),
        ]
        #expect(layouts.map(\.configuration.scrollDirection.rawValue) == [0, 1, 0, 1, 0, 0])
        #expect(layouts.allSatisfy { $0.flipsHorizontallyInOppositeLayoutDirection })
    }

    @Test("environments and visible items")
    func environment() throws {
        var names: [String] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let container: NSCollectionLayoutContainer = environment.container
            #expect(container.contentSize == container.effectiveContentSize)
            #expect(container.contentInsets == .zero && container.effectiveContentInsets == .zero)
            #expect(environment.traitCollection.userInterfaceIdiom == .phone)
            let section = grid(columns: 2, height: 10)
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                for item in items {
                    names.append(item.name)
                    item.alpha = 0.5
                    item.zIndex = item.indexPath.item + 4
                    item.isHidden = item.indexPath.item == 1
                    item.center.x += offset.x
                    item.transform = CGAffineTransform(scaleX: 2, y: 1)
                    item.transform3D = CATransform3DMakeScale(2, 1, 1)
                    #expect(item.bounds.width == 160 && item.frame.width == 320)
                    #expect(item.representedElementCategory == .cell && item.representedElementKind == nil)
                }
            }
            return section
        }
        let view = collectionView(layout, [2])
        try view.layoutElements()
        #expect(names == ["c 0.0", "c 0.1"])
        #expect(view.layoutAttributes(in: view.bounds).map(\.zIndex) == [4, 5])
    }

    @Test("descriptions of items, groups, sections and configurations")
    func descriptions() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(8), .absolute(9)), elementKind: "badge",
            containerAnchor: .init(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)))
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        item.contentInsets.top = 3
        let group = horizontal(.fractionalWidth(1), .estimated(44), [item])
        group.interItemSpacing = .fixed(16)
        #expect(
            group.description == """
                <NSCollectionLayoutGroup size={.containerWidthFactor(1), .estimated(44)}>
                \tlayoutDirection: .horizontal
                \tinterItemSpacing=.fixed(16)
                \tsubitems=
                \t\t<NSCollectionLayoutItem identfier=item size={.containerWidthFactor(0.5), .containerHeightFactor(1)} \
                contentInsets={3, 0, 0, 0}>
                \t\t\tsupplementaryItems=
                \t\t\t\t<NSCollectionLayoutSupplementaryItem identfier=badge size={.absolute(8), .absolute(9)} \
                containerAnchor=<NSCollectionLayoutAnchor edges=[.top] absoluteOffset={1, 2} anchorPoint={0.5, 0}> \
                zIndex=1>
                """)
        let section = NSCollectionLayoutSection(group: horizontal(.absolute(1), .absolute(2), []))
        section.boundarySupplementaryItems = [boundary("h", .absolute(3), .absolute(4), .top)]
        section.decorationItems = [.background(elementKind: "card")]
        #expect(
            section.description == """
                <NSCollectionLayoutSection contentInsets={0, 0, 0, 0} interGroupSpacing=0>
                \t<NSCollectionLayoutGroup size={.absolute(1), .absolute(2)}>
                \t\tlayoutDirection: .horizontal
                \t\tinterItemSpacing=.fixed(0)
                \t\tsubitems=
                \t<NSCollectionLayoutBoundarySupplementaryItem identfier=h size={.absolute(3), .absolute(4)} \
                alignment=.top offset={0, 0} zIndex=1>
                \t<NSCollectionLayoutDecorationItem identfier=card size={.containerWidthFactor(1), \
                .containerHeightFactor(1)} zIndex=0>
                """)
        #expect(
            UICollectionViewCompositionalLayoutConfiguration().description
                == "<UICollectionViewCompositionalLayoutConfiguration scrollDirection=.vertical interSectionSpacing=0 "
                + "contentInsetsReference=.safeArea>")
    }
}
