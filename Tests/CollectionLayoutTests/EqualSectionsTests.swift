import CollectionLayout
import Foundation
import Testing

@Suite("Sections with equal descriptions")
@MainActor
struct EqualSectionsTests {
    private func decorated(columns: Int) -> NSCollectionLayoutSection {
        let section = grid(columns: columns, height: 40)
        let header = boundary("h", .fractionalWidth(1), .absolute(20), .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "b")]
        return section
    }

    @Test("keep their own positions, paths and counts")
    func places() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in decorated(columns: index % 2 + 1) }
        let view = collectionView(layout, [1, 2, 1, 3])
        view.contentOffset.y = 150
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 280",
                "c 0.0 0 20 320 40 z1", "h 0.0 0 40 320 20", "b 0.0 0 0 320 60",
                "c 1.0 0 80 160 40 z1", "c 1.1 160 80 160 40 z1", "h 1.0 0 100 320 20", "b 1.0 0 60 320 60",
                "c 2.0 0 140 320 40 z1", "h 2.0 0 150 320 20 z1000000001", "b 2.0 0 120 320 60",
                "c 3.0 0 200 160 40 z1", "c 3.1 160 200 160 40 z1", "c 3.2 0 240 160 40 z1",
                "h 3.0 0 180 320 20 z1000000001", "b 3.0 0 180 320 100",
            ])
        let header = view.layoutAttributesForSupplementaryElement(ofKind: "h", at: IndexPath(item: 0, section: 3))
        #expect(header?.frame.origin.y == 180)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: "h", at: IndexPath(item: 1, section: 3)) == nil)
    }

    @Test("have the frames that each of them has alone", arguments: 0..<150)
    func sameAsAlone(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let kinds = (0...dice.count(0...2)).map { _ in RandomKind(&dice) }
        let (counts, spacing) = ((0...dice.count(1...9)).map { _ in dice.count(0...5) }, dice.number(0...8))
        let order = counts.map { _ in dice.count(0...kinds.count - 1) }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in kinds[order[index]].section() }, configuration: configuration)
        let view = collectionView(layout, counts)
        view.preferredSizeProvider = { kinds[order[$0.element.indexPath.section]].size(of: $0.element.indexPath) }
        try view.layoutElements()
        var start: CGFloat = 0
        for (index, count) in counts.enumerated() {
            let kind = kinds[order[index]]
            let alone = collectionView(kind.section(), [count])
            alone.preferredSizeProvider = {
                kind.size(of: IndexPath(item: $0.element.indexPath.item, section: index))
            }
            try alone.layoutElements()
            if index > 0 { start += spacing }
            for item in 0..<count {
                let own = alone.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
                let frame = view.collectionViewLayout
                    .layoutAttributesForItem(at: IndexPath(item: item, section: index))?.frame
                #expect(frame == own?.frame.offsetBy(dx: 0, dy: start), "item \(index).\(item)")
            }
            let header = alone.layoutAttributesForSupplementaryElement(ofKind: "h", at: IndexPath(item: 0, section: 0))
            let path = IndexPath(item: 0, section: index)
            #expect(
                view.layoutAttributesForSupplementaryElement(ofKind: "h", at: path)?.frame
                    == header?.frame.offsetBy(dx: 0, dy: start), "header \(index)")
            start += alone.contentSize.height
        }
        #expect(view.contentSize.height == start)
    }

    @Test("are measured separately")
    func measured() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(
                .fractionalWidth(1), .estimated(30), [item(.fractionalWidth(1), .estimated(30))]))
        let view = collectionView(section, [1, 1, 1])
        view.preferredSizeProvider = { CGSize(width: 0, height: 10 * CGFloat($0.element.indexPath.section + 1)) }
        try view.layoutElements()
        #expect(
            view.lines == ["content 320 60", "c 0.0 0 0 320 10", "c 1.0 0 10 320 20", "c 2.0 0 30 320 30"])
    }

    @Test("have separately measured headers")
    func measuredHeaders() throws {
        let section = grid(columns: 1, height: 40)
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .estimated(20), .top)]
        let view = collectionView(section, [1, 1])
        view.preferredSizeProvider = { CGSize(width: 0, height: 10 * CGFloat($0.element.indexPath.section + 1)) }
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 110", "c 0.0 0 10 320 40", "h 0.0 0 0 320 10", "c 1.0 0 70 320 40", "h 1.0 0 50 320 20",
            ])
    }

    @Test("are left empty if they can't be laid out, and the error names the first")
    func mistakes() {
        let section = NSCollectionLayoutSection(
            group: horizontal(.absolute(100), .absolute(50), [item(.absolute(200))]))
        let view = collectionView(section, [0, 2, 2])
        #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
        guard case .itemDoesNotFit(let section, _, _) = view.collectionViewLayout.lastError else {
            Issue.record("another mistake was found")
            return
        }
        #expect(section == 1)
    }

    @Test("can be found among thousands")
    func manySections() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in decorated(columns: index % 3 + 1) }
        let view = collectionView(layout, Array(repeating: 6, count: 3_000))
        try view.layoutElements()
        // Three kinds: 6, 3 and 2 rows of 40, each under a header of 20.
        #expect(view.contentSize.height == 500_000)
        let screen = CGRect(x: 0, y: 250_000, width: 320, height: 260)
        let found = (view.collectionViewLayout.layoutAttributesForElements(in: screen) ?? [])
            .filter { $0.representedElementCategory != .decorationView }
        #expect(found.map(\.indexPath.section) == Array(repeating: 1_500, count: 7))
    }

    @Test("badges of measured items are found by their numbers")
    func badges() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing]))
        let row = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)), supplementaryItems: [badge])
        let view = collectionView(
            NSCollectionLayoutSection(group: vertical(.fractionalWidth(1), .estimated(30), [row])), [300])
        view.preferredSizeProvider = { _ in CGSize(width: 0, height: 20) }
        try view.layoutElements()
        func frame(_ item: Int) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: IndexPath(item: item, section: 0))?.frame
        }
        #expect(frame(299) == CGRect(x: 310, y: 5980, width: 10, height: 10))
        #expect(frame(300) == nil)
        #expect(frame(-1) == nil)
    }

    @Test("only discarded sizes are measured again, also beyond the first hundreds")
    func forgetting() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(
                .fractionalWidth(1), .estimated(30), [item(.fractionalWidth(1), .estimated(30))]))
        let view = collectionView(section, [600])
        var asked: [Int] = []
        view.preferredSizeProvider = {
            asked.append($0.element.indexPath.item)
            return CGSize(width: 0, height: 10)
        }
        try view.layoutElements()
        #expect(asked == Array(0..<600))
        asked = []
        let forgotten = [0, 255, 256, 599, 700].map { ElementIdentity.cell(IndexPath(item: $0, section: 0)) }
        view.forgetPreferredSizes(of: forgotten)
        try view.layoutElements()
        #expect(asked == [0, 255, 256, 599])
    }
}

/// A random kind of section. Lengths are multiples of a half, so that sums are exact.
private struct RandomKind {
    private let columns: Int
    private let height: CGFloat
    private let isMeasured: Bool
    private let spacing: CGFloat
    private let inset: CGFloat
    private let header: CGFloat?
    private let scrolls: Bool
    private let heights: [CGFloat]

    init(_ dice: inout Dice) {
        columns = dice.count(1...3)
        height = dice.number(10...120) / 2
        isMeasured = dice.chance(40)
        spacing = dice.number(0...10)
        inset = dice.number(0...12)
        header = dice.chance(50) ? dice.number(4...30) : nil
        scrolls = dice.chance(20)
        heights = (0..<11).map { _ in dice.number(5...60) }
    }

    @MainActor
    func section() -> NSCollectionLayoutSection {
        let high: Dimension = isMeasured ? .estimated(height) : .absolute(height)
        let section = NSCollectionLayoutSection(
            group: horizontal(.fractionalWidth(1), high, [item(.fractionalWidth(1 / CGFloat(columns)), high)]))
        section.interGroupSpacing = spacing
        section.contentInsets = .init(top: inset, leading: 4, bottom: inset / 2, trailing: 2)
        if let header {
            let high: Dimension = isMeasured ? .estimated(header) : .absolute(header)
            section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), high, .top)]
        }
        if scrolls { section.orthogonalScrollingBehavior = .continuous }
        return section
    }

    /// The measured size of an element, which is different in each section.
    func size(of path: IndexPath) -> CGSize {
        CGSize(width: 0, height: heights[(path.item * 3 + path.section) % heights.count])
    }
}
