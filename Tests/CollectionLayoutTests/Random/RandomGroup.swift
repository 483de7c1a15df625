import CollectionLayout
import Foundation

/// Creates random groups.
///
/// Regular groups contain their items, so that checks know where items are. Wild ones use everything: custom groups,
/// every form of dimension, members that stick out, supplementary views tied to items and groups.
struct RandomGroup {
    var dice: Dice
    /// The z-indexes that custom groups give their items, besides 0.
    var customOrders: Set<Int> = []

    /// The kinds of the views that mark the corners of regular groups.
    static let nearMark = "near"
    static let farMark = "far"

    // MARK: Wild groups

    @MainActor
    mutating func wild(depth: Int) -> NSCollectionLayoutGroup {
        let size = layoutSize(
            dice.chance(60) ? .fractionalWidth(1) : dimension(isWidth: true),
            dice.chance(40) ? .absolute(dice.number(40...120)) : dimension(isWidth: false))
        let group: NSCollectionLayoutGroup
        switch dice.count(0...8) {
        case 0: group = .horizontal(layoutSize: size, subitem: member(depth: depth), count: dice.count(1...4))
        case 1: group = .vertical(layoutSize: size, subitem: member(depth: depth), count: dice.count(1...4))
        case 2: group = .horizontal(layoutSize: size, repeatingSubitem: member(depth: depth), count: dice.count(1...4))
        case 3: group = .vertical(layoutSize: size, repeatingSubitem: member(depth: depth), count: dice.count(1...4))
        case 4: group = custom(size)
        case 5, 6: group = .horizontal(layoutSize: size, subitems: members(depth: depth))
        default: group = .vertical(layoutSize: size, subitems: members(depth: depth))
        }
        group.interItemSpacing = spacing(-2...9)
        group.contentInsets = insets(3)
        if dice.chance(15) { group.edgeSpacing = edges() }
        if dice.chance(15) { group.supplementaryItems = [supplementary("mark", inside: 120)] }
        return group
    }

    @MainActor
    private mutating func members(depth: Int) -> [NSCollectionLayoutItem] {
        (0...dice.count(0...2)).map { _ in member(depth: depth) }
    }

    @MainActor
    private mutating func member(depth: Int) -> NSCollectionLayoutItem {
        if depth > 0, dice.chance(35) { return wild(depth: depth - 1) }
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(dimension(isWidth: true), dimension(isWidth: false)),
            supplementaryItems: dice.chance(25) ? [supplementary("badge", inside: 20)] : [])
        item.contentInsets = insets(4)
        if dice.chance(25) { item.edgeSpacing = edges() }
        return item
    }

    @MainActor
    private mutating func custom(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
        let count = dice.chance(3) ? 0 : dice.count(1...3)
        let frames = (0..<count).map { _ in
            CGRect(
                x: dice.length(-5...50), y: dice.length(-5...50), width: dice.length(0...90),
                height: dice.length(0...90))
        }
        let order = dice.chance(30) ? dice.count(-2...5) : 0
        customOrders.insert(order)
        return .custom(layoutSize: size) { environment in
            // Half of the frame depends on the container, as in waterfall layouts of apps.
            let shift = (environment.container.effectiveContentSize.width / 8).rounded()
            return frames.enumerated().map { index, frame in
                .init(frame: frame.offsetBy(dx: index % 2 == 0 ? 0 : shift, dy: 0), zIndex: order)
            }
        }
    }

    @MainActor
    private mutating func dimension(isWidth: Bool) -> Dimension {
        let fraction: CGFloat = dice.pick([0.2, 0.25, 1 / 3, 0.5, 0.75, 1, 1.2])
        switch dice.count(0...9) {
        case 0..<4: return isWidth ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
        case 4: return isWidth ? .fractionalHeight(fraction / 4) : .fractionalWidth(fraction / 4)
        case 5..<8: return .absolute(dice.length(1...60))
        case 8: return .uniformAcrossSiblings(estimate: dice.number(5...50))
        default: return .estimated(dice.number(5...50))
        }
    }

    @MainActor
    private mutating func edges() -> NSCollectionLayoutEdgeSpacing {
        .init(leading: spacing(-3...9), top: spacing(-3...9), trailing: spacing(-3...9), bottom: spacing(-3...9))
    }

    @MainActor
    private mutating func supplementary(_ kind: String, inside most: Int) -> NSCollectionLayoutSupplementaryItem {
        let size = layoutSize(
            dice.pick([.absolute(dice.number(1...most)), .fractionalWidth(0.5), .estimated(dice.number(1...20))]),
            dice.pick([.absolute(dice.number(1...most)), .fractionalHeight(0.5), .estimated(dice.number(1...20))]))
        guard dice.chance(30) else {
            return NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: kind, containerAnchor: anchor())
        }
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kind, containerAnchor: anchor(), itemAnchor: anchor())
    }

    @MainActor
    private mutating func anchor() -> NSCollectionLayoutAnchor {
        let edges = NSDirectionalRectEdge(rawValue: UInt(dice.count(0...15)))
        switch dice.count(0...2) {
        case 0: return .init(edges: edges)
        case 1: return .init(edges: edges, absoluteOffset: CGPoint(x: dice.length(-9...9), y: dice.length(-9...9)))
        default:
            return .init(
                edges: edges, fractionalOffset: CGPoint(x: dice.number(-2...2) / 4, y: dice.number(-2...2) / 4))
        }
    }

    // MARK: Regular groups

    /// A group that contains its items, by these rules:
    ///
    /// - A list of subitems is repeated only as often as it fits along the axis; equal shares fit by definition. Copies
    ///   of `repeatingSubitem` need not fit, so they are left out.
    /// - Across the axis, lengths are fractions up to 1 of the inner length, and only flexible edges may move items.
    ///   A fixed edge or a larger item would stick out.
    /// - Insets of items are smaller than their slots, because larger ones would invert the frame.
    /// - Measured lengths only count if the group uses them.
    @MainActor
    mutating func regular(depth: Int = 1, isNested: Bool = false) -> NSCollectionLayoutGroup {
        let isHorizontal = dice.chance(60)
        let grows = !isNested && depth == 1 && dice.chance(30)
        let width: Dimension = isNested ? share(isWidth: true) : .fractionalWidth(dice.pick([0.5, 0.8, 1]))
        let fixed: Dimension = isNested ? share(isWidth: false) : .absolute(dice.number(60...140))
        let size = layoutSize(width, grows && isHorizontal ? .estimated(dice.number(5...50)) : fixed)
        let group: NSCollectionLayoutGroup
        if dice.chance(30) {
            let item = regularMember(isHorizontal, depth: depth, grows: grows && isHorizontal)
            item.edgeSpacing = nil
            let count = dice.count(1...4)
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, subitem: item, count: count)
                : .vertical(layoutSize: size, subitem: item, count: count)
        } else {
            let members = (0...dice.count(0...2)).map { _ in
                regularMember(isHorizontal, depth: depth, grows: grows && isHorizontal)
            }
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, subitems: members) : .vertical(layoutSize: size, subitems: members)
        }
        group.interItemSpacing = spacing(0...4)
        if isNested { group.contentInsets = insets(2) } else { group.supplementaryItems = Self.cornerMarks }
        return group
    }

    @MainActor
    private static var cornerMarks: [NSCollectionLayoutSupplementaryItem] {
        let nothing = layoutSize(.absolute(0), .absolute(0))
        return [
            .init(layoutSize: nothing, elementKind: nearMark, containerAnchor: .init(edges: [.top, .leading])),
            .init(layoutSize: nothing, elementKind: farMark, containerAnchor: .init(edges: [.bottom, .trailing])),
        ]
    }

    @MainActor
    private mutating func regularMember(_ isHorizontal: Bool, depth: Int, grows: Bool) -> NSCollectionLayoutItem {
        if depth > 0, !grows, dice.chance(30) { return regular(depth: depth - 1, isNested: true) }
        let across: Dimension = grows ? .estimated(dice.number(5...50)) : share(isWidth: !isHorizontal)
        let along = share(isWidth: isHorizontal)
        let item = NSCollectionLayoutItem(
            layoutSize: isHorizontal ? layoutSize(along, across) : layoutSize(across, along))
        item.contentInsets = insets(1)
        if dice.chance(25) {
            let (start, end) = (spacing(0...2), spacing(0...2))
            let (before, after) = (flexibleOrNone(), flexibleOrNone())
            item.edgeSpacing =
                isHorizontal
                ? .init(leading: start, top: before, trailing: end, bottom: after)
                : .init(leading: before, top: start, trailing: after, bottom: end)
        }
        return item
    }

    @MainActor
    private mutating func share(isWidth: Bool) -> Dimension {
        let fraction: CGFloat = dice.pick([0.25, 1 / 3, 0.5, 0.75, 0.9])
        return isWidth ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
    }

    @MainActor
    private mutating func flexibleOrNone() -> NSCollectionLayoutSpacing? { dice.chance(50) ? .flexible(0) : nil }

    // MARK: Both kinds

    mutating func insets(_ most: Int) -> NSDirectionalEdgeInsets {
        guard dice.chance(40) else { return .zero }
        return .init(
            top: dice.number(0...most), leading: dice.number(0...most), bottom: dice.number(0...most),
            trailing: dice.number(0...most))
    }

    @MainActor
    mutating func spacing(_ range: ClosedRange<Int>) -> NSCollectionLayoutSpacing? {
        switch dice.count(0...2) {
        case 0: nil
        case 1: .fixed(dice.number(range))
        default: .flexible(dice.number(range))
        }
    }
}
