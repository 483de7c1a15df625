import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// The hosted views of a collection's elements. A view that was measured is kept, so that its text is not shaped again
/// when it is drawn.
final class ElementHosts {
    /// How many measured views are kept; more would cost memory that grows with the collection. What is not kept is
    /// made again when it is drawn, which no picture shows: views are functions of their items.
    private let capacity: Int

    private let content: CollectionContent
    private let layout: UICollectionViewLayout
    private let path: CollectionPath
    private var environment: EnvironmentValues
    private let resources: DrawingResources
    private var measured: [ElementIdentity: ViewHost] = [:]

    init(
        content: CollectionContent, layout: UICollectionViewLayout, path: CollectionPath,
        environment: EnvironmentValues, resources: DrawingResources
    ) {
        self.content = content
        self.layout = layout
        self.path = path
        self.environment = environment
        // What cells host stands in its cell, wherever that is: bars and notches are the collection's business.
        if environment.hasSafeArea { self.environment.hasSafeArea = false }
        if !environment.scrollObservers.isEmpty { self.environment.scrollObservers = [] }
        self.resources = resources
        capacity = environment.hostPool.map(\.capacity) ?? 4096
    }

    /// The hosted view of an element, or nil where the collection has none for it.
    func host(of element: ElementIdentity) -> ViewHost? {
        if let host = measured[element] { return host }
        return content.view(element).map { view in
            let inner = environment(in: element)
            // An element without an identity keeps nothing.
            let hasKey = inner.collectionHolders.count > environment.collectionHolders.count
            let state = hasKey ? inner.sceneFocus?.state(in: inner.collectionHolders) : nil
            return ViewHost(view, environment: inner, resources: resources, state: state ?? HostedState())
        }
    }

    /// What the element's view inherits: collections inside know where they stand.
    private func environment(in element: ElementIdentity) -> EnvironmentValues {
        guard let key = content.key(of: element, in: layout) else { return environment }
        var inner = environment
        inner.collectionHolders = path.holders(in: key)
        return inner
    }

    /// The size that an element's view wants: along estimated axes its ideal one, but never wider than the room.
    func preferredSize(for request: PreferredSizeRequest) -> CGSize? {
        guard let host = host(of: request.element) else { return nil }
        if measured.count < capacity { measured[request.element] = host }
        let estimated = request.estimatedAxes
        var proposal = ProposedViewSize(
            width: estimated.contains(.horizontal) ? nil : request.proposedSize.width,
            height: estimated.contains(.vertical) ? nil : request.proposedSize.height)
        var size = host.sizeThatFits(proposal)
        if estimated.contains(.horizontal), size.width > request.availableSize.width {
            proposal.width = request.availableSize.width
            size = host.sizeThatFits(proposal)
        }
        return size
    }
}
