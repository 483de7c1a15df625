import CoreGeometry
import Foundation
import Testing

@testable import CollectionLayout

/// Members of a group are solved to find out how many fit, and are then placed without being solved again.
@Suite("Members that were solved while they were counted")
struct CountedMembersTests {
    @Test("have the frames of members that are solved again", arguments: 0..<200)
    @MainActor
    func sameFrames(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let rows = RandomMembers(&dice)
        let count = dice.count(1...40)
        let (short, long) = (rows.view(count), rows.view(count))
        long.preferredSizes.solvesAllGroups = true
        // Not every description can be laid out; then both views have the same error.
        let errors = [short, long].map { view in
            do {
                try view.layoutElements()
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(errors[0] == errors[1])
        #expect(short.lines == long.lines)
    }

    @Test("are mostly laid out without an error")
    @MainActor
    func coverage() {
        let lines = (UInt64(0)..<200).count { seed in
            var dice = Dice(seed: seed)
            return RandomMembers(&dice).view(10).lines.count > 10
        }
        #expect(lines > 150)
    }
}

/// Random groups that take as many members as fit by their measured widths.
private struct RandomMembers {
    private enum Member {
        case estimated(CGFloat)
        case absolute(CGFloat)
        case fractional(CGFloat)
        case column(CGFloat, [CGFloat])
        case badged(CGFloat)
    }

    private let members: [Member]
    private let spacing: CGFloat
    private let insets: NSDirectionalEdgeInsets
    private let sizes: [CGSize]

    init(_ dice: inout Dice) {
        members = (0...dice.count(0...3)).map { _ in
            switch dice.count(0...6) {
            case 0: .absolute(dice.number(10...90))
            case 1: .fractional(dice.pick([0.1, 0.25, 0.5]))
            case 2: .column(dice.number(20...80), (0...dice.count(0...2)).map { _ in dice.number(10...40) })
            case 3: .badged(dice.number(10...60))
            default: .estimated(dice.number(10...120))
            }
        }
        spacing = dice.pick([0, 4, 7.5])
        insets = dice.chance(30) ? .init(top: 2, leading: 5, bottom: 3, trailing: 6) : .zero
        sizes = (0..<7).map { _ in CGSize(width: dice.number(5...140), height: dice.number(5...60)) }
    }

    @MainActor
    func view(_ count: Int) -> StandaloneLayoutHost {
        let group = horizontal(.fractionalWidth(1), .estimated(40), members.map(item))
        group.interItemSpacing = .fixed(spacing)
        group.contentInsets = insets
        let view = collectionView(NSCollectionLayoutSection(group: group), [count])
        view.preferredSizeProvider = { [sizes] request in
            request.element.category == .cell ? sizes[request.element.indexPath.item % sizes.count] : nil
        }
        return view
    }

    @MainActor
    private func item(_ member: Member) -> NSCollectionLayoutItem {
        let high = Dimension.estimated(30)
        switch member {
        case .estimated(let width): return CollectionLayoutTests.item(.estimated(width), high)
        case .absolute(let width): return CollectionLayoutTests.item(.absolute(width), high)
        case .fractional(let part): return CollectionLayoutTests.item(.fractionalWidth(part), high)
        case .column(let width, let heights):
            return vertical(
                .estimated(width), .estimated(50),
                heights.map { CollectionLayoutTests.item(.estimated(width), .estimated($0)) })
        case .badged(let width):
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(6)), elementKind: "badge",
                containerAnchor: .init(edges: [.top, .trailing]))
            return NSCollectionLayoutItem(
                layoutSize: layoutSize(.estimated(width), high), supplementaryItems: [badge])
        }
    }
}
