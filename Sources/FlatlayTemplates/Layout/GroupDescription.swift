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

/// A frame of a custom group.
struct CustomFrame {
    /// A length: points, and a part of the group's length along the same axis.
    struct Length {
        var points: CGFloat = 0
        var fraction: CGFloat = 0

        func resolved(in length: CGFloat) -> CGFloat { points + fraction * length }
    }

    var x: Length
    var y: Length
    var width: Length
    var height: Length
    var zIndex = 0

    /// The item of a group of a size.
    @MainActor
    func make(in size: CGSize) -> NSCollectionLayoutGroupCustomItem {
        NSCollectionLayoutGroupCustomItem(
            frame: CGRect(
                x: x.resolved(in: size.width), y: y.resolved(in: size.height),
                width: width.resolved(in: size.width), height: height.resolved(in: size.height)), zIndex: zIndex)
    }
}

/// A group: members in a row or in a column, or items in given frames.
struct GroupDescription {
    var size: SizeDescription
    var isVertical: Bool
    var members: [MemberDescription]
    /// The frames of the items; nil for a row or a column.
    var frames: [CustomFrame]?
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
        let size = size.make()
        if let frames {
            // The frames are those of a group within this one. A section tells its own group the size of the collection
            // view, so that parts of it would not be parts of the group where the section has insets.
            let height = size.heightDimension.isEstimated ? size.heightDimension : .fractionalHeight(1)
            let width = size.widthDimension.isEstimated ? size.widthDimension : .fractionalWidth(1)
            let inner = NSCollectionLayoutGroup.custom(
                layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
            ) { environment in
                frames.map { $0.make(in: environment.container.contentSize) }
            }
            return .horizontal(layoutSize: size, subitems: [inner])
        }
        let subitems = members.map { $0.make() }
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
