import CollectionData
import CollectionLayout
import FlatlayViews
import Foundation

/// A collection view: rows of data, placed by a layout, each item shown by a view.
///
/// ```swift
/// CollectionView(
///     rows: [CollectionRow(section: 0, items: ["red", "green", "blue"])],
///     sectionLayoutProvider: { _, _ in
///         let item = NSCollectionLayoutItem(
///             layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(44)))
///         let group = NSCollectionLayoutGroup.horizontal(
///             layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
///         return NSCollectionLayoutSection(group: group)
///     },
///     cell: { indexPath, name in Text(name) })
/// ```
///
/// It takes all the room that it is offered. Where its scrolling axis is offered none (a nil proposal), it is as long
/// as its content, so that a picture shows all of it; fractions of that axis then refer to the other axis's length.
/// What lies outside its bounds is clipped, and cells out of sight are not built.
///
/// Equal identifiers in two places are an error (``DuplicateIdentifierError``), as is a layout that can't be computed
/// (`CollectionLayoutError`); rendering throws it.
public struct CollectionView<Section: Hashable, Item: Hashable>: View {
    /// Makes the layout anew for each render, so that the latest closures are always asked.
    let makeLayout: () -> UICollectionViewLayout
    let source: Result<CollectionSource<Section, Item>, DuplicateIdentifierError>
    let cell: (IndexPath, Item) -> AnyView
    let supplementaryView: ((String, IndexPath) -> AnyView)?
    var decorationView: ((String, IndexPath) -> AnyView)?
    var initialPosition = InitialPosition()

    /// A collection with a compositional layout, and headers, footers and badges.
    ///
    /// - Parameters:
    ///   - rows: the sections and their items.
    ///   - sectionLayoutProvider: the layout of a section, by its index and the environment; asked anew at each render.
    ///   - cell: the view of an item. It is offered exactly the cell's size.
    ///   - supplementaryView: the view of a supplementary element, by its kind and index path; all kinds come here.
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
    public init<Cell: View, SupplementaryView: View>(
        rows: [CollectionRow<Section, Item>],
        layout: @escaping () -> UICollectionViewLayout,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
        @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
    ) {
        source = CollectionSource.checked(rows)
        makeLayout = layout
        self.cell = { AnyView(cell($0, $1)) }
        self.supplementaryView = { AnyView(supplementaryView($0, $1)) }
    }

    /// A collection with any layout and cells only.
    public init<Cell: View>(
        rows: [CollectionRow<Section, Item>],
        layout: @escaping () -> UICollectionViewLayout,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
    ) {
        source = CollectionSource.checked(rows)
        makeLayout = layout
        self.cell = { AnyView(cell($0, $1)) }
        supplementaryView = nil
    }

    /// Shows section backgrounds: the view of a decoration item, by its kind and index path.
    public func decorationView<Content: View>(
        @ViewBuilder _ content: @escaping (String, IndexPath) -> Content
    ) -> Self {
        var copy = self
        copy.decorationView = { AnyView(content($0, $1)) }
        return copy
    }
}
