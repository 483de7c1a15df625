import CollectionLayout
import CoreGeometry
import Foundation
import Testing

@Suite("Orthogonal sections")
@MainActor
struct OrthogonalTests {
    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> StandaloneLayoutHost {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing]))
        let cell = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: horizontal(.absolute(100), .absolute(50), [cell]))
        section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.interGroupSpacing = 8
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(20), .top)]
        return collectionView(section, [4, 4], direction: direction)
    }

    @Test("only the scrolled section moves, and its header does not")
    func scrolling() throws {
        let view = shelf(.continuous)
        view.setOrthogonalOffset(40, inSection: 0)
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 156", "c 0.0 -36 23 100 50", "c 0.1 72 23 100 50", "c 0.2 180 23 100 50",
                "c 0.3 288 23 100 50", "badge 0.0 54 23 10 10", "badge 0.1 162 23 10 10", "badge 0.2 270 23 10 10",
                "badge 0.3 378 23 10 10", "h 0.0 4 0 310 20", "c 1.0 4 101 100 50", "c 1.1 112 101 100 50",
                "c 1.2 220 101 100 50", "c 1.3 328 101 100 50", "badge 1.0 94 101 10 10", "badge 1.1 202 101 10 10",
                "badge 1.2 310 101 10 10", "badge 1.3 418 101 10 10", "h 1.0 4 78 310 20",
            ])
    }

    @Test("elements scrolled out of the rectangle are not returned")
    func queries() throws {
        let view = shelf(.continuous)
        try view.layoutElements()
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
        view.setOrthogonalOffset(1000, inSection: 0)
        #expect(view.orthogonalOffset(inSection: 0) == 114)
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3])
    }

    @Test("a centred row starts with its first group in the middle")
    func centredStart() throws {
        let view = shelf(.groupPagingCentered)
        try view.layoutElements()
        #expect(view.orthogonalOffset(inSection: 0) == -105)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.center.x == 159)
        view.setOrthogonalOffset(0, inSection: 0)
        #expect(view.orthogonalOffset(inSection: 0) == 3)
        view.setOrthogonalOffset(nil, inSection: 0)
        #expect(view.orthogonalOffset(inSection: 0) == -105)
    }

    @Test("right-to-left rows start at the right and scroll to the left")
    func rightToLeft() throws {
        let view = shelf(.continuous, direction: .rightToLeft)
        try view.layoutElements()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin.x == 216)
        view.setOrthogonalOffset(40, inSection: 0)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin.x == 256)
    }

    @Test("offsets that are not numbers rest at the start")
    func strangeOffsets() throws {
        for behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior in [.continuous, .paging, .groupPaging] {
            let view = shelf(behavior)
            try view.layoutElements()
            view.setOrthogonalOffset(.nan, inSection: 0)
            #expect(view.orthogonalOffset(inSection: 0) == 0)
            view.setOrthogonalOffset(3, inSection: 99)
            #expect(view.orthogonalOffset(inSection: 99) == 0)
        }
    }

    @Test("a visible items handler sees unscrolled frames and the offset, and its changes are kept")
    func visibleItemsHandler() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(.absolute(100), .absolute(50), [item(.fractionalWidth(1))]))
        section.orthogonalScrollingBehavior = .continuous
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.transform = CGAffineTransform(scaleX: 1 - distance / 320, y: 1 - distance / 320)
                item.zIndex = distance < 50 ? 5 : 0
            }
        }
        let view = collectionView(section, [8])
        try view.layoutElements()
        view.setOrthogonalOffset(100, inSection: 0)
        #expect(offsets.last == 100)
        let middle = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
        #expect(middle?.center == CGPoint(x: 150, y: 25))
        #expect(middle?.zIndex == 5)
        #expect(middle?.transform.a == 1 - 10.0 / 320)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))?.transform == .identity)
    }
}

@Suite("Pinned items")
@MainActor
struct PinningTests {
    @Test("a header follows the visible rectangle to the end of its section")
    func header() throws {
        let section = grid(columns: 1, height: 40)
        let header = boundary("h", .fractionalWidth(1), .absolute(30), .top)
        header.pinToVisibleBounds = true
        let footer = boundary("f", .fractionalWidth(1), .absolute(20), .bottom)
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header, footer]
        let view = collectionView(section, [10], height: 200)
        view.contentInset.top = 10
        func places(_ offset: CGFloat) throws -> [CGFloat] {
            view.contentOffset.y = offset
            try view.layoutElements()
            return ["h", "f"].compactMap {
                view.layoutAttributesForSupplementaryElement(ofKind: $0, at: IndexPath(item: 0, section: 0))?
                    .frame.origin.y
            }
        }
        #expect(try places(-10) == [0, 170], "below the inset at rest, above the lower edge")
        #expect(try places(100) == [110, 280])
        #expect(try places(250) == [260, 430], "the footer is at its own place")
        #expect(try places(420) == [400, 430], "the header ends with the core")
    }

    @Test("flow headers and footers stay visible")
    func flow() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = collectionView(layout, [5, 5], height: 200)
        view.contentOffset.y = 100
        try view.layoutElements()
        let header = view.layoutAttributesForSupplementaryElement(
            ofKind: CollectionElementKind.sectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.origin.y == 100)
        #expect(header?.zIndex == 10)
        view.contentOffset.y = 520
        #expect(
            view.layoutAttributesForSupplementaryElement(
                ofKind: CollectionElementKind.sectionHeader, at: IndexPath(item: 0, section: 0))?.frame.origin.y
                == 500)
    }

    @Test("rows with decreasing stops, due to negative spacing, rest at the nearest stop and stay there")
    func stopsThatGoBack() throws {
        let group = horizontal(.estimated(10), .absolute(10), [item(.estimated(10))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = -30
        let view = collectionView(section, [4])
        let widths: [CGFloat] = [100, 10, 80, 10]
        view.preferredSizeProvider = { CGSize(width: widths[$0.element.indexPath.item], height: 10) }
        try view.layoutElements()
        for requested in stride(from: CGFloat(-200), through: 0, by: 5) {
            view.setOrthogonalOffset(requested, inSection: 0)
            let resting = view.orthogonalOffset(inSection: 0)
            let stops = (0..<4).map { item in
                (view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center.x ?? 0) + resting - 160
            }
            let nearest = stops.map { abs($0 - requested) }.min() ?? 0
            #expect(abs(abs(resting - requested) - nearest) <= 0.5)
        }
    }
}
