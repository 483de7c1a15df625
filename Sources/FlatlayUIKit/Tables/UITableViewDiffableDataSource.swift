import CollectionData
import CollectionLayout
import FlatlayScene
import Foundation
import UIKitViews

/// A data source that shows snapshots in a table.
///
/// ```swift
/// dataSource = UITableViewDiffableDataSource<Section, Film>(tableView: tableView) { tableView, indexPath, film in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
///     cell.textLabel?.text = film.title
///     return cell
/// }
/// ```
///
/// Subclasses override methods of the data source, such as that of the titles of headers. The table references the data
/// source weakly.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// The type of snapshots.
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// How rows appear and disappear; nothing is animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private var source = CollectionSource<SectionIdentifierType, ItemIdentifierType>(NSDiffableDataSourceSnapshot())
    private let cellProvider: CellProvider

    /// Creates a data source and sets it as that of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

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
    /// Returns the item of a row, or nil.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? source.item(at: indexPath) : nil
    }
    /// Returns the row of an item, or nil.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        source.snapshot.place(ofItem: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
    }

    /// Shows a snapshot. The cells of items that stay are kept, those of marked items are made or configured anew.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot)
        Completions.run(completion)
    }
    /// Shows a snapshot, for callers that use `await`.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        show(snapshot)
    }
    /// Shows a snapshot, and makes all cells anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        reload(snapshot)
        Completions.run(completion)
    }
    /// Shows a snapshot, and makes all cells anew, for callers that use `await`.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        reload(snapshot)
    }

    private func reload(_ snapshot: Snapshot) {
        report(snapshot)
        source = CollectionSource(snapshot.withoutMarks())
        tableView?.reloadData()
    }

    private func report(_ snapshot: Snapshot) {
        if let fault = snapshot.fault { LayoutReports.refuse(nil, "\(fault)") }
    }

    private func show(_ snapshot: Snapshot) {
        report(snapshot)
        let old = source
        let difference = snapshot.difference(from: old.snapshot)
        guard !difference.isEmpty else { return }
        source = CollectionSource(snapshot.withoutMarks())
        guard let tableView else { return }
        let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
        let reloaded = Set(snapshot.reloadedItemIdentifiers)
        let new = source
        tableView.move { path in
            guard let item = old.item(at: path), !reloaded.contains(item),
                let place = new.snapshot.place(ofItem: item)
            else { return nil }
            if let section = new.snapshot.sectionIdentifier(at: place.section), reloadedSections.contains(section) {
                return nil
            }
            return IndexPath(row: place.item, section: place.section)
        }
        tableView.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
    }

    // MARK: UITableViewDataSource

    /// The number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { source.itemCounts.count }
    /// The number of rows of a section; 0 if there is no such section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.itemCounts.indices.contains(section) ? source.itemCounts[section] : 0
    }
    /// The cell of a row, from the cell provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        LayoutReports.refuse(
            nil,
            "UITableViewDiffableDataSource cell provider returned nil for index path {\(indexPath.section), "
                + "\(indexPath.row)}; return a cell for every item")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False, as in UIKit; subclasses that let rows be edited return true.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// False.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Nil.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The index of the letter.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
