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
    private let places: ElementPlaces
    private var environment: EnvironmentValues
    /// Asking the environment for each host would take longer. The focus itself is not held: it holds the hosts.
    private let hasFocus: Bool
    private let resources: DrawingResources
    private var measured: [ElementIdentity: ViewHost] = [:]
    /// Whether the shaper was told to keep the texts of hosts that are not kept.
    private var keepsTexts = false
    /// Who works on cells on several threads; nil where one thread has to.
    let concurrentCells: ConcurrentCells?

    init(
        content: CollectionContent, layout: UICollectionViewLayout, path: CollectionPath,
        environment: EnvironmentValues, resources: DrawingResources
    ) {
        self.content = content
        places = ElementPlaces(content: content, layout: layout, path: path)
        self.environment = environment
        let scene = environment.scene
        hasFocus = scene.focus != nil
        // Each host would set it otherwise, and copy all values for that.
        self.environment.takeNotes(in: resources.diagnostics)
        // What cells host stands in its cell, wherever that is: bars and notches are the collection's business.
        if environment.hasSafeArea { self.environment.hasSafeArea = false }
        if !environment.scrollObservers.isEmpty { self.environment.scrollObservers = [] }
        self.resources = resources
        capacity = scene.hostPool.map(\.capacity) ?? 4096
        concurrentCells = ConcurrentCells(
            content.cellSource, path: path, environment: self.environment, resources: resources, capacity: capacity)
    }

    /// The hosted view of an element, or nil where the collection has none for it.
    func host(of element: ElementIdentity) -> ViewHost? {
        if !measured.isEmpty, let host = measured[element] { return host }
        if let host = concurrentCells?.host(of: element) { return host }
        return content.view(element).map { view in
            guard hasFocus, let focus = environment.scene.focus else {
                let state = HostedState { [places] in places.completed($0, in: element) }
                return ViewHost(view, environment: environment, resources: resources, state: state)
            }
            // All that may have the focus knows where it stands.
            let inner = places.completed(environment, in: element)
            // An element without an identity keeps nothing.
            let holders = inner.scene.holders
            let hasKey = holders.count > environment.scene.holders.count
            let state = hasKey ? focus.state(in: holders) : nil
            return ViewHost(view, environment: inner, resources: resources, state: state ?? HostedState())
        }
    }

    /// Makes the views of elements anew when they are next drawn.
    func forget(_ elements: Set<ElementIdentity>) {
        for element in elements { measured[element] = nil }
    }

    /// The size that an element's view wants: along estimated axes its ideal one, but never wider than the room.
    func preferredSize(for request: PreferredSizeRequest) -> CGSize? {
        guard let host = host(of: request.element) else { return nil }
        if measured.count < capacity {
            measured[request.element] = host
        } else if !keepsTexts {
            // The host is made again when it is drawn, and finds its texts.
            (resources.textShaper as? any TextKeeping)?.keepEveryText()
            keepsTexts = true
        }
        return host.preferredSize(for: request)
    }
}

/// Where elements stand. Their hosts keep this, and must not keep who keeps them.
private final class ElementPlaces {
    private let content: CollectionContent
    private let layout: UICollectionViewLayout
    private let path: CollectionPath

    init(content: CollectionContent, layout: UICollectionViewLayout, path: CollectionPath) {
        self.content = content
        self.layout = layout
        self.path = path
    }

    /// The environment with what collections and hosted content in an element ask of it.
    func completed(_ environment: EnvironmentValues, in element: ElementIdentity) -> EnvironmentValues {
        guard let key = content.key(of: element, in: layout) else { return environment }
        var inner = environment
        inner.scene.holders = path.holders(in: key)
        return inner
    }
}

extension ViewHost {
    /// The size that the view of an element wants: along estimated axes its ideal one, but never wider than the room.
    func preferredSize(for request: PreferredSizeRequest) -> CGSize {
        let estimated = request.estimatedAxes
        var proposal = ProposedViewSize(
            width: estimated.contains(.horizontal) ? nil : request.proposedSize.width,
            height: estimated.contains(.vertical) ? nil : request.proposedSize.height)
        var size = sizeThatFits(proposal)
        if estimated.contains(.horizontal), size.width > request.availableSize.width {
            proposal.width = request.availableSize.width
            size = sizeThatFits(proposal)
            size.width = min(size.width, request.availableSize.width)
        }
        return size
    }
}
