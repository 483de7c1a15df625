import ActorLeases
import CollectionData
import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation
import UIKitViews

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
        hosted = withLease(collectionView) {
            ShownCollectionView(collectionView: $0, dataSource: $0.dataSource)
        }
        initialPosition.contentOffset = withLease(collectionView) { $0.contentOffset }
        measuringPolicy = withLease(collectionView) { $0.measuringPolicy }
    }
}

/// A ``UICollectionView`` that is being rendered.
@MainActor
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
    nonisolated package func content(
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy
    ) throws -> CollectionContent {
        try leasedThrowing {
            (shown: ShownCollectionView, settings: (InitialPosition, UICollectionView.MeasuringPolicy)) in
            try shown.leasedContent(initialPosition: settings.0, measuringPolicy: settings.1)
        }(self, (initialPosition, measuringPolicy))
    }

    private func leasedContent(
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy
    ) throws -> CollectionContent {
        // Rendering the collection view from within a provider could recurse without end.
        if let element = collectionView.elements.requested { throw CollectionViewError.drawnInProvider(element) }
        if dataSource == nil, collectionView.elements.hadDataSource {
            PictureInProgress.current?.resources.diagnostics.warn(
                "a collection view is empty, since its data source is gone: it is held weakly; store it in a property "
                    + "as long as the collection view is shown")
        }
        let identified = dataSource as? any IdentifiedDataSource
        if let fault = identified?.fault { throw fault }
        if identified == nil, !collectionView.elements.reusesViewsOutOfSight { collectionView.elements.recycleAll() }
        // Wrong counts of a data source are passed on: the layout checks them.
        let itemCounts = (0..<max(0, min(collectionView.numberOfSections, ShownCollectionView.mostSections)))
            .map { collectionView.numberOfItems(inSection: $0) }
        let layout = collectionView.collectionViewLayout
        var content = CollectionContent(
            identities: identified?.identities ?? PlaceIdentities(itemCounts: itemCounts), itemCounts: itemCounts,
            makeLayout: { LeasedLayout(layout) }, initialPosition: initialPosition, measuringPolicy: measuringPolicy,
            hostingView: { [weak collectionView] in collectionView.map { LeasedCollectionView($0) } },
            backgroundColor: collectionView.backgroundColor,
            backgroundView: collectionView.backgroundView.map { view in
                AnyView(HostedUIView(view) { $1.replacingUnspecifiedDimensions(by: .zero) })
            },
            display: collectionView.delegate == nil && !collectionView.elements.reusesViewsOutOfSight
                ? nil : { [weak collectionView] in collectionView?.elements.display($0) ?? [] },
            preferredFocus: { [weak collectionView] in collectionView?.elements.preferredFocus }
        ) { [weak collectionView] offered in
            guard let collectionView, offered.identity.category != .decorationView else {
                return collectionView?.decorationView(offered)
            }
            return collectionView.dataSource is any UICollectionViewDataSource
                ? collectionView.elements.view(of: offered) : nil
        }
        content.focusObserver = collectionView.elements
        return content
    }

    /// The limit on counting sections: a layout throws an error for this many, so there is no need to count further.
    private static let mostSections = 10_000_001
}

extension UICollectionView {
    /// The view of a decoration element, of the class that the layout has registered for its kind; nil if no class of
    /// views is registered.
    fileprivate func decorationView(_ offered: OfferedElement) -> AnyView? {
        guard let kind = offered.identity.kind,
            let made = collectionViewLayout.registeredDecorationKinds[kind] as? UICollectionReusableView.Type
        else { return nil }
        let view = made.make(size: offered.size)
        view.surroundingTraits = traitCollection
        return view.makeView()
    }
}
