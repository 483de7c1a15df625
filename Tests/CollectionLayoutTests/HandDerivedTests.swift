import CollectionLayout
import Foundation
import Testing

@Suite("Layouts derived by hand from the rules")
@MainActor
struct HandDerivedTests {
    @Test("right-to-left mirrors a row of quarters")
    func rightToLeftRow() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(0.25))]))
        let view = collectionView(section, [4], direction: .rightToLeft)
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 10", "c 0.0 240 0 80 10", "c 0.1 160 0 80 10", "c 0.2 80 0 80 10", "c 0.3 0 0 80 10",
            ])
    }

    @Test("right-to-left puts leading insets on the right")
    func rightToLeftInsets() throws {
        let section = grid(columns: 2, height: 40)
        section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.boundarySupplementaryItems = [boundary("h", .absolute(60), .absolute(30), .top)]
        let view = collectionView(section, [2], direction: .rightToLeft)
        try view.layoutElements()
        #expect(view.lines == ["content 320 78", "c 0.0 161 33 155 40", "c 0.1 6 33 155 40", "h 0.0 131 0 60 30"])
    }

    @Test("repeated subitems that do not fit stick out")
    func repeatedOverflow() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.fractionalWidth(1)),
            count: 2)
        let view = collectionView(NSCollectionLayoutSection(group: group), [2])
        try view.layoutElements()
        #expect(view.lines == ["content 320 50", "c 0.0 0 0 320 50", "c 0.1 320 0 320 50"])
    }

    @Test("a narrow group with a full-width repeated subitem fills the row")
    func repeatedThirds() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1 / 3), .absolute(50)),
            repeatingSubitem: item(.fractionalWidth(1)), count: 3)
        let view = collectionView(NSCollectionLayoutSection(group: group), [4])
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 100", "c 0.0 0 0 106.5 50", "c 0.1 106.5 0 106.5 50", "c 0.2 213 0 106.5 50",
                "c 0.3 0 50 106.5 50",
            ])
    }

    @Test("boundary items on one side overlap, unless they are moved")
    func boundaryItemsDoNotStack() throws {
        let section = grid(columns: 1, height: 40)
        section.boundarySupplementaryItems = [
            boundary("a", .fractionalWidth(1), .absolute(30), .top),
            boundary("b", .fractionalWidth(1), .absolute(20), .top),
        ]
        let view = collectionView(section, [1])
        try view.layoutElements()
        #expect(view.lines == ["content 320 70", "c 0.0 0 30 320 40", "a 0.0 0 0 320 30", "b 0.0 0 10 320 20"])

        section.boundarySupplementaryItems = [
            boundary("a", .fractionalWidth(1), .absolute(30), .top),
            boundary("b", .fractionalWidth(1), .absolute(20), .top, offset: CGPoint(x: 0, y: -30)),
        ]
        let stacked = collectionView(section, [1])
        try stacked.layoutElements()
        #expect(stacked.lines == ["content 320 90", "c 0.0 0 50 320 40", "a 0.0 0 20 320 30", "b 0.0 0 0 320 20"])
    }

    @Test("sections respect the safe area, backgrounds and global headers do not")
    func safeArea() throws {
        let section = grid(columns: 1, height: 44)
        section.decorationItems = [.background(elementKind: "bg")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boundary("g", .fractionalWidth(1), .absolute(20), .top)]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = collectionView(layout, [1], width: 844, height: 390)
        view.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 844 64", "c 0.0 47 20 750 44 z1", "g 0.MAX 0 0 844 20", "bg 0.0 0 20 844 44",
            ])
    }

    @Test("a custom group with an estimated height ends at its farthest frame")
    func estimatedCustomGroup() throws {
        let frames = [
            CGRect(x: 0, y: 0, width: 155, height: 200), CGRect(x: 165, y: 0, width: 155, height: 120),
            CGRect(x: 165, y: 130, width: 155, height: 90),
        ]
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(480))
        ) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
        let view = collectionView(NSCollectionLayoutSection(group: group), [3])
        try view.layoutElements()
        #expect(view.contentSize == CGSize(width: 320, height: 220))
    }

    @Test("without sections the content is empty; an empty section with a header keeps its insets")
    func emptySections() throws {
        let section = grid(columns: 1, height: 40)
        let nothing = collectionView(section, [])
        try nothing.layoutElements()
        #expect(nothing.lines == ["content 320 0"])

        section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), .top)]
        let empty = collectionView(section, [0])
        try empty.layoutElements()
        #expect(empty.lines == ["content 320 38", "h 0.0 4 0 310 30"])
    }

    @Test("a horizontal layout mirrors about the whole content")
    func rightToLeftHorizontal() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: vertical(.absolute(200), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = collectionView(layout, [4], direction: .rightToLeft)
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 400 480", "c 0.0 200 0 200 240", "c 0.1 200 240 200 240", "c 0.2 0 0 200 240",
                "c 0.3 0 240 200 240",
            ])
    }
}
