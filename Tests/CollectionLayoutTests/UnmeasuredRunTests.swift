@testable import CollectionLayout
import Foundation
import Testing

/// With `measuringPolicy = .visible`, groups that were never visible are not solved one by one.
@Suite("Measuring visible groups")
@MainActor
struct UnmeasuredRunTests {
    @Test("of a million rows only the visible ones are measured and stored")
    func millionRows() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))]))
        let view = collectionView(section, [1_000_000])
        view.measuringPolicy = .visible
        var asked: Set<Int> = []
        view.preferredSizeProvider = { request in
            asked.insert(request.element.indexPath.item)
            return CGSize(width: 320, height: 50)
        }
        try view.layoutElements()
        #expect(asked == Set(0...10))
        let expected: CGFloat = 1_000_000 * 44 + 11 * 6
        #expect(view.contentSize.height == expected)
        for offset: CGFloat in [22_000_000, 43_999_000, 5] {
            view.contentOffset.y = offset
            try view.layoutElements()
        }
        #expect(asked.count < 50)
        guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
            case .pieces(let run) = layout.frames.sections[0].shape.run
        else {
            Issue.record("the rows are listed one by one")
            return
        }
        #expect(run.pieceCount < 10)
        #expect(run.cell(999_999)?.frame.maxY == run.length)
        #expect(run.cell(1_000_000) == nil)
        #expect(run.cell(-1) == nil)
    }

    @Test("groups that are never visible have the same position as if each were solved", arguments: 0..<200)
    func sameFrames(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let (shape, count) = (RandomRows(&dice), dice.count(1...120))
        let offsets = (0..<3).map { _ in dice.length(-50...4_000) }
        let (short, long) = (shape.view(count), shape.view(count))
        long.preferredSizes.solvesAllGroups = true
        for offset in offsets {
            for view in [short, long] {
                view.contentOffset.y = offset
                try view.layoutElements()
            }
            #expect(short.lines == long.lines)
            #expect(short.contentSize == long.contentSize)
            let all = CGRect(x: -1_000, y: -1_000, width: 9_000, height: 90_000)
            #expect(short.collectionViewLayout.outlines(in: all) == long.collectionViewLayout.outlines(in: all))
            for _ in 0..<4 {
                let rect = dice.rect()
                #expect(
                    short.layoutAttributes(in: rect).map(\.description)
                        == long.layoutAttributes(in: rect).map(\.description))
            }
        }
    }
}

/// Random rows of measured items. Lengths are multiples of a half, so that sums are exact.
private struct RandomRows {
    private let columns: Int
    private let kind: Int
    private let estimate: CGFloat
    private let spacing: CGFloat
    private let edges: NSCollectionLayoutEdgeSpacing?
    private let heights: [CGFloat]

    @MainActor
    init(_ dice: inout Dice) {
        columns = dice.count(1...4)
        kind = dice.count(0...4)
        estimate = dice.number(10...80)
        spacing = dice.number(0...9)
        edges = dice.chance(30) ? .init(leading: nil, top: .fixed(3), trailing: .flexible(2), bottom: .fixed(2)) : nil
        heights = (0..<7).map { _ in dice.number(5...90) }
    }

    @MainActor
    func view(_ count: Int) -> StandaloneLayoutHost {
        let view = collectionView(section(), [count, 3])
        view.measuringPolicy = .visible
        view.preferredSizeProvider = { [heights] request in
            let item = request.element.indexPath.item
            return item % 11 == 7 ? nil : CGSize(width: heights[(item + 3) % 7], height: heights[item % 7])
        }
        return view
    }

    @MainActor
    private func section() -> NSCollectionLayoutSection {
        let group: NSCollectionLayoutGroup
        switch kind {
        case 0: group = horizontal(.fractionalWidth(1), .estimated(estimate), [cell(.estimated(estimate))])
        case 1:
            // As many as fit, by their measured widths.
            group = horizontal(.fractionalWidth(1), .estimated(estimate), [item(.estimated(60), .estimated(30))])
            group.interItemSpacing = .fixed(spacing)
        case 2:
            group = horizontal(
                .fractionalWidth(1), .estimated(estimate), [cell(.uniformAcrossSiblings(estimate: estimate))])
        case 3: group = vertical(.fractionalWidth(1), .absolute(150), [item(.fractionalWidth(1), .estimated(40))])
        default:
            group = .horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .estimated(estimate)),
                repeatingSubitem: cell(.estimated(estimate)), count: columns)
        }
        group.edgeSpacing = edges
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.boundarySupplementaryItems = [boundary("header", .fractionalWidth(1), .estimated(20), .top)]
        return section
    }

    @MainActor
    private func cell(_ height: Dimension) -> NSCollectionLayoutItem {
        item(.fractionalWidth(1 / CGFloat(columns)), height)
    }
}
