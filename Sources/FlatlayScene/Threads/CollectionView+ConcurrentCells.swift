import CollectionData
import CollectionLayout
import FlatlayViews
import Foundation

extension CollectionView where Section: Sendable, Item: Sendable {
    /// A collection with a compositional layout, whose cells are made, measured and drawn on all cores.
    ///
    /// ```swift
    /// CollectionView(
    ///     rows: rows, sectionLayoutProvider: { _, _ in grid() },
    ///     concurrentCell: { _, film in FilmCard(film: film) })
    /// ```
    ///
    /// Nothing but the word is different from a collection whose cells one thread draws: the picture is the same, byte for
    /// byte, however many threads there are. The closure may use its item and what else is `Sendable`. Headers and the
    /// like, set with ``supplementaryView(_:)``, are drawn on the thread that renders.
    ///
    /// One thread draws everything after all where there are few cells, and where the order counts or something is shared:
    /// for pictures with a focus, hosted content, frame lists or films; and below styles of controls, environment objects
    /// and values of the environment that are not `Sendable`.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(rows)
        self.init(
            source: source, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            concurrentCell: source.concurrentCells(concurrentCell))
    }

    /// A collection with any layout, whose cells are made, measured and drawn on all cores.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        rows: [CollectionRow<Section, Item>],
        layout: @escaping () -> UICollectionViewLayout,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(rows)
        self.init(source: source, layout: layout, concurrentCell: source.concurrentCells(concurrentCell))
    }

    /// A collection of a snapshot with a compositional layout, whose cells are made, measured and drawn on all cores.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        sectionLayoutProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(snapshot)
        self.init(
            source: source, layout: { UICollectionViewCompositionalLayout(sectionProvider: sectionLayoutProvider) },
            concurrentCell: source.concurrentCells(concurrentCell))
    }

    /// A collection of a snapshot with any layout, whose cells are made, measured and drawn on all cores.
    @inlinable
    @_disfavoredOverload
    public init<Cell: View>(
        snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        layout: @escaping () -> UICollectionViewLayout,
        @ViewBuilder concurrentCell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) {
        let source = CollectionSource.checked(snapshot)
        self.init(source: source, layout: layout, concurrentCell: source.concurrentCells(concurrentCell))
    }

    @usableFromInline
    init(
        source: Result<CollectionSource<Section, Item>, any Error>, layout: @escaping () -> UICollectionViewLayout,
        concurrentCell: @escaping @Sendable (IndexPath) -> AnyView?
    ) {
        self.init(source: source, layout: layout, cell: concurrentCell)
        guard let data = try? source.get() else { return }
        cellSource = CellSource(view: concurrentCell) { path in data.item(at: path).map { AnyHashable($0) } }
    }
}
