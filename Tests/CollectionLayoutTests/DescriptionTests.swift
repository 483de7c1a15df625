import CollectionLayout
import Foundation
import Testing

@Suite("Description objects behave as in UIKit")
@MainActor
struct DescriptionTests {
    @Test("unset properties have UIKit's defaults")
    func defaults() {
        let cell = item(.fractionalWidth(1))
        let none = NSCollectionLayoutSpacing.fixed(0)
        #expect(cell.contentInsets == .zero)
        #expect(cell.edgeSpacing == .init(leading: none, top: none, trailing: none, bottom: none))
        #expect(cell.supplementaryItems.isEmpty)
        #expect(horizontal(.absolute(1), .absolute(1), [cell]).interItemSpacing == none)

        let header = boundary("h", .absolute(1), .absolute(1), .top)
        #expect(header.extendsBoundary && !header.pinToVisibleBounds)
        #expect(header.zIndex == 1)
        #expect(header.offset == .zero)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "bg").zIndex == 0)

        let section = grid(columns: 1, height: 1)
        #expect(section.supplementariesFollowContentInsets)
        #expect(section.interGroupSpacing == 0)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.orthogonalScrollingBehavior == .none)
        #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)

        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical)
        #expect(configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea)
    }

    @Test("a group keeps copies of its subitems, a section of its group")
    func copies() throws {
        let cell = item(.fractionalWidth(0.5))
        let group = horizontal(.fractionalWidth(1), .absolute(10), [cell])
        cell.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
        #expect(group.subitems.first?.contentInsets == .zero)
        let section = NSCollectionLayoutSection(group: group)
        group.interItemSpacing = .fixed(100)
        let view = collectionView(section, [2])
        try view.layoutElements()
        #expect(view.lines == ["content 320 10", "c 0.0 0 0 160 10", "c 0.1 160 0 160 10"])
    }

    @Test("layouts keep copies of sections and configurations")
    func layoutCopies() throws {
        let section = grid(columns: 1, height: 10)
        let layout = UICollectionViewCompositionalLayout(section: section)
        section.interGroupSpacing = 50
        let view = collectionView(layout, [2])
        try view.layoutElements()
        #expect(view.contentSize.height == 20)

        let configuration = layout.configuration
        configuration.scrollDirection = .horizontal
        #expect(layout.configuration.scrollDirection == .vertical, "changing the object read does nothing")
        layout.configuration = configuration
        configuration.scrollDirection = .vertical
        #expect(layout.configuration.scrollDirection == .horizontal, "the setter copies")
        try view.layoutElements()
        #expect(view.contentSize == CGSize(width: 640, height: 480), "and invalidates")
    }

    @Test("the deprecated factories store a fraction of one in count")
    func deprecatedCount() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), subitem: item(.absolute(77)), count: 4)
        #expect(group.subitems.map(\.layoutSize) == [layoutSize(.fractionalWidth(0.25), .fractionalHeight(1))])
    }

    @Test("equality is by content and class")
    func equality() {
        #expect(Dimension.fractionalWidth(0.5) == Dimension.fractionalWidth(0.5))
        #expect(Dimension.fractionalWidth(0.5) != Dimension.fractionalHeight(0.5))
        #expect(item(.absolute(1)) == item(.absolute(1)))
        #expect(item(.absolute(1)) != item(.absolute(2)))
        #expect(grid(columns: 2, height: 10) == grid(columns: 2, height: 10))
        #expect(grid(columns: 2, height: 10) != grid(columns: 3, height: 10))
        let size = layoutSize(.absolute(1), .absolute(1))
        #expect(
            NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
                == NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [.init(frame: .zero)] },
            "item providers are not compared")
        let header = boundary("h", .absolute(1), .absolute(1), .top)
        let pinned = boundary("h", .absolute(1), .absolute(1), .top)
        pinned.pinToVisibleBounds = true
        #expect(header != pinned)
    }

    @Test("kinds of dimensions")
    func dimensions() {
        let uniform = Dimension.uniformAcrossSiblings(estimate: 30)
        #expect(uniform.isEstimated && uniform.isUniformAcrossSiblings)
        #expect(uniform.dimension == 30)
        #expect(Dimension.absolute(20).isAbsolute)
        #expect(Dimension.fractionalWidth(1).isFractionalWidth)
        #expect(!Dimension.estimated(1).isUniformAcrossSiblings)
    }

    @Test("descriptions")
    func descriptions() {
        #expect(
            layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)).description
                == "{.containerWidthFactor(0.5), .containerHeightFactor(1)}")
        #expect(layoutSize(.absolute(20), .estimated(30)).description == "{.absolute(20), .estimated(30)}")
        #expect(NSCollectionLayoutSpacing.fixed(4).description == "fixed:4")
        #expect(NSCollectionLayoutSpacing.flexible(5).description == "flexible:5")
    }

    @Test("a group has a visual description in characters")
    func visualDescription() {
        let picture = horizontal(.fractionalWidth(1), .absolute(32), [item(.fractionalWidth(0.5))]).visualDescription()
        let edge = "+" + String(repeating: "-", count: 48) + "+"
        let first = "|0" + String(repeating: " ", count: 47) + "|"
        let second = "|1" + String(repeating: " ", count: 47) + "|"
        let middle = "|" + String(repeating: " ", count: 48) + "|"
        #expect(
            picture.split(separator: "\n").map(String.init)
                == [edge + edge, first + second, middle + middle, middle + middle, edge + edge])
        #expect(
            horizontal(.absolute(1), .absolute(1), []).visualDescription()
                == "At least 1 subitem is required for a group")
    }

    @Test("a section provider sees the container and the traits, once per section")
    func environment() throws {
        var seen: [(Int, CGSize, CGSize)] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            seen.append((index, environment.container.contentSize, environment.container.effectiveContentSize))
            #expect(environment.traitCollection.displayScale == 2)
            return grid(columns: environment.container.contentSize.width > 500 ? 4 : 2, height: 10)
        }
        let view = collectionView(layout, [4, 4], width: 600)
        view.safeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
        try view.layoutElements()
        #expect(seen.map(\.0) == [0, 1])
        #expect(seen.allSatisfy { $0.1 == CGSize(width: 580, height: 480) && $0.1 == $0.2 })
        #expect(view.contentSize.height == 20)
        view.frame.size.width = 400
        try view.layoutElements()
        #expect(seen.count == 4)
        #expect(view.contentSize.height == 40)
    }
}
