import CollectionData
import CollectionLayout
import FlatlayViews
import Foundation

extension CollectionView where Section: Sendable, Item: Sendable {
    /// Creates a collection with a compositional layout, whose cells are created, measured and drawn on all cores.
    ///
    /// ```swift
    /// CollectionView(
    ///     rows: rows, sectionLayoutProvider: { _, _ in grid() },
    ///     concurrentCell: { _, film in FilmCard(film: film) })
    /// ```
    ///
    /// Apart from the argument label, it is used like a collection whose cells one thread draws: the image is the same,
    /// byte for byte, for any number of threads. The closure may use its item and other `Sendable` values. Headers and
    /// other supplementary views, set with ``supplementaryView(_:)``, are drawn on the rendering thread.
    ///
    /// One thread draws everything if there are few cells, or where order matters or state is shared: for images with a
    /// focus, hosted content, frame lists or animations; and below control styles, environment objects and environment
    /// values that are not `Sendable`.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider:
            @escaping @MainActor (
                Int, any NSCollectionLayoutEnvironment
            ) -> NSCollectionLayoutSection?,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(rows)
        self.init(
            source: source, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            concurrentCell: source.concurrentCells(concurrentCell))
    }

    /// Creates a collection with any layout, whose cells are created, measured and drawn on all cores.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        rows: [CollectionRow<Section, Item>],
        layout: @escaping @MainActor () -> UICollectionViewLayout,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(rows)
        self.init(source: source, layout: layout, concurrentCell: source.concurrentCells(concurrentCell))
    }

    /// Creates a collection from a snapshot with a compositional layout, whose cells are created, measured and drawn on
    /// all cores.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        sectionLayoutProvider:
            @escaping @MainActor (
                Int, any NSCollectionLayoutEnvironment
            ) -> NSCollectionLayoutSection?,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(snapshot)
        self.init(
            source: source, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            concurrentCell: source.concurrentCells(concurrentCell))
    }

    /// Creates a collection from a snapshot with any layout, whose cells are created, measured and drawn on all cores.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        layout: @escaping @MainActor () -> UICollectionViewLayout,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(snapshot)
        self.init(source: source, layout: layout, concurrentCell: source.concurrentCells(concurrentCell))
    }

    @usableFromInline
    init(
        source: Result<CollectionSource<Section, Item>, any Error>,
        layout: @escaping @MainActor () -> UICollectionViewLayout,
        concurrentCell: @escaping @Sendable (IndexPath) -> AnyView?
    ) {
        self.init(source: source, layout: layout, cell: concurrentCell)
        guard let data = try? source.get() else { return }
        cellSource = CellSource(view: concurrentCell) { path in data.item(at: path).map { AnyHashable($0) } }
    }
}
