import CollectionLayout
import Foundation

/// A random section, with the facts that the checks need.
struct RandomSection {
    enum Description {
        case section(NSCollectionLayoutSection)
        case list(UICollectionLayoutListConfiguration)
    }

    var description: Description
    /// Whether groups contain their items.
    var isRegular = false
    var isOrthogonal = false
    /// The kinds of pinned boundary items, and whether they are at the start of the section.
    var pins: [String: Bool] = [:]
    /// The z-indexes of supplementary and decoration views by kind.
    var orders: [String: Int] = [:]
    /// The z-indexes of cells, before decorations raise them.
    var cellOrders: Set<Int> = [0]
    /// Whether the z-index of cells is one higher, above backgrounds.
    var isDecorated = false
    /// Whether fewer items do not move the others. Views beside or below the items may move them.
    var keepsItemsInPlace = true

    /// A background as large as its section, for the checks.
    static let outline = "outline"

    @MainActor
    func section(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        switch description {
        case .section(let section): section
        case .list(let configuration): .list(using: configuration, layoutEnvironment: environment)
        }
    }

    var text: String {
        switch description {
        case .section(let section): section.description
        case .list(let list):
            "<list .\(list.appearance) header .\(list.headerMode) footer .\(list.footerMode) "
                + "padding \(list.headerTopPadding.map { "\($0)" } ?? "nil")>"
        }
    }
}

extension RandomSection {
    @MainActor
    init(_ dice: inout Dice, scrolls axis: CollectionScrollDirection) {
        if axis == .vertical, dice.chance(12) { self.init(list: &dice) } else { self.init(groups: &dice, axis) }
    }

    private init(list dice: inout Dice) {
        var list = UICollectionLayoutListConfiguration(
            appearance: dice.pick(UICollectionLayoutListConfiguration.Appearance.allCases))
        list.headerMode = dice.pick([.none, .supplementary, .firstItemInSection])
        list.footerMode = dice.pick([.none, .supplementary])
        if dice.chance(30) { list.headerTopPadding = dice.length(0...20) }
        self.init(description: .list(list))
        let pinned = list.appearance == .plain || list.appearance == .sidebarPlain
        for (kind, isAtStart, isThere) in [
            (CollectionElementKind.sectionHeader, true, list.headerMode == .supplementary),
            (CollectionElementKind.sectionFooter, false, list.footerMode == .supplementary),
        ] where isThere {
            orders[kind] = 200
            if pinned { pins[kind] = isAtStart }
        }
    }

    @MainActor
    private init(groups dice: inout Dice, _ axis: CollectionScrollDirection) {
        let isRegular = dice.chance(45)
        var random = RandomGroup(dice: dice)
        let group = isRegular ? random.regular() : random.wild(depth: 2)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = random.insets(12)
        dice = random.dice
        section.interGroupSpacing = !isRegular && dice.chance(15) ? -dice.length(1...8) : dice.length(0...10)
        self.init(description: .section(section))
        self.isRegular = isRegular
        cellOrders.formUnion(random.customOrders)
        orders = [RandomGroup.nearMark: 1, RandomGroup.farMark: 1, "mark": 1, "badge": 1]
        let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
        if dice.chance(30) { section.contentInsetsReference = dice.pick(references) }
        if dice.chance(15) { section.supplementaryContentInsetsReference = dice.pick(references) }
        if dice.chance(15) { section.supplementariesFollowContentInsets = false }
        if dice.chance(30) {
            isOrthogonal = true
            section.orthogonalScrollingBehavior = dice.pick([
                .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
            ])
        }
        if dice.chance(50) { addBoundaryItems(to: section, &dice, axis) }
        if !pins.isEmpty || dice.chance(30) { addDecorations(to: section, &dice) }
    }

    @MainActor
    private mutating func addBoundaryItems(
        to section: NSCollectionLayoutSection, _ dice: inout Dice, _ axis: CollectionScrollDirection
    ) {
        let alignments: [NSRectAlignment] = [
            .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        let starts: [NSRectAlignment] =
            axis == .vertical ? [.top, .topLeading, .topTrailing] : [.leading, .topLeading, .bottomLeading]
        let ends: [NSRectAlignment] =
            axis == .vertical
            ? [.bottom, .bottomLeading, .bottomTrailing] : [.trailing, .topTrailing, .bottomTrailing]
        for number in 0...dice.count(0...2) {
            let kind = "b\(number)"
            let alignment = dice.pick(alignments)
            let dimensions: [Dimension] = [
                .fractionalWidth(1), .fractionalWidth(0.3), .absolute(dice.length(4...40)),
                .estimated(dice.number(5...40)), .fractionalHeight(0.1),
            ]
            let offset = dice.chance(25) ? CGPoint(x: dice.length(-9...9), y: dice.length(-9...9)) : .zero
            let item = boundary(kind, dice.pick(dimensions), dice.pick(dimensions), alignment, offset: offset)
            item.extendsBoundary = dice.chance(70)
            if dice.chance(20) { item.zIndex = dice.count(-3...30) }
            orders[kind] = item.zIndex
            if starts.contains(alignment) || ends.contains(alignment), offset == .zero, dice.chance(40) {
                item.pinToVisibleBounds = true
                pins[kind] = starts.contains(alignment)
            }
            if !starts.contains(alignment) || offset != .zero { keepsItemsInPlace = false }
            section.boundarySupplementaryItems.append(item)
        }
    }

    @MainActor
    private mutating func addDecorations(to section: NSCollectionLayoutSection, _ dice: inout Dice) {
        isDecorated = true
        let outline = NSCollectionLayoutDecorationItem.background(elementKind: Self.outline)
        orders[Self.outline] = 0
        section.decorationItems = [outline]
        guard dice.chance(40) else { return }
        let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        card.contentInsets = .init(top: dice.number(0...9), leading: dice.number(0...9), bottom: 3, trailing: 2)
        card.zIndex = dice.count(-2...2)
        orders["card"] = card.zIndex
        section.decorationItems.append(card)
    }
}
