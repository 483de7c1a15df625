import CollectionLayout
import FlatlayScene
import Foundation

/// Counts and shows the items of a collection view.
///
/// A collection view holds its data source weakly. Each time that it is rendered, it asks for the elements in sight;
/// those of a ``UICollectionViewDiffableDataSource`` only where they are new or marked.
public protocol UICollectionViewDataSource: CollectionViewItemCounting {
    /// The cell of an item, dequeued from the collection view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// A supplementary view, dequeued from the collection view. Without an implementation, layouts must not ask for one.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// No view, which is an error where a layout asks for one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { MissingReusableView(frame: .zero) }

    /// Called after a view was set up.
    func didSetUp(_ view: UICollectionReusableView, for element: ElementIdentity) {
        (self as? any IdentifiedDataSource)?.applyOutline(to: view, at: element.indexPath)
    }
}

/// Says that a data source has no supplementary views.
final class MissingReusableView: UICollectionReusableView {}

/// A data source whose items have identities.
protocol IdentifiedDataSource: UICollectionViewDataSource {
    /// The identifiers of what it shows.
    var identities: any CollectionIdentities { get }
    /// What was wrong with the data that it was given, or nil.
    var fault: (any Error)? { get }
    /// The item at an index path, or nil.
    func anyItemIdentifier(at indexPath: IndexPath) -> AnyHashable?
    /// Tells a row how deep its item is, and whether it is open.
    func applyOutline(to view: UICollectionReusableView, at indexPath: IndexPath)
}

/// Items that are who they are because of where they are.
struct PlaceIdentities: CollectionIdentities {
    let itemCounts: [Int]

    package func sectionIdentifier(at index: Int) -> AnyHashable? { itemCounts.indices.contains(index) ? index : nil }

    package func sectionIndex(of identifier: AnyHashable) -> Int? {
        (identifier.base as? Int).flatMap { itemCounts.indices.contains($0) ? $0 : nil }
    }

    package func itemIdentifier(at indexPath: IndexPath) -> AnyHashable? {
        self.indexPath(ofItem: AnyHashable(indexPath)).map { AnyHashable($0) }
    }

    package func indexPath(ofItem identifier: AnyHashable) -> IndexPath? {
        guard let path = identifier.base as? IndexPath, path.count == 2, itemCounts.indices.contains(path.section),
            (0..<max(0, itemCounts[path.section])).contains(path.item)
        else { return nil }
        return path
    }
    package func isEqual(to other: any CollectionIdentities) -> Bool {
        (other as? PlaceIdentities)?.itemCounts == itemCounts
    }
}
