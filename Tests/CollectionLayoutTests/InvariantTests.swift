import CollectionLayout
import Foundation
import Testing

/// Small repeatable random numbers: the same seed, the same layouts, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Describes layouts at random, nested, measured, orthogonal and with every kind of supplementary view.
private struct RandomLayout {
    var generator: SeededGenerator

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }

    mutating func dimension(isWidth: Bool) -> Dimension {
        let fractions: [CGFloat] = [0.2, 0.25, 1 / 3, 0.5, 0.75, 1]
        let fraction = fractions.randomElement(using: &generator) ?? 1
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<4: return isWidth ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
        case 4: return isWidth ? .fractionalHeight(fraction / 4) : .fractionalWidth(fraction / 4)
        case 5..<8: return .absolute(number(1...60))
        case 8: return .uniformAcrossSiblings(estimate: number(5...50))
        default: return .estimated(number(5...50))
        }
    }

    mutating func insets(_ most: Int) -> NSDirectionalEdgeInsets {
        chance(40)
            ? .init(
                top: number(0...most), leading: number(0...most), bottom: number(0...most), trailing: number(0...most))
            : .zero
    }

    mutating func spacing() -> NSCollectionLayoutSpacing? {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: nil
        case 1: .fixed(number(0...9))
        default: .flexible(number(0...9))
        }
    }

    mutating func supplementary(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(number(1...20)), .estimated(number(1...20))), elementKind: kind,
            containerAnchor: .init(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: number(-1...1) / 2, y: number(-1...1) / 2)))
    }

    mutating func item(depth: Int) -> NSCollectionLayoutItem {
        if depth > 0, chance(35) { return group(depth: depth - 1) }
        let size = layoutSize(dimension(isWidth: true), dimension(isWidth: false))
        let made = NSCollectionLayoutItem(
            layoutSize: size, supplementaryItems: chance(20) ? [supplementary("badge")] : [])
        made.contentInsets = insets(4)
        if chance(20) {
            made.edgeSpacing = .init(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
        }
        return made
    }

    mutating func group(depth: Int) -> NSCollectionLayoutGroup {
        let size = layoutSize(
            chance(60) ? .fractionalWidth(1) : dimension(isWidth: true),
            chance(40) ? .absolute(number(40...120)) : dimension(isWidth: false))
        let made: NSCollectionLayoutGroup
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: made = .horizontal(layoutSize: size, subitem: item(depth: depth), count: Int(number(1...4)))
        case 1: made = .vertical(layoutSize: size, repeatingSubitem: item(depth: depth), count: Int(number(1...4)))
        case 2:
            let frames = (0..<Int(number(1...3))).map { _ in
                CGRect(x: number(-5...50), y: number(-5...50), width: number(0...90), height: number(0...90))
            }
            made = .custom(layoutSize: size) { _ in frames.map { .init(frame: $0) } }
        case 3, 4:
            made = .horizontal(layoutSize: size, subitems: (0...Int(number(0...2))).map { _ in item(depth: depth) })
        default:
            made = .vertical(layoutSize: size, subitems: (0...Int(number(0...2))).map { _ in item(depth: depth) })
        }
        made.interItemSpacing = spacing()
        made.contentInsets = insets(3)
        if chance(15) { made.supplementaryItems = [supplementary("mark")] }
        return made
    }

    mutating func section() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(depth: 2))
        section.contentInsets = insets(12)
        section.interGroupSpacing = chance(10) ? -number(1...8) : number(0...10)
        let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .continuous, .paging, .groupPaging, .groupPagingCentered,
        ]
        if chance(25) { section.orthogonalScrollingBehavior = behaviors.randomElement(using: &generator) ?? .none }
        let alignments: [NSRectAlignment] = [.none, .top, .topLeading, .leading, .bottomTrailing, .bottom]
        if chance(50) {
            let header = boundary(
                "header", dimension(isWidth: true), .estimated(number(5...40)),
                alignments.randomElement(using: &generator) ?? .top)
            header.pinToVisibleBounds = chance(50)
            header.extendsBoundary = chance(70)
            section.boundarySupplementaryItems = [header]
        }
        if chance(30) { section.decorationItems = [.background(elementKind: "bg")] }
        return section
    }

    mutating func view() -> UICollectionView {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = chance(75) ? .vertical : .horizontal
        configuration.interSectionSpacing = number(0...10)
        let sections = (0..<3).map { _ in section() }
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in sections[index] }, configuration: configuration)
        let view = collectionView(
            layout, (0..<3).map { _ in Int(number(0...25)) }, direction: chance(20) ? .rightToLeft : .leftToRight)
        if chance(60) {
            view.preferredSizeProvider = { request in
                let seed = request.element.indexPath.item * 13 + request.element.indexPath.section * 7
                return CGSize(width: 10 + seed % 70, height: 8 + seed % 50)
            }
        }
        view.contentOffset = CGPoint(x: 0, y: number(0...200))
        if chance(30) { view.setOrthogonalOffset(number(-20...300), inSection: 1) }
        return view
    }
}

@Suite("Invariants of random layouts")
struct InvariantTests {
    static let seeds = Array(UInt64(1)...400)

    /// What holds for every layout, whether or not its sections can be solved.
    @Test("frames are finite, queries agree with each other, one cell an item", arguments: seeds)
    func invariants(_ seed: UInt64) {
        var random = RandomLayout(generator: SeededGenerator(seed: seed))
        let view = random.view()
        var failed = false
        do { try view.layoutElements() } catch { failed = true }
        let layout = view.collectionViewLayout
        let all = view.attributes(onlyVisible: false)
        let size = view.contentSize
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
        #expect(Set(all.map(\.elementIdentity)).count == all.count, "one frame an element")
        for attributes in all {
            let frame = attributes.frame
            #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
            #expect(frame.width.isFinite && frame.height.isFinite && frame.width >= 0 && frame.height >= 0)
            #expect(Self.single(attributes, layout) == attributes, "asked for by name, the same")
        }
        if !failed {
            let laidOut = all.filter { $0.representedElementCategory == .cell }.count
            #expect(laidOut <= view.itemCounts.reduce(0, +))
        }
        for _ in 0..<8 {
            let rect = CGRect(
                x: random.number(-50...300), y: random.number(-50...900), width: random.number(1...300),
                height: random.number(1...300))
            let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.elementIdentity))
            let expected = Set(all.filter { Self.meets($0, rect) }.map(\.elementIdentity))
            #expect(found == expected, "query \(rect)")
        }
    }

    /// Layouts without nested groups and without overlapping: the content holds every cell.
    @Test("content covers the cells of plain grids", arguments: Array(UInt64(1)...100))
    func contentCoversCells(_ seed: UInt64) throws {
        var random = RandomLayout(generator: SeededGenerator(seed: seed))
        let section = grid(columns: Int(random.number(1...6)), height: random.number(1...90))
        section.contentInsets = random.insets(20)
        section.interGroupSpacing = random.number(0...12)
        let view = collectionView(section, [Int(random.number(0...40)), Int(random.number(0...40))])
        try view.layoutElements()
        let content = CGRect(origin: .zero, size: view.contentSize)
        let cells = view.attributes(onlyVisible: false)
        #expect(cells.count == view.itemCounts.reduce(0, +))
        #expect(cells.allSatisfy { content.contains($0.frame) })
    }

    @Test("flow queries agree with each other", arguments: Array(UInt64(1)...100))
    func flow(_ seed: UInt64) throws {
        var random = RandomLayout(generator: SeededGenerator(seed: seed))
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = random.chance(70) ? .vertical : .horizontal
        layout.itemSize = CGSize(width: random.number(5...150), height: random.number(5...90))
        layout.headerReferenceSize = CGSize(width: random.number(0...20), height: random.number(0...20))
        layout.sectionInset = UIEdgeInsets(
            top: random.number(-5...20), left: random.number(0...20), bottom: random.number(0...20),
            right: random.number(0...20))
        layout.minimumLineSpacing = random.number(-8...20)
        layout.lineAlignment =
            UICollectionViewFlowLayout.LineAlignment.allCases.randomElement(using: &random.generator)
            ?? .justified
        let view = collectionView(layout, [Int(random.number(0...30)), Int(random.number(0...30))])
        if random.chance(50) {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            view.preferredSizeProvider = {
                CGSize(width: 20 + $0.element.indexPath.item * 17 % 130, height: 10 + $0.element.indexPath.item % 40)
            }
        }
        try view.layoutElements()
        let all = view.attributes(onlyVisible: false)
        #expect(all.filter { $0.representedElementCategory == .cell }.count == view.itemCounts.reduce(0, +))
        for _ in 0..<8 {
            let rect = CGRect(
                x: random.number(-50...300), y: random.number(-50...900), width: random.number(1...300),
                height: random.number(1...300))
            let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.elementIdentity))
            #expect(found == Set(all.filter { Self.meets($0, rect) }.map(\.elementIdentity)), "query \(rect)")
        }
    }

    private static func single(
        _ attributes: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
        switch attributes.representedElementCategory {
        case .cell: return layout.layoutAttributesForItem(at: path)
        case .supplementaryView: return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decorationView: return layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    /// Backgrounds count when they touch the rectangle, other elements when they overlap it.
    private static func meets(_ attributes: UICollectionViewLayoutAttributes, _ rect: CGRect) -> Bool {
        let frame = attributes.frame
        if attributes.representedElementCategory == .decorationView {
            return frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
                && rect.minY <= frame.maxY
        }
        return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY && rect.minY < frame.maxY
    }
}
