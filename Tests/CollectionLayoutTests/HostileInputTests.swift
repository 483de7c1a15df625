import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite("Hostile numbers never trap or hang")
@MainActor
struct HostileInputTests {
    private struct Hostile {
        var generator: SeededGenerator

        static let numbers: [CGFloat] = [
            0, -0.0, 1, -1, 0.5, 10, -10, 320, 1e-300, 1e-9, 1e6, -1e6, 1e11, -1e11, 1e12, 1e15, 1e300, -1e300,
            .greatestFiniteMagnitude, .infinity, -.infinity, .nan, 1 / 3,
        ]

        mutating func number() -> CGFloat {
            // Most numbers are valid, so that layouts reach the solvers.
            Int.random(in: 0..<10, using: &generator) < 8
                ? [0, -5, 0.25, 0.5, 1, 10, 40][Int.random(in: 0..<7, using: &generator)]
                : Self.numbers.randomElement(using: &generator) ?? 0
        }

        @MainActor
        mutating func dimension() -> Dimension {
            let value = number()
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: return .fractionalWidth(value)
            case 1: return .fractionalHeight(value)
            case 2: return .estimated(value)
            case 3: return .uniformAcrossSiblings(estimate: value)
            default: return .absolute(value)
            }
        }

        mutating func insets() -> NSDirectionalEdgeInsets {
            .init(top: number(), leading: number(), bottom: number(), trailing: number())
        }

        @MainActor
        mutating func group(depth: Int) -> NSCollectionLayoutGroup {
            let size = layoutSize(dimension(), dimension())
            let member: NSCollectionLayoutItem =
                depth > 0 && Bool.random(using: &generator)
                ? group(depth: depth - 1) : NSCollectionLayoutItem(layoutSize: layoutSize(dimension(), dimension()))
            if Int.random(in: 0..<3, using: &generator) == 0 { member.contentInsets = insets() }
            let counts = [1, 2, 50, 1000, 0, -1, Int.max]
            let group: NSCollectionLayoutGroup
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: group = .horizontal(layoutSize: size, subitems: [member])
            case 1: group = .vertical(layoutSize: size, subitems: [member, member])
            case 2:
                group = .horizontal(
                    layoutSize: size, subitem: member, count: counts[Int.random(in: 0..<7, using: &generator)])
            default:
                let frame = CGRect(x: number(), y: number(), width: number(), height: number())
                group = .custom(layoutSize: size) { _ in [.init(frame: frame, zIndex: .max)] }
            }
            if Bool.random(using: &generator) { group.interItemSpacing = .fixed(number()) }
            if Bool.random(using: &generator) { group.interItemSpacing = .flexible(number()) }
            if Int.random(in: 0..<4, using: &generator) == 0 { group.contentInsets = insets() }
            return group
        }

        @MainActor
        mutating func section() -> NSCollectionLayoutSection {
            let section = NSCollectionLayoutSection(group: group(depth: 2))
            section.interGroupSpacing = number()
            if Bool.random(using: &generator) { section.contentInsets = insets() }
            if Bool.random(using: &generator) { section.orthogonalScrollingBehavior = .groupPagingCentered }
            let header = boundary(
                "h", dimension(), dimension(), .top, offset: CGPoint(x: number(), y: number()))
            header.zIndex = .max
            header.pinToVisibleBounds = true
            if Bool.random(using: &generator) { section.boundarySupplementaryItems = [header] }
            if Bool.random(using: &generator) { section.decorationItems = [.background(elementKind: "bg")] }
            return section
        }
    }

    @Test("compositional layouts", arguments: Array(UInt64(1)...400))
    func compositional(_ seed: UInt64) {
        var hostile = Hostile(generator: SeededGenerator(seed: seed &+ 7000))
        let sections = [hostile.section(), hostile.section()]
        let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
        let view = collectionView(layout, [50, 7])
        if Bool.random(using: &hostile.generator) {
            let answers = (0..<5).map { _ in CGSize(width: hostile.number(), height: hostile.number()) }
            view.preferredSizeProvider = { answers[abs($0.element.indexPath.item % 5)] }
        }
        view.contentOffset = CGPoint(x: hostile.number(), y: hostile.number())
        view.setOrthogonalOffset(hostile.number(), inSection: 0)
        try? view.layoutElements()
        for rect in [view.bounds, CGRect(x: 0, y: 0, width: 320, height: 480), .infinite] {
            for attributes in view.layoutAttributes(in: rect) {
                #expect(attributes.size.width.isFinite && attributes.size.height.isFinite)
            }
        }
        #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
    }

    @Test("flow layouts", arguments: Array(UInt64(1)...200))
    func flow(_ seed: UInt64) {
        var hostile = Hostile(generator: SeededGenerator(seed: seed &+ 9000))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: hostile.number(), height: hostile.number())
        layout.minimumLineSpacing = hostile.number()
        layout.minimumInteritemSpacing = hostile.number()
        layout.sectionInset = UIEdgeInsets(top: hostile.number(), left: 0, bottom: 0, right: hostile.number())
        layout.headerReferenceSize = CGSize(width: hostile.number(), height: hostile.number())
        if Bool.random(using: &hostile.generator) {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let answers = (0..<5).map { _ in CGSize(width: hostile.number(), height: hostile.number()) }
            view(layout, answers)
        }
        let plain = collectionView(layout, [50, 7])
        try? plain.layoutElements()
        #expect(plain.contentSize.width.isFinite && plain.contentSize.height.isFinite)
        #expect(plain.layoutAttributes(in: .infinite).count <= 59)
    }

    private func view(_ layout: UICollectionViewFlowLayout, _ answers: [CGSize]) {
        let view = collectionView(layout, [50, 7])
        view.preferredSizeProvider = { answers[$0.element.indexPath.item % 5] }
        try? view.layoutElements()
        #expect(view.contentSize.height.isFinite)
    }
}
