import CollectionLayout
import FlatlayViews
import Foundation

/// A collection view: a layout places rows of data, with a view per item.
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
/// It takes the whole proposed size. Without a proposed length along the scrolling axis (nil), it is as long as its
/// content, so that an image shows all of it. Fractions of that axis then refer to the length of the other axis.
/// Content outside the bounds is clipped, and cells outside them are not built, so a part of a million items costs only
/// what is visible. A snapshot is shown without visiting its items.
///
/// Rendering throws an error for duplicate identifiers (``DuplicateIdentifierError``) and for a layout that cannot be
/// computed (`CollectionLayoutError`).
nonisolated public struct CollectionView<Section: Hashable, Item: Hashable>: View {
    /// Creates the layout for each render, so that the latest closures are called.
    let makeLayout: @MainActor () -> UICollectionViewLayout
    let source: Result<CollectionSource<Section, Item>, any Error>
    /// The view of an item; nil if the item does not exist.
    let cell: (IndexPath) -> AnyView?
    /// Creates cells on any thread; nil if only one thread may create them.
    var cellSource: CellSource?
    var supplementaryView: ((String, IndexPath) -> AnyView)?
    var decorationView: ((String, IndexPath) -> AnyView)?
    package var initialPosition = InitialPosition()
    /// Content that replaces rows and closures, such as a ``UICollectionView``.
    package var hosted: (any HostedCollection)?
    package var measuringPolicy = CollectionMeasuringPolicy.everything

    @usableFromInline
    package init(
        source: Result<CollectionSource<Section, Item>, any Error>,
        layout: @escaping @MainActor () -> UICollectionViewLayout,
        cell: @escaping (IndexPath) -> AnyView?,
        supplementaryView: ((String, IndexPath) -> AnyView)? = nil
    ) {
        self.source = source
        makeLayout = layout
        self.cell = cell
        self.supplementaryView = supplementaryView
    }

    /// Sets which cells and supplementary views of estimated size are measured. The default is all of them, so that
    /// each has the same position as in an image of the whole content. With `visible` only the visible ones are built
    /// and measured, as in UIKit; the others keep their estimates, and the elements below them move accordingly.
    public func measuringPolicy(_ policy: CollectionMeasuringPolicy) -> Self {
        var copy = self
        copy.measuringPolicy = policy
        return copy
    }

    /// Adds headers, footers and badges: the view of a supplementary element for its kind and index path.
    public func supplementaryView<Content: View>(
        @ViewBuilder _ content: @escaping (String, IndexPath) -> Content
    ) -> Self {
        var copy = self
        copy.supplementaryView = { AnyView(content($0, $1)) }
        return copy
    }

    /// Adds section backgrounds: the view of a decoration item for its kind and index path.
    public func decorationView<Content: View>(
        @ViewBuilder _ content: @escaping (String, IndexPath) -> Content
    ) -> Self {
        var copy = self
        copy.decorationView = { AnyView(content($0, $1)) }
        return copy
    }
}
