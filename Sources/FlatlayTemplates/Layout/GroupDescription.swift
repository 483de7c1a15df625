import Flatlay
import Foundation

/// A member of a group: an item, or a nested group.
indirect enum MemberDescription {
    case item(ItemDescription)
    case group(GroupDescription)

    /// Creates the layout item.
    @MainActor
    func make() -> NSCollectionLayoutItem {
        switch self {
        case .item(let item): item.make()
        case .group(let group): group.make()
        }
    }

    /// The kinds of the badges in the member.
    var supplementaryKinds: [String] {
        switch self {
        case .item(let item): item.supplementaryItems.map(\.kind)
        case .group(let group): group.supplementaryKinds
        }
    }
}

/// An item of a group.
struct ItemDescription {
    var size: SizeDescription
    var contentInsets: EdgeInsets
    var edgeSpacing: EdgeSpacingDescription?
    var supplementaryItems: [SupplementaryDescription]

    @MainActor
    func make() -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: size.make(), supplementaryItems: supplementaryItems.map { $0.make() })
        item.contentInsets = contentInsets.directional
        item.edgeSpacing = edgeSpacing?.make()
        return item
    }
}

/// A group: members in a row or in a column.
struct GroupDescription {
    var size: SizeDescription
    var isVertical: Bool
    var members: [MemberDescription]
    var count: Int?
    var spacing: SpacingDescription?
    var contentInsets: EdgeInsets
    var edgeSpacing: EdgeSpacingDescription?
    var supplementaryItems: [SupplementaryDescription]

    @MainActor
    func make() -> NSCollectionLayoutGroup {
        let group = arranged()
        group.interItemSpacing = spacing?.make()
        group.contentInsets = contentInsets.directional
        group.edgeSpacing = edgeSpacing?.make()
        group.supplementaryItems = supplementaryItems.map { $0.make() }
        return group
    }

    /// The kinds of the badges of the group and of its members.
    var supplementaryKinds: [String] {
        supplementaryItems.map(\.kind) + members.flatMap(\.supplementaryKinds)
    }

    @MainActor
    private func arranged() -> NSCollectionLayoutGroup {
        let subitems = members.map { $0.make() }
        let size = size.make()
        guard let count, let first = subitems.first else {
            return isVertical
                ? .vertical(layoutSize: size, subitems: subitems) : .horizontal(layoutSize: size, subitems: subitems)
        }
        return isVertical
            ? .vertical(layoutSize: size, repeatingSubitem: first, count: count)
            : .horizontal(layoutSize: size, repeatingSubitem: first, count: count)
    }
}

extension EdgeInsets {
    /// The insets in the type that layouts use.
    var directional: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
