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
/// What lies outside its bounds is clipped, and cells out of sight are not built: a window onto a million items costs
/// what it shows. Data that is at hand as a snapshot is shown without being looked at item by item.
///
/// Equal identifiers in two places are an error (``DuplicateIdentifierError``), as is a layout that can't be computed
/// (`CollectionLayoutError`); rendering throws it.
public struct CollectionView<Section: Hashable, Item: Hashable>: View {
    /// Makes the layout anew for each render, so that the latest closures are always asked.
    let makeLayout: () -> UICollectionViewLayout
    let source: Result<CollectionSource<Section, Item>, any Error>
    /// The view of an item; nil where there is no such item.
    let cell: (IndexPath) -> AnyView?
    /// The cells, where any thread may make them.
    var cellSource: CellSource?
    var supplementaryView: ((String, IndexPath) -> AnyView)?
    var decorationView: ((String, IndexPath) -> AnyView)?
    package var initialPosition = InitialPosition()
    /// What is shown in place of all that, such as a collection view of UIKit's shape.
    package var hosted: (any HostedCollection)?
    package var measuringPolicy = UICollectionView.MeasuringPolicy.everything

    @usableFromInline
    package init(
        source: Result<CollectionSource<Section, Item>, any Error>,
        layout: @escaping () -> UICollectionViewLayout,
        cell: @escaping (IndexPath) -> AnyView?,
        supplementaryView: ((String, IndexPath) -> AnyView)? = nil
    ) {
        self.source = source
        makeLayout = layout
        self.cell = cell
        self.supplementaryView = supplementaryView
    }

    /// Which cells and supplementary views of estimated size are measured: all of them by default, so that each stands
    /// where it stands in a picture of the whole content. With `visible` only those in sight are built and measured, as
    /// UIKit does; the others keep their estimates, and what lies below them moves accordingly.
    public func measuringPolicy(_ policy: UICollectionView.MeasuringPolicy) -> Self {
        var copy = self
        copy.measuringPolicy = policy
        return copy
    }

    /// Shows headers, footers and badges: the view of a supplementary element, by its kind and index path.
    public func supplementaryView<Content: View>(
        @ViewBuilder _ content: @escaping (String, IndexPath) -> Content
    ) -> Self {
        var copy = self
        copy.supplementaryView = { AnyView(content($0, $1)) }
        return copy
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
