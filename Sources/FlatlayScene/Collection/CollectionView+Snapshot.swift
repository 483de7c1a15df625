import CollectionData
import CollectionLayout
import FlatlayViews
import Foundation

extension CollectionView {
    /// Creates a collection from a snapshot with a compositional layout, and headers, footers and badges.
    ///
    /// ```swift
    /// CollectionView(snapshot: snapshot, sectionLayoutProvider: { _, _ in grid() }, cell: { _, id in Tile(id) })
    /// ```
    ///
    /// - Parameters:
    ///   - snapshot: the sections and their items.
    ///   - sectionLayoutProvider: returns the layout of a section for its index and the environment; called at each
    ///     render.
    ///   - cell: returns the view of an item, which is proposed exactly the cell's size.
    ///   - supplementaryView: returns the view of a supplementary element for its kind and index path.
    /// - Complexity: linear in the number of sections. Items are not visited: a snapshot contains each one only once.
    ///   Rendering throws the snapshot's `fault`, if it has one.
    @inlinable
    public init<Cell: View, SupplementaryView: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        sectionLayoutProvider:
            @escaping @MainActor (
                Int, any NSCollectionLayoutEnvironment
            ) -> NSCollectionLayoutSection?,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
        @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
    ) {
        self.init(
            snapshot: snapshot, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            cell: cell, supplementaryView: supplementaryView)
    }

    /// Creates a collection from a snapshot with a compositional layout and cells only. If the layout asks for headers
    /// or footers, their space stays empty.
    @inlinable
    public init<Cell: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        sectionLayoutProvider:
            @escaping @MainActor (
                Int, any NSCollectionLayoutEnvironment
            ) -> NSCollectionLayoutSection?,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
    ) {
        self.init(
            snapshot: snapshot, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            cell: cell)
    }

    /// Creates a collection from a snapshot with any layout, and headers, footers and badges.
    @inlinable
    public init<Cell: View, SupplementaryView: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        layout: @escaping @MainActor () -> UICollectionViewLayout,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
        @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
    ) {
        let source = CollectionSource.checked(snapshot)
        self.init(
            source: source, layout: layout, cell: source.cells(cell),
            supplementaryView: { AnyView(supplementaryView($0, $1)) })
    }

    /// Creates a collection from a snapshot with any layout and cells only.
    @inlinable
    public init<Cell: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        layout: @escaping @MainActor () -> UICollectionViewLayout,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(snapshot)
        self.init(source: source, layout: layout, cell: source.cells(cell))
    }
}
