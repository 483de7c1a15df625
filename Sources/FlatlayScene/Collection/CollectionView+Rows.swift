import CollectionLayout
import FlatlayViews
import Foundation

extension CollectionView {
    /// A collection with a compositional layout, and headers, footers and badges.
    ///
    /// - Parameters:
    ///   - rows: the sections and their items.
    ///   - sectionLayoutProvider: the layout of a section, by its index and the environment; asked anew at each render.
    ///   - cell: the view of an item. It is offered exactly the cell's size.
    ///   - supplementaryView: the view of a supplementary element, by its kind and index path; all kinds come here.
    /// - Complexity: linear in the number of items, whose identifiers are compared when the collection is made.
    @inlinable
    public init<Cell: View, SupplementaryView: View>(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
        @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
    ) {
        self.init(
            rows: rows, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            cell: cell, supplementaryView: supplementaryView)
    }

    /// A collection with a compositional layout and cells only. Where the layout asks for headers or footers
    /// nevertheless, their room stays empty.
    @inlinable
    public init<Cell: View>(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
    ) {
        self.init(
            rows: rows, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            cell: cell)
    }

    /// A collection with any layout, and headers, footers and badges.
    @inlinable
    public init<Cell: View, SupplementaryView: View>(
        rows: [CollectionRow<Section, Item>],
        layout: @escaping () -> UICollectionViewLayout,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
        @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
    ) {
        let source = CollectionSource.checked(rows)
        self.init(
            source: source, layout: layout, cell: source.cells(cell),
            supplementaryView: { AnyView(supplementaryView($0, $1)) })
    }

    /// A collection with any layout and cells only.
    @inlinable
    public init<Cell: View>(
        rows: [CollectionRow<Section, Item>],
        layout: @escaping () -> UICollectionViewLayout,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(rows)
        self.init(source: source, layout: layout, cell: source.cells(cell))
    }
}
