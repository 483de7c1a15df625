import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// The hosted views of a collection's elements. Measured views are cached, so that their text is not shaped again when
/// they are drawn.
final class ElementHosts {
    /// The maximum number of cached views; without it the memory would grow with the collection. A view that is not
    /// cached is created again when it is drawn. The image is the same: views are functions of their items.
    private let capacity: Int

    private let content: CollectionContent
    private let places: ElementPlaces
    @exclusivity(unchecked) private var environment: EnvironmentValues
    /// Reading it from the environment for each host would be slower. The focus itself is not stored, because it
    /// retains the hosts.
    private let hasFocus: Bool
    private let resources: DrawingResources
    // Exclusivity is not checked: every element is looked up here, and no access calls other code.
    @exclusivity(unchecked) private var measured = HostTable()
    /// Whether the shaper was told to cache the text of hosts that are not cached themselves.
    private var keepsTexts = false
    /// Measures and draws cells on several threads; nil if one thread has to.
    let concurrentCells: ConcurrentCells?

    init(
        content: CollectionContent, layout: LeasedLayout, path: CollectionPath,
        environment: EnvironmentValues, resources: DrawingResources
    ) {
        self.content = content
        places = ElementPlaces(content: content, layout: layout, path: path)
        self.environment = environment
        let scene = environment.scene
        hasFocus = scene.focus != nil
        // Otherwise each host would set it, and copy all environment values.
        self.environment.takeNotes(in: resources.diagnostics)
        // The content of a cell ignores the safe area, wherever the cell is: only the collection itself respects it.
        if environment.hasSafeArea { self.environment.hasSafeArea = false }
        if !environment.scrollObservers.isEmpty { self.environment.scrollObservers = [] }
        self.resources = resources
        capacity = scene.hostPool.map(\.capacity) ?? 4096
        concurrentCells = ConcurrentCells(
            content.cellSource, path: path, environment: self.environment, resources: resources, capacity: capacity)
    }

    /// Returns the hosted view of an element to which the layout gives a size, or nil if the collection has none for it.
    func host(of element: ElementIdentity, size: CGSize) -> ViewHost? {
        if !measured.isEmpty, let host = measured[element] { return host }
        if let host = concurrentCells?.host(of: element) { return host }
        return content.view(OfferedElement(identity: element, size: size)).map { view in
            guard hasFocus, let focus = environment.scene.focus else {
                let state = HostedState { [places] in places.completed($0, in: element) }
                return ViewHost(view, environment: environment, resources: resources, state: state)
            }
            // Everything focusable knows the element that contains it.
            let inner = places.completed(environment, in: element)
            // An element without an identity keeps no state.
            let holders = inner.scene.holders
            let hasKey = holders.count > environment.scene.holders.count
            let state = hasKey ? focus.state(in: holders) : nil
            return ViewHost(view, environment: inner, resources: resources, state: state ?? HostedState())
        }
    }

    /// Discards the views of elements: they are created again when they are next drawn.
    func forget(_ elements: Set<ElementIdentity>) {
        for element in elements { measured[element] = nil }
    }

    /// Returns the preferred size of an element's view: its ideal length along estimated axes, limited to the available
    /// width.
    func preferredSize(for request: PreferredSizeRequest) -> CGSize? {
        guard let host = host(of: request.element, size: request.proposedSize) else { return nil }
        if measured.count < capacity {
            measured[request.element] = host
        } else if !keepsTexts {
            // The host is created again when it is drawn, and finds its shaped text in the cache.
            (resources.textShaper as? any TextKeeping)?.keepEveryText()
            keepsTexts = true
        }
        return host.preferredSize(for: request)
    }
}

/// Views by their elements. Cells, of which there are most, have two numbers as their key, which are hashed faster than an
/// identity.
private struct HostTable {
    private var cells: [SIMD2<Int>: ViewHost] = [:]
    private var others: [ElementIdentity: ViewHost] = [:]

    var isEmpty: Bool { cells.isEmpty && others.isEmpty }
    var count: Int { cells.count + others.count }

    subscript(element: ElementIdentity) -> ViewHost? {
        get { HostTable.key(of: element).map { cells[$0] } ?? others[element] }
        set {
            if let key = HostTable.key(of: element) { cells[key] = newValue } else { others[element] = newValue }
        }
    }

    /// The section and the item of a cell; nil for other elements.
    private static func key(of element: ElementIdentity) -> SIMD2<Int>? {
        let path = element.indexPath
        return element.category == .cell && path.count == 2 ? SIMD2(path[0], path[1]) : nil
    }
}

/// The identities of elements. Their hosts retain this object, so it must not retain their owner.
private final class ElementPlaces {
    private let content: CollectionContent
    private let layout: LeasedLayout
    private let path: CollectionPath

    init(content: CollectionContent, layout: LeasedLayout, path: CollectionPath) {
        self.content = content
        self.layout = layout
        self.path = path
    }

    /// Returns the environment with the values that nested collections and hosted content in an element need.
    func completed(_ environment: EnvironmentValues, in element: ElementIdentity) -> EnvironmentValues {
        guard let key = content.key(of: element, in: layout) else { return environment }
        var inner = environment
        inner.scene.holders = path.holders(in: key)
        return inner
    }
}

extension ViewHost {
    /// Returns the preferred size of the view: its ideal length along estimated axes, limited to the available width.
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
