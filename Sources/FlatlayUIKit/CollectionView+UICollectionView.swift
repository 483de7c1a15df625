import CollectionData
import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation

extension CollectionView where Section == AnyHashable, Item == AnyHashable {
    /// A collection view of UIKit's shape, with its layout, its data source and its cells.
    ///
    /// ```swift
    /// ImageRenderer(content: CollectionView(viewController.collectionView))
    /// ```
    ///
    /// While it is laid out, the collection view has the size that this view is offered. Its content offset, its insets,
    /// its delegate and its measuring policy hold. Its data source is asked for the elements that are shown, on the
    /// thread that renders. It must be a ``UICollectionViewDataSource``; without one there are no cells.
    public init(_ collectionView: UICollectionView) {
        self.init(
            source: .success(CollectionSource(NSDiffableDataSourceSnapshot())),
            layout: { collectionView.collectionViewLayout }, cell: { _ in nil })
        hosted = ShownCollectionView(collectionView: collectionView, dataSource: collectionView.dataSource)
        initialPosition.contentOffset = collectionView.contentOffset
        measuringPolicy = collectionView.measuringPolicy
    }
}

/// A collection view of UIKit's shape that is shown.
private final class ShownCollectionView: HostedCollection {
    private let collectionView: UICollectionView
    /// Kept as long as it is shown.
    private let dataSource: (any CollectionViewItemCounting)?

    init(collectionView: UICollectionView, dataSource: (any CollectionViewItemCounting)?) {
        self.collectionView = collectionView
        self.dataSource = dataSource
    }

    /// The content; what it holds of the collection view is weak, because that keeps the measuring closure, which keeps
    /// the content.
    package func content(
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy
    ) throws -> CollectionContent {
        // Asking for an element could go on and on otherwise.
        if let element = collectionView.elements.requested { throw CollectionViewError.drawnInProvider(element) }
        if dataSource == nil, collectionView.elements.hadDataSource { throw CollectionViewError.dataSourceGone }
        let identified = dataSource as? any IdentifiedDataSource
        if let fault = identified?.fault { throw fault }
        if identified == nil { collectionView.elements.recycleAll() }
        // Counts are what a data source says, also where it is wrong: the layout checks them.
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

    /// More sections than a layout takes are an error of the layout; they need not be counted for it.
    private static let mostSections = 10_000_001
}

extension UICollectionView {
    /// The view of a decoration element, of the class that the layout has registered for its kind; nil for one that draws
    /// nothing.
    fileprivate func decorationView(_ element: ElementIdentity) -> AnyView? {
        guard let kind = element.kind,
            let made = collectionViewLayout.registeredDecorationKinds[kind] as? UICollectionReusableView.Type
        else { return nil }
        let view = made.make()
        view.surroundingTraits = traitCollection
        return view.makeView()
    }
}
