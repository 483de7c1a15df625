import CollectionLayout
import Foundation
import Testing

@Suite("Insets references, directions and layout-wide items")
@MainActor
struct ReferenceAndDirectionTests {
    private func section(_ change: (NSCollectionLayoutSection) -> Void) -> NSCollectionLayoutSection {
        let section = grid(columns: 1, height: 40)
        section.contentInsets = .init(top: 0, leading: 5, bottom: 0, trailing: 5)
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(20), .top)]
        change(section)
        return section
    }

    private func places(_ section: NSCollectionLayoutSection) throws -> [String] {
        let view = collectionView(section, [1])
        view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        view.safeAreaInsets = UIEdgeInsets(top: 50, left: 30, bottom: 30, right: 30)
        try view.layoutElements()
        return Array(view.lines.dropFirst())
    }

    @Test("sections respect the safe area by default")
    func safeArea() throws {
        #expect(try places(section { _ in }) == ["c 0.0 35 20 250 40", "h 0.0 35 0 250 20"])
    }

    @Test("a section has its own reference")
    func ownReference() throws {
        #expect(
            try places(section { $0.contentInsetsReference = .layoutMargins })
                == ["c 0.0 21 20 278 40", "h 0.0 21 0 278 20"])
        #expect(
            try places(section { $0.contentInsetsReference = .none }) == ["c 0.0 5 20 310 40", "h 0.0 5 0 310 20"])
    }

    @Test("boundary items have their own reference")
    func supplementaryReference() throws {
        #expect(
            try places(section { $0.supplementaryContentInsetsReference = .none })
                == ["c 0.0 35 20 250 40", "h 0.0 5 0 310 20"])
        #expect(
            try places(section { $0.supplementariesFollowContentInsets = false })
                == ["c 0.0 35 20 250 40", "h 0.0 0 0 320 20"])
    }

    @Test("the readable guide is the margins on narrow screens and 672 points on wide ones")
    func readable() throws {
        let section = grid(columns: 1, height: 40)
        section.contentInsetsReference = .readableContent
        for (width, expected) in [(CGFloat(320), CGFloat(304)), (1024, 672)] {
            let view = collectionView(section, [1], width: width)
            try view.layoutElements()
            #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.width == expected)
        }
    }

    @Test("an orthogonal section of a horizontal layout scrolls downwards")
    func horizontalOrthogonal() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: horizontal(.absolute(100), .absolute(200), [item(.fractionalWidth(1))]))
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = .init(top: 10, leading: 4, bottom: 20, trailing: 6)
        let view = collectionView(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), [3])
        view.setOrthogonalOffset(60, inSection: 0)
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 110 480", "c 0.0 4 -50 100 200", "c 0.1 4 150 100 200", "c 0.2 4 350 100 200",
            ])
        view.setOrthogonalOffset(1000, inSection: 0)
        #expect(view.orthogonalOffset(inSection: 0) == 150)
    }

    @Test("a pinned header of the whole layout stays at the top")
    func pinnedGlobal() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let header = boundary("g", .fractionalWidth(1), .absolute(30), .top)
        header.pinToVisibleBounds = true
        configuration.boundarySupplementaryItems = [header]
        let view = collectionView(
            UICollectionViewCompositionalLayout(section: grid(columns: 1, height: 40), configuration: configuration),
            [20, 20], height: 200)
        view.contentOffset.y = 700
        try view.layoutElements()
        let path = IndexPath(item: .max, section: 0)
        let pinned = view.layoutAttributesForSupplementaryElement(ofKind: "g", at: path)
        #expect(pinned?.frame == CGRect(x: 0, y: 700, width: 320, height: 30))
        #expect(pinned?.zIndex == 1_000_000_001)
        #expect(view.attributes(onlyVisible: true).contains { $0.representedElementKind == "g" })
    }

    @Test("a rectangle without area intersects only backgrounds")
    func emptyRectangle() throws {
        let section = grid(columns: 1, height: 40)
        section.decorationItems = [.background(elementKind: "bg")]
        let view = collectionView(section, [3])
        try view.layoutElements()
        let point = CGRect(x: 10, y: 10, width: 0, height: 0)
        #expect(
            view.layoutAttributes(in: point).map(\.representedElementKind) == ["bg"])
    }

    @Test("one description object that changes between sections is read for each")
    func reusedDescription() throws {
        let section = grid(columns: 1, height: 40)
        let layout = UICollectionViewCompositionalLayout { index, _ in
            section.contentInsets.top = CGFloat(index) * 10
            return section
        }
        let view = collectionView(layout, [1, 1])
        try view.layoutElements()
        #expect(view.lines == ["content 320 90", "c 0.0 0 0 320 40", "c 1.0 0 50 320 40"])
    }

    @Test("frame lists are equal if their frames are, and short")
    func frameLists() throws {
        let view = collectionView(grid(columns: 3, height: 20), [2], width: 301.25)
        try view.layoutElements()
        let list = view.collectionViewLayout.frameList()
        #expect(list.description == "content 301.25 20\nc 0.0 0 0 100 20\nc 0.1 100 0 100 20")
        #expect(list == view.collectionViewLayout.frameList())
    }
}
