import CollectionLayout
import Foundation

@MainActor
extension TaggedNumber {
    @MainActor
    var dimension: NSCollectionLayoutDimension {
        switch tag {
        case "fw": .fractionalWidth(value)
        case "fh": .fractionalHeight(value)
        case "es": .estimated(value)
        case "un": .uniformAcrossSiblings(estimate: value)
        default: .absolute(value)
        }
    }

    var spacing: NSCollectionLayoutSpacing { tag == "flex" ? .flexible(value) : .fixed(value) }
}

extension NSDirectionalEdgeInsets {
    init(fixture values: [Double]) {
        self.init(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
}

@MainActor
func size(_ width: TaggedNumber, _ height: TaggedNumber) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
}

extension NodeFixture {
    @MainActor
    func makeItem() -> NSCollectionLayoutItem {
        let item =
            k == "item"
            ? NSCollectionLayoutItem(
                layoutSize: size(w, h), supplementaryItems: (supp ?? []).map { $0.makeItem() }) : makeGroup()
        if let insets { item.contentInsets = .init(fixture: insets) }
        if let edge {
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: edge[0]?.spacing, top: edge[1]?.spacing, trailing: edge[2]?.spacing, bottom: edge[3]?.spacing)
        }
        return item
    }

    @MainActor
    func makeGroup() -> NSCollectionLayoutGroup {
        let group = bareGroup()
        group.interItemSpacing = sp?.spacing
        group.supplementaryItems = (supp ?? []).map { $0.makeItem() }
        if let insets { group.contentInsets = .init(fixture: insets) }
        if let edge {
            group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: edge[0]?.spacing, top: edge[1]?.spacing, trailing: edge[2]?.spacing, bottom: edge[3]?.spacing)
        }
        return group
    }

    @MainActor
    private func bareGroup() -> NSCollectionLayoutGroup {
        let members = (subs ?? []).map { $0.makeItem() }
        let layoutSize = size(w, h)
        if k == "custom" {
            let items = (frames ?? []).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]),
                    zIndex: $0.count > 4 ? Int($0[4]) : 0)
            }
            return .custom(layoutSize: layoutSize) { _ in items }
        }
        guard let count, let member = members.first, let share = subs?.first else {
            return k == "h"
                ? .horizontal(layoutSize: layoutSize, subitems: members)
                : .vertical(layoutSize: layoutSize, subitems: members)
        }
        let isShare = abs((k == "h" ? share.w : share.h).value - 1 / Double(count)) < 1e-9
        switch (k, isShare) {
        case ("h", true): return .horizontal(layoutSize: layoutSize, subitem: member, count: count)
        case ("h", false): return .horizontal(layoutSize: layoutSize, repeatingSubitem: member, count: count)
        case (_, true): return .vertical(layoutSize: layoutSize, subitem: member, count: count)
        default: return .vertical(layoutSize: layoutSize, repeatingSubitem: member, count: count)
        }
    }
}

extension SupplementaryFixture {
    @MainActor
    func makeItem() -> NSCollectionLayoutSupplementaryItem {
        let container = Self.anchor(edges, off)
        let made =
            item.map {
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size(w, h), elementKind: kind, containerAnchor: container,
                    itemAnchor: Self.anchor($0, ioff))
            }
            ?? NSCollectionLayoutSupplementaryItem(
                layoutSize: size(w, h), elementKind: kind, containerAnchor: container)
        made.zIndex = z
        return made
    }

    @MainActor
    private static func anchor(_ names: [String], _ offset: TaggedNumber?) -> NSCollectionLayoutAnchor {
        let known: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let edges = names.reduce(into: NSDirectionalRectEdge()) { $0.formUnion(known[$1] ?? []) }
        guard let offset else { return NSCollectionLayoutAnchor(edges: edges) }
        let point = CGPoint(x: offset.values[0], y: offset.values[1])
        return offset.tag == "abs"
            ? NSCollectionLayoutAnchor(edges: edges, absoluteOffset: point)
            : NSCollectionLayoutAnchor(edges: edges, fractionalOffset: point)
    }
}

extension BoundaryFixture {
    @MainActor
    func makeItem() -> NSCollectionLayoutBoundarySupplementaryItem {
        let alignments: [String: NSRectAlignment] = [
            "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
            "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing, "topTrailing": .topTrailing,
        ]
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(w, h), elementKind: kind, alignment: alignments[al] ?? .none,
            absoluteOffset: CGPoint(x: off[0], y: off[1]))
        item.extendsBoundary = ext
        item.pinToVisibleBounds = pin
        item.zIndex = z
        return item
    }
}

extension SectionFixture {
    @MainActor
    func makeSection() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group.makeGroup())
        section.contentInsets = .init(fixture: insets)
        section.interGroupSpacing = gap
        section.boundarySupplementaryItems = bnd.map { $0.makeItem() }
        section.supplementariesFollowContentInsets = follow
        section.decorationItems = decor.map {
            let item = NSCollectionLayoutDecorationItem.background(elementKind: $0.kind)
            item.contentInsets = .init(fixture: $0.insets)
            item.zIndex = $0.z
            return item
        }
        if ref.contains(where: { $0 != 0 }) { section.contentInsetsReference = .layoutMargins }
        section.orthogonalScrollingBehavior = ortho.flatMap { Self.behaviors[$0] } ?? .none
        return section
    }

    static let behaviors: [String: UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
        "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ]
}

extension CompositionalCase {
    @MainActor
    func makeCollectionView(defaultScale: Double) -> StandaloneLayoutHost {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = layout.scroll == "h" ? .horizontal : .vertical
        configuration.interSectionSpacing = layout.sectionGap
        configuration.boundarySupplementaryItems = layout.bnd.map { $0.makeItem() }
        let sections = layout.sections.map { $0.makeSection() }
        let made = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in sections[min(index, sections.count - 1)] }, configuration: configuration)
        let view = StandaloneLayoutHost(
            frame: CGRect(x: 0, y: 0, width: layout.size[0], height: layout.size[1]), collectionViewLayout: made)
        view.itemCounts = layout.counts
        let margins = layout.sections[0].ref
        view.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        view.traitCollection = UITraitCollection(displayScale: layout.scale ?? scale ?? defaultScale)
        if let offset = layout.offset { view.contentOffset = CGPoint(x: offset[0], y: offset[1]) }
        return view
    }
}
