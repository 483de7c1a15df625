import CollectionLayout
import FlatlayScene
import Foundation
import UIKitViews

/// Provides the number of items of a collection view, and their cells.
///
/// A collection view references its data source weakly. Each render asks it for the visible elements; a
/// ``UICollectionViewDiffableDataSource`` is asked only for those that are new or marked.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: CollectionViewItemCounting {
    /// Returns the cell of an item, dequeued from the collection view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Returns a supplementary view, dequeued from the collection view. Without an implementation, a layout that asks
    /// for one is an error.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// Returns a placeholder, which is an error if the layout has supplementary views.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { MissingReusableView(frame: .zero) }

    /// Called after a view was configured.
    func didSetUp(_ view: UICollectionReusableView, for element: ElementIdentity) {
        (self as? any IdentifiedDataSource)?.applyOutline(to: view, at: element.indexPath)
    }
}

/// Marks that a data source has no supplementary views.
final class MissingReusableView: UICollectionReusableView {}

/// A data source whose items have identities.
@MainActor
protocol IdentifiedDataSource: UICollectionViewDataSource {
    /// The identifiers of the sections and items.
    var identities: any CollectionIdentities { get }
    /// The error in the data that was applied, or nil.
    var fault: (any Error)? { get }
    /// Returns the item at an index path, or nil.
    func anyItemIdentifier(at indexPath: IndexPath) -> AnyHashable?
    /// Sets the level of a row's item and whether it is expanded.
    func applyOutline(to view: UICollectionReusableView, at indexPath: IndexPath)
}

/// Identities of items without identifiers: the index path is the identifier.
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
