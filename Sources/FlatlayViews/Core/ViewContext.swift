/// The context in which a view is turned into nodes. Not for use in apps.
public struct ViewContext {
    package var environment: EnvironmentValues
    /// The axis of the enclosing stack: spacers grow along it and dividers run across it; nil outside of a stack.
    var stackAxis: Axis?
    private var host: Host
    /// The path of the view in its host.
    private(set) var path = ViewPath()
    /// The number of enclosing bodies that are being evaluated.
    private var depth = 0

    /// Values that are the same for all or most views of a host. Stored behind one reference, because contexts are
    /// copied for every view.
    private final class Host {
        let resources: DrawingResources
        let store: StateStore
        let preferences: [PreferenceCollector]
        let rows: RowCollector?
        let scope: ViewScope?

        init(
            resources: DrawingResources, store: StateStore, preferences: [PreferenceCollector] = [],
            rows: RowCollector? = nil, scope: ViewScope? = nil
        ) {
            self.resources = resources
            self.store = store
            self.preferences = preferences
            self.rows = rows
            self.scope = scope
        }
    }

    package var resources: DrawingResources { host.resources }
    /// The environment, completed with values that few views read, such as the location of the host.
    var completeEnvironment: EnvironmentValues { store.completeEnvironment?(environment) ?? environment }
    /// The persistent state of the views of the host.
    var store: StateStore { host.store }
    /// The enclosing collectors of preferences.
    var preferences: [PreferenceCollector] {
        get { host.preferences }
        set { host = Host(resources: resources, store: store, preferences: newValue, rows: rows, scope: scope) }
    }
    /// The list or the picker whose rows the nodes of this context become; nil inside of a row and elsewhere.
    var rows: RowCollector? {
        get { host.rows }
        set { host = Host(resources: resources, store: store, preferences: preferences, rows: newValue, scope: scope) }
    }
    /// The source record of the view whose nodes are being created; nil if nothing was recorded.
    var scope: ViewScope? {
        get { host.scope }
        set { host = Host(resources: resources, store: store, preferences: preferences, rows: rows, scope: newValue) }
    }

    /// Limits the nesting of bodies: a view that contains itself endlessly must not overflow the stack.
    static let depthLimit = 512
    /// Limits the nesting of nodes: they are measured, drawn and released recursively.
    static let nodeDepthLimit = 512
    /// The number of innermost types that an error names.
    private static let namedTypeCount = 4

    init(environment: EnvironmentValues, resources: DrawingResources, store: StateStore = StateStore()) {
        self.environment = environment
        // Writing copies the whole environment, so compare first.
        if environment.common.diagnostics !== resources.diagnostics {
            self.environment.common.diagnostics = resources.diagnostics
        }
        host = Host(resources: resources, store: store)
        depth = environment.common.viewDepth
    }

    /// Returns the context for the body of a view; nil if bodies are nested too deep, which makes the render fail.
    @usableFromInline
    func enteringBody(of type: Any.Type) -> ViewContext? {
        let isStackLow = StackRoom.isLow
        if depth > ViewContext.depthLimit - ViewContext.namedTypeCount || isStackLow {
            store.deepTypes = store.deepTypes.suffix(ViewContext.namedTypeCount - 1) + [type]
        }
        // The render fails anyway; a view that contains itself twice would take exponential time.
        if resources.diagnostics.hasFailed { return nil }
        guard depth < ViewContext.depthLimit, !isStackLow else {
            fail(.views(limit: depth), store.deepTypes)
            return nil
        }
        var inner = self
        inner.depth += 1
        inner.path = path.step(into: type)
        return inner
    }

    /// Returns the context for a type-erased view; nil if views are nested too deep.
    @usableFromInline
    func enteringErased(_ type: Any.Type) -> ViewContext? { enteringBody(of: type) }

    /// Removes nodes that contain too many nested nodes. The render then fails.
    @usableFromInline
    func limitNesting(of nodes: inout [ViewNode], from start: Int, in type: Any.Type) {
        for index in start..<nodes.count where nodes[index].depth > ViewContext.nodeDepthLimit {
            fail(.nodes(limit: ViewContext.nodeDepthLimit), [type])
            nodes[index] = ViewNode(environment)
        }
    }

    /// The environment for views that are created later in a host of their own, such as cells. They inherit this depth.
    var hostedEnvironment: EnvironmentValues {
        var environment = completeEnvironment
        environment.common.viewDepth = depth
        return environment
    }

    private func fail(_ nested: ViewNestingError.Nested, _ types: [Any.Type]) {
        resources.diagnostics.fail(ViewNestingError(nested: nested, types: types.map { ViewContext.name(of: $0) }))
    }

    /// Returns the name of a type, shortened: types of modified views can be extremely long.
    private static func name(of type: Any.Type) -> String {
        let name = "\(type)"
        return name.count > 60 ? name.prefix(59) + "…" : name
    }

    /// Evaluates the body of a view, a modifier or a style, with its properties linked to their values. If a value is
    /// missing, nothing is evaluated, and the render fails.
    @usableFromInline
    func evaluating<Value>(_ value: Value, _ run: () -> Void) {
        guard PropertyLinker.hasLinkedProperties(value) else {
            return EnvironmentScope.open(with: environment, run)
        }
        var linker = PropertyLinker(store: store, path: path, environment: environment, owner: Value.self)
        linker.linkProperties(of: value)
        if let failure = linker.failure { return resources.diagnostics.fail(failure) }
        EnvironmentScope.open(with: environment, links: linker.links, run)
    }

    /// Returns the context of one of several contents.
    @usableFromInline
    func entering(_ position: Int) -> ViewContext {
        var inner = self
        inner.path = path.step(position)
        return inner
    }

    /// Makes this the context of another one of several contents.
    ///
    /// - Parameter outer: the context that all of them are in.
    @usableFromInline
    mutating func enter(_ position: Int, of outer: borrowing ViewContext) {
        path = outer.path.step(position)
    }

    /// Returns the context of content whose type may change.
    @usableFromInline
    func entering(_ type: Any.Type) -> ViewContext {
        var inner = self
        inner.path = path.step(into: type)
        return inner
    }

    /// Returns the context of the content with an identifier.
    func entering<ID: Hashable>(id: ID) -> ViewContext {
        var inner = self
        inner.path = path.step(to: id)
        return inner
    }

    /// Returns one node for several, layered on top of each other.
    @usableFromInline
    func layeredNode(_ nodes: [ViewNode], _ alignment: Alignment) -> ViewNode {
        LayoutNode(ZStackLayout(alignment: alignment), children: nodes, name: nil, environment: environment)
    }

    /// Returns the same context inside a stack along an axis, or inside a container that is not a stack.
    @usableFromInline
    consuming func inStack(_ axis: Axis?) -> ViewContext {
        var inner = self
        inner.stackAxis = axis
        if inner.host.rows != nil { inner.rows = nil }
        return inner
    }
}

nonisolated extension View {
    /// Returns the nodes of the view, in drawing order.
    @inlinable
    func makeNodes(in context: ViewContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        // Capacity for the children of most containers, so that appending them allocates once.
        nodes.reserveCapacity(4)
        addNodes(in: context, into: &nodes)
        return nodes
    }

    /// Returns one node for the whole view: several views are layered, as in a `ZStack`.
    @inlinable
    func makeLayeredNode(in context: ViewContext, alignment: Alignment = .center) -> ViewNode? {
        var nodes: [ViewNode] = []
        addNodes(in: context.inStack(nil), into: &nodes)
        return nodes.count < 2 ? nodes.first : context.layeredNode(nodes, alignment)
    }
}
