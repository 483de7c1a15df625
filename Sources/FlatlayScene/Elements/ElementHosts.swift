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
    /// Whether a view is discarded once it was drawn. Nothing else may need it: neither a state nor a recorder. And its
    /// cell can be created again without effects, in case the collection is drawn twice.
    private let forgetsDrawn: Bool
    @exclusivity(unchecked) private var spare = SpareHost()
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
        forgetsDrawn = scene.isEmpty && content.cellSource != nil
        capacity = scene.hostPool.map(\.capacity) ?? 4096
        concurrentCells = ConcurrentCells(
            content.cellSource, path: path, environment: self.environment, resources: resources, capacity: capacity)
    }

    /// Returns the hosted view of an element to which the layout gives a size, or nil if the collection has none for
    /// it.
    func host(of element: ElementIdentity, size: CGSize) -> ViewHost? {
        if !measured.isEmpty, let host = measured.host(of: element) { return host }
        if let host = concurrentCells?.host(of: element) { return host }
        return content.view(OfferedElement(identity: element, size: size)).map { view in
            guard hasFocus, let focus = environment.scene.focus else {
                if element.category == .cell, let host = spare.take(for: view) { return host }
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
        for element in elements { measured.set(nil, of: element) }
    }

    /// Discards the view of an element that was drawn, if it will not be drawn again, or keeps it for the next cell.
    /// Its memory is still in the caches of the processor; to free those of a thousand measured cells afterwards takes
    /// longer.
    func forgetDrawn(_ element: ElementIdentity, _ host: ViewHost) {
        guard forgetsDrawn else { return }
        if !measured.isEmpty { measured.set(nil, of: element) }
        passOn(host, of: element)
    }

    /// Lets the next cell take over a view that nothing else needs.
    private func passOn(_ host: ViewHost, of element: ElementIdentity) {
        // The views of chunks belong to them.
        if forgetsDrawn, element.category == .cell, concurrentCells == nil { spare.keep(host) }
    }

    /// Returns the preferred size of an element's view: its ideal length along estimated axes, limited to the available
    /// width.
    func preferredSize(for request: PreferredSizeRequest) -> CGSize? {
        guard let host = host(of: request.element, size: request.proposedSize) else { return nil }
        if measured.count < capacity {
            measured.set(host, of: request.element)
            return host.preferredSize(for: request)
        }
        if !keepsTexts {
            // The host is created again when it is drawn, and finds its shaped text in the cache.
            (resources.textShaper as? any TextKeeping)?.keepEveryText()
            keepsTexts = true
        }
        let size = host.preferredSize(for: request)
        // A host that was measured before is kept, and must not show another cell.
        if measured.host(of: request.element) == nil { passOn(host, of: request.element) }
        return size
    }
}

/// Views by their elements. Those of cells, the majority, are in pages: lookups in order need no hash.
private struct HostTable {
    private static let pageSize = 64

    private final class Page {
        var hosts = [ViewHost?](repeating: nil, count: HostTable.pageSize)
    }

    /// The pages of cells, by section and number.
    private var pages: [SIMD2<Int>: Page] = [:]
    /// The page of the last lookup.
    private var last: (key: SIMD2<Int>, page: Page)?
    private var others: [ElementIdentity: ViewHost] = [:]
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func host(of element: ElementIdentity) -> ViewHost? {
        guard let (key, index) = HostTable.place(of: element) else { return others[element] }
        return page(key, isMade: false)?.hosts[index]
    }

    mutating func set(_ host: ViewHost?, of element: ElementIdentity) {
        let before: ViewHost?
        if let (key, index) = HostTable.place(of: element) {
            guard let page = page(key, isMade: host != nil) else { return }
            before = page.hosts[index]
            page.hosts[index] = host
        } else {
            before = others[element]
            others[element] = host
        }
        count += (host == nil ? 0 : 1) - (before == nil ? 0 : 1)
    }

    private mutating func page(_ key: SIMD2<Int>, isMade: Bool) -> Page? {
        if let last, last.key == key { return last.page }
        var found = pages[key]
        if found == nil, isMade {
            found = Page()
            pages[key] = found
        }
        if let found { last = (key, found) }
        return found
    }

    /// The page and the index of a cell; nil for other elements.
    private static func place(of element: ElementIdentity) -> (key: SIMD2<Int>, index: Int)? {
        let path = element.indexPath
        guard element.category == .cell, path.count == 2, path[1] >= 0 else { return nil }
        let (page, index) = path[1].quotientAndRemainder(dividingBy: pageSize)
        return (SIMD2(path[0], page), index)
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
