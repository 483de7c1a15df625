import CollectionData
import CollectionLayout
import FlatlayScene
import Foundation
import UIKitViews

/// A data source that shows snapshots in a collection view.
///
/// ```swift
/// dataSource = UICollectionViewDiffableDataSource<Section, Film>(collectionView: collectionView) {
///     collectionView, indexPath, film in
///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: film)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Film>()
/// snapshot.appendSections([.silent])
/// snapshot.appendItems(films)
/// dataSource.apply(snapshot, animatingDifferences: false)
/// try ImageRenderer(content: CollectionView(collectionView)).write(to: "films.png")
/// ```
///
/// Applying a snapshot with the same sections and items and without marks does nothing: no provider runs. The provider
/// of an item runs again only after ``NSDiffableDataSourceSnapshot/reconfigureItems(_:)`` or
/// ``NSDiffableDataSourceSnapshot/reloadItems(_:)``.
///
/// The caller owns the data source: the collection view references it weakly, so keep it as long as the collection view
/// is rendered. It references the collection view weakly, too. Rendering the collection view throws an error for
/// misuse: ``SnapshotFault`` or ``CollectionViewError``.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item, dequeued from the collection view.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a header, a footer or a badge, dequeued from the collection view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Provides headers, footers and badges. If it is nil, a layout that has one is an error.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Handlers for the reordering of items; see ``ReorderingHandlers``.
    open var reorderingHandlers = ReorderingHandlers()
    /// Handlers for expanding and collapsing items of section snapshots.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// The difference of the last call that changed something: insertions, removals, moves and marks. Nil before the
    /// first one, in which everything is inserted.
    public internal(set) var lastDifference: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>?
    /// The number of calls that have changed something.
    public internal(set) var changeCount = 0
    /// The error in the last applied snapshot, or nil.
    public internal(set) var fault: (any Error)?

    weak var collectionView: UICollectionView?
    var source = CollectionSource<SectionIdentifierType, ItemIdentifierType>(NSDiffableDataSourceSnapshot())
    /// The trees of the sections to which section snapshots were applied.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private let cellProvider: CellProvider

    /// Creates a data source and sets it as the data source of the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
        collectionView.elements.hadDataSource = true
        collectionView.elements.recycleAll()
    }

    // MARK: The current snapshot

    /// Returns the current snapshot, without marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { source.snapshot }

    /// Returns the section at an index, or nil.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        source.snapshot.sectionIdentifier(at: index)
    }

    /// Returns the index of a section, or nil.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        source.snapshot.indexOfSection(sectionIdentifier)
    }

    /// Returns the item at an index path, or nil.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? source.item(at: indexPath) : nil
    }

    /// Returns the index path of an item, or nil.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        source.snapshot.place(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: UICollectionViewDataSource

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { source.itemCounts.count }

    /// Returns the number of items in a section; 0 if the section does not exist.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.itemCounts.indices.contains(section) ? source.itemCounts[section] : 0
    }

    /// Returns the cell of an item from the cell provider.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        collectionView.elements.fail(.noCell(indexPath))
        return UICollectionViewCell(frame: .zero)
    }

    /// Returns a supplementary view from the provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let element = ElementIdentity.supplementary(kind, indexPath)
        guard let supplementaryViewProvider else { return MissingReusableView(frame: .zero) }
        if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
        collectionView.elements.fail(.noSupplementaryView(element))
        return UICollectionReusableView(frame: .zero)
    }

    /// Returns whether a person may move an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }

    /// Moves an item, as if a person had dragged it.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        move(itemAt: sourceIndexPath, to: destinationIndexPath)
    }
}

extension UICollectionViewDiffableDataSource: IdentifiedDataSource {
    var identities: any CollectionIdentities { source }

    func anyItemIdentifier(at indexPath: IndexPath) -> AnyHashable? { itemIdentifier(for: indexPath).map { $0 } }

    func applyOutline(to view: UICollectionReusableView, at indexPath: IndexPath) {
        guard let row = view as? UICollectionViewListCell, let section = sectionIdentifier(for: indexPath.section),
            let tree = trees[section], let item = itemIdentifier(for: indexPath), tree.contains(item)
        else { return }
        row.indentationLevel = tree.level(of: item)
        row.isExpanded = tree.isExpanded(item)
    }
}
