import CollectionLayout
import Foundation
import Testing

@Suite("Measured sizes")
@MainActor
struct SelfSizingTests {
    private func tags(
        spacing: NSCollectionLayoutSpacing?, edges: NSCollectionLayoutEdgeSpacing? = nil
    )
        -> StandaloneLayoutHost
    {
        let tag = item(.estimated(60), .estimated(30))
        tag.edgeSpacing = edges
        let group = horizontal(.fractionalWidth(1), .estimated(30), [tag])
        group.interItemSpacing = spacing
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let view = collectionView(section, [4])
        let widths: [CGFloat] = [100, 120, 90, 60]
        view.preferredSizeProvider = { CGSize(width: widths[$0.element.indexPath.item], height: 30) }
        return view
    }

    private let cloud = [
        "content 320 68", "c 0.0 0 0 100 30", "c 0.1 108 0 120 30", "c 0.2 0 38 90 30", "c 0.3 98 38 60 30",
    ]

    @Test("tags fill rows greedily with their measured widths")
    func tagCloud() throws {
        let view = tags(spacing: .fixed(8))
        try view.layoutElements()
        #expect(view.lines == cloud)
    }

    @Test("edge spacing separates tags as item spacing does")
    func tagCloudWithEdgeSpacing() throws {
        let view = tags(spacing: nil, edges: .init(leading: nil, top: nil, trailing: .fixed(8), bottom: nil))
        try view.layoutElements()
        #expect(view.lines == cloud)
    }

    @Test("a row is as high as its highest measured cell")
    func rowHeights() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .estimated(44))]))
        let view = collectionView(section, [4])
        let heights: [CGFloat] = [31, 88, 31, 126]
        view.preferredSizeProvider = { CGSize(width: 0, height: heights[$0.element.indexPath.item]) }
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 214", "c 0.0 0 0 160 31", "c 0.1 160 0 160 88", "c 0.2 0 88 160 31",
                "c 0.3 160 88 160 126",
            ])
    }

    @Test("uniform cells are as high as the highest of their row")
    func uniformCells() throws {
        let cell = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
        let section = NSCollectionLayoutSection(group: horizontal(.fractionalWidth(1), .estimated(44), [cell]))
        let view = collectionView(section, [4])
        let heights: [CGFloat] = [31, 88, 31, 126]
        view.preferredSizeProvider = { CGSize(width: 0, height: heights[$0.element.indexPath.item]) }
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 214", "c 0.0 0 0 160 88", "c 0.1 160 0 160 88", "c 0.2 0 88 160 126",
                "c 0.3 160 88 160 126",
            ])
    }

    @Test("uniform groups share the largest height across the section")
    func uniformGroups() throws {
        let group = horizontal(
            .fractionalWidth(0.8), .uniformAcrossSiblings(estimate: 44),
            [item(.fractionalWidth(1), .estimated(44))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 5, leading: 0, bottom: 5, trailing: 0)
        section.orthogonalScrollingBehavior = .continuous
        let view = collectionView(section, [3])
        let heights: [CGFloat] = [60, 90, 75]
        view.preferredSizeProvider = { CGSize(width: 0, height: heights[$0.element.indexPath.item]) }
        try view.layoutElements()
        #expect(view.contentSize == CGSize(width: 320, height: 100))
    }

    @Test("each element is measured once, with the fixed length and the available space")
    func questions() throws {
        let section = NSCollectionLayoutSection(
            group: vertical(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))]))
        section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
        let view = collectionView(section, [2])
        var asked: [PreferredSizeRequest] = []
        view.preferredSizeProvider = {
            asked.append($0)
            return CGSize(width: 7, height: 50)
        }
        try view.layoutElements()
        #expect(
            asked.first
                == PreferredSizeRequest(
                    element: .cell(IndexPath(item: 0, section: 0)), proposedSize: CGSize(width: 300, height: 44),
                    availableSize: CGSize(width: 300, height: 480), estimatedAxes: .vertical))
        #expect(asked.count == 2)

        view.collectionViewLayout.invalidateLayout()
        try view.layoutElements()
        #expect(asked.count == 2, "sizes stay valid while the width does")

        view.frame.size.width = 200
        try view.layoutElements()
        #expect(asked.count == 4, "another width asks again")

        view.forgetPreferredSizes(of: [.cell(IndexPath(item: 1, section: 0))])
        try view.layoutElements()
        #expect(asked.count == 5, "a reloaded item is asked again")
    }

    @Test("a row of chips scrolls horizontally, each with its preferred width")
    func chips() throws {
        let group = horizontal(.estimated(60), .absolute(30), [item(.estimated(60), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let view = collectionView(section, [4])
        let widths: [CGFloat] = [100, 120, 90, 60]
        var rooms: Set<CGFloat> = []
        view.preferredSizeProvider = {
            rooms.insert($0.availableSize.width)
            return CGSize(width: widths[$0.element.indexPath.item], height: 1)
        }
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 30", "c 0.0 0 0 100 30", "c 0.1 108 0 120 30", "c 0.2 236 0 90 30", "c 0.3 334 0 60 30",
            ])
        #expect(rooms == [320], "a chip may be as wide as the collection view, not only as its estimate")
        view.setOrthogonalOffset(70, inSection: 0)
        #expect(view.orthogonalOffset(inSection: 0) == 74, "the last stop that the row reaches")
    }

    @Test("for unusable sizes the estimate is kept")
    func unusableAnswers() throws {
        let section = NSCollectionLayoutSection(
            group: vertical(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))]))
        let view = collectionView(section, [3])
        let answers: [CGFloat] = [.nan, -5, .infinity]
        view.preferredSizeProvider = { CGSize(width: 0, height: answers[$0.element.indexPath.item]) }
        try view.layoutElements()
        #expect(view.contentSize.height == 132)
    }

    @Test("a tag that is wider than its row is an error, estimated or measured")
    func tooWideTag() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(.fractionalWidth(1), .estimated(30), [item(.estimated(60), .estimated(30))]))
        let view = collectionView(section, [2])
        view.preferredSizeProvider = { CGSize(width: $0.element.indexPath.item == 0 ? 900 : 50, height: 30) }
        let error = #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
        #expect(error?.description.contains("This group cannot fit even a single item.") == true)
        // A valid size does not exceed the available space.
        view.preferredSizeProvider = { request in
            CGSize(
                width: min(request.element.indexPath.item == 0 ? 900 : 50, request.availableSize.width), height: 30)
        }
        try view.layoutElements()
        #expect(view.lines == ["content 320 60", "c 0.0 0 0 320 30", "c 0.1 0 30 50 30"])
    }

    @Test("estimated badges are measured and keep their anchor")
    func estimatedBadge() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.estimated(10), .estimated(10)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing]))
        let cell = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: horizontal(.fractionalWidth(1), .absolute(60), [cell]))
        let view = collectionView(section, [3])
        view.preferredSizeProvider = { CGSize(width: 20 + 10 * CGFloat($0.element.indexPath.item), height: 16) }
        try view.layoutElements()
        #expect(
            view.lines.filter { $0.hasPrefix("badge") } == [
                "badge 0.0 140 0 20 16", "badge 0.1 290 0 30 16", "badge 0.2 120 60 40 16",
            ])
    }
}

@Suite("Measuring only visible rows")
@MainActor
struct VisibleMeasuringTests {
    private let heights: [CGFloat] = [31, 50, 31, 69, 31]

    private func list() -> StandaloneLayoutHost {
        let section = NSCollectionLayoutSection(
            group: vertical(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))]))
        section.interGroupSpacing = 3
        let view = collectionView(section, [60])
        view.measuringPolicy = .visible
        view.preferredSizeProvider = { CGSize(width: 0, height: heights[$0.element.indexPath.item % 5]) }
        return view
    }

    @Test("eleven of sixty rows are measured, the rest keep their estimates")
    func firstScreen() throws {
        let view = list()
        try view.layoutElements()
        #expect(view.contentSize.height == 2788)
    }

    @Test("rows are measured when they become visible, and stay measured")
    func scrolling() throws {
        let view = list()
        try view.layoutElements()
        view.contentOffset.y = 300
        try view.layoutElements()
        let scrolled = view.contentSize.height
        #expect(scrolled < 2788)
        view.contentOffset.y = 0
        try view.layoutElements()
        #expect(view.contentSize.height == scrolled)
        view.measuringPolicy = .everything
        try view.layoutElements()
        #expect(view.contentSize.height == 2721)
    }
}
