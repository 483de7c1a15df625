import CollectionData
import CollectionLayout
import FlatlayScene
import Foundation

/// Shows snapshots in a collection view.
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
/// Applying a snapshot that has the same sections and items and no marks does nothing: no provider runs. What an item
/// shows is asked for again only after ``NSDiffableDataSourceSnapshot/reconfigureItems(_:)`` or
/// ``NSDiffableDataSourceSnapshot/reloadItems(_:)``.
///
/// The collection view holds it weakly, so that it must be kept as long as the collection view is shown; it holds the
/// collection view weakly, too. Wrong uses are thrown when the collection view is rendered: ``SnapshotFault``,
/// ``CollectionViewError``.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// The cell of an item, dequeued from the collection view.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// The view of a header, a footer or a badge, dequeued from the collection view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Makes headers, footers and badges. A layout that asks for one without it is an error.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What is called when a person moves items; see ``ReorderingHandlers``.
    open var reorderingHandlers = ReorderingHandlers()
    /// What is called when a person opens and closes items of section snapshots.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// What the last call that changed something has changed: what comes, goes and moves, and what is marked. Nil before
    /// that; after the first call, everything has come.
    public internal(set) var lastDifference: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>?
    /// How many calls have changed something. Snapshots that change nothing do not count.
    public internal(set) var changeCount = 0
    /// What was wrong with the snapshot that was applied last, or nil.
    public internal(set) var fault: (any Error)?

    weak var collectionView: UICollectionView?
    var source = CollectionSource<SectionIdentifierType, ItemIdentifierType>(NSDiffableDataSourceSnapshot())
    /// The trees of sections that section snapshots were applied to.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private let cellProvider: CellProvider

    /// A data source, which becomes that of the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
        collectionView.elements.hadDataSource = true
        collectionView.elements.recycleAll()
    }

    // MARK: What is shown

    /// What is shown, without marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { source.snapshot }

    /// The section at an index, or nil.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        source.snapshot.sectionIdentifier(at: index)
    }

    /// The index of a section, or nil.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        source.snapshot.indexOfSection(sectionIdentifier)
    }

    /// The item at an index path, or nil.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? source.item(at: indexPath) : nil
    }

    /// The index path of an item, or nil.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        source.snapshot.place(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: What the collection view asks

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { source.itemCounts.count }

    /// The number of items of a section; 0 for one that is not there.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.itemCounts.indices.contains(section) ? source.itemCounts[section] : 0
    }

    /// The cell of an item, from the provider.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        collectionView.elements.fail(.noCell(indexPath))
        return UICollectionViewCell(frame: .zero)
    }

    /// A supplementary view, from the provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let element = ElementIdentity.supplementary(kind, indexPath)
        guard let supplementaryViewProvider else { return MissingReusableView(frame: .zero) }
        if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
        collectionView.elements.fail(.noSupplementaryView(element))
        return UICollectionReusableView(frame: .zero)
    }

    /// Whether a person may move an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }

    /// Moves an item, as a person does by dragging it.
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
