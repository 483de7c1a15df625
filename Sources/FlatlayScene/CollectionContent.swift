import CollectionData
import CollectionLayout
import FlatlayViews
import Foundation

/// A collection without its generic types: counts, a layout, and the view of each element.
struct CollectionContent {
    /// The number of items of each section.
    let itemCounts: [Int]
    /// Makes the layout.
    let makeLayout: () -> UICollectionViewLayout
    /// Where it is scrolled to.
    let scrollPosition: ScrollPosition
    /// The view of an element; nil where the collection was given none for its category.
    let view: (ElementIdentity) -> AnyView?
}

extension CollectionView {
    /// Checks identities and forgets the generic types.
    ///
    /// - Throws: `DuplicateIdentifierError`.
    func content() throws(DuplicateIdentifierError) -> CollectionContent {
        _ = try NSDiffableDataSourceSnapshot(sections: rows.map { ($0.section, $0.items) })
        return CollectionContent(
            itemCounts: rows.map(\.items.count), makeLayout: makeLayout, scrollPosition: scrollPosition
        ) { element in
            switch element.category {
            case .cell:
                guard rows.indices.contains(element.indexPath.section) else { return nil }
                let items = rows[element.indexPath.section].items
                guard items.indices.contains(element.indexPath.item) else { return nil }
                return cell(element.indexPath, items[element.indexPath.item])
            case .supplementaryView: return supplementaryView?(element.kind ?? "", element.indexPath)
            case .decorationView: return decorationView?(element.kind ?? "", element.indexPath)
            }
        }
    }
}

extension CollectionView {
    /// The collection as external content.
    public var body: some View {
        ExternalContentView { environment, resources in
            CollectionPresenter(
                content: Result { try content() }, environment: environment, resources: resources)
        }
    }
}
