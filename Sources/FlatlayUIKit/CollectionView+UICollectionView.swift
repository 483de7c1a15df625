import CollectionData
import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation

extension CollectionView where Section == AnyHashable, Item == AnyHashable {
    /// Shows a ``UICollectionView`` with its layout, its data source and its cells.
    ///
    /// ```swift
    /// ImageRenderer(content: CollectionView(viewController.collectionView))
    /// ```
    ///
    /// The collection view is laid out in the size that this view is proposed. Its content offset, insets, delegate and
    /// measuring policy apply. The rendering thread asks its data source for the visible elements. The data source must
    /// be a ``UICollectionViewDataSource``; without one there are no cells.
    public init(_ collectionView: UICollectionView) {
        self.init(
            source: .success(CollectionSource(NSDiffableDataSourceSnapshot())),
            layout: { collectionView.collectionViewLayout }, cell: { _ in nil })
        hosted = ShownCollectionView(collectionView: collectionView, dataSource: collectionView.dataSource)
        initialPosition.contentOffset = collectionView.contentOffset
        measuringPolicy = collectionView.measuringPolicy
    }
}

/// A ``UICollectionView`` that is being rendered.
private final class ShownCollectionView: HostedCollection {
    private let collectionView: UICollectionView
    /// Keeps the data source alive while the collection view is rendered: the collection view itself only has a weak
    /// reference.
    private let dataSource: (any CollectionViewItemCounting)?

    init(collectionView: UICollectionView, dataSource: (any CollectionViewItemCounting)?) {
        self.collectionView = collectionView
        self.dataSource = dataSource
    }

    /// The content. It references the collection view weakly to avoid a cycle: the collection view owns the measuring
    /// closure, which owns the content.
    package func content(
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy
    ) throws -> CollectionContent {
        // Rendering the collection view from within a provider could recurse without end.
        if let element = collectionView.elements.requested { throw CollectionViewError.drawnInProvider(element) }
        if dataSource == nil, collectionView.elements.hadDataSource { throw CollectionViewError.dataSourceGone }
        let identified = dataSource as? any IdentifiedDataSource
        if let fault = identified?.fault { throw fault }
        if identified == nil { collectionView.elements.recycleAll() }
        // Wrong counts of a data source are passed on: the layout checks them.
        let itemCounts = (0..<max(0, min(collectionView.numberOfSections, ShownCollectionView.mostSections)))
            .map(collectionView.numberOfItems)
        let layout = collectionView.collectionViewLayout
        return CollectionContent(
            identities: identified?.identities ?? PlaceIdentities(itemCounts: itemCounts), itemCounts: itemCounts,
            makeLayout: { layout }, initialPosition: initialPosition, measuringPolicy: measuringPolicy,
            hostingView: { [weak collectionView] in collectionView }, backgroundColor: collectionView.backgroundColor,
            display: collectionView.delegate == nil
                ? nil : { [weak collectionView] in collectionView?.elements.display($0) ?? [] },
            preferredFocus: { [weak collectionView] in collectionView?.elements.preferredFocus }
        ) { [weak collectionView] element in
            guard let collectionView, element.category != .decorationView else {
                return collectionView?.decorationView(element)
            }
            return collectionView.dataSource is any UICollectionViewDataSource
                ? collectionView.elements.view(of: element) : nil
        }
    }

    /// The limit on counting sections: a layout throws an error for this many, so there is no need to count further.
    private static let mostSections = 10_000_001
}

extension UICollectionView {
    /// The view of a decoration element, of the class that the layout has registered for its kind; nil if no class of
    /// views is registered.
    fileprivate func decorationView(_ element: ElementIdentity) -> AnyView? {
        guard let kind = element.kind,
            let made = collectionViewLayout.registeredDecorationKinds[kind] as? UICollectionReusableView.Type
        else { return nil }
        let view = made.make()
        view.surroundingTraits = traitCollection
        return view.makeView()
    }
}
