/// What a view knows about its surroundings while it becomes nodes. Not for use in apps.
public struct ViewContext {
    package var environment: EnvironmentValues
    /// The direction of the stack that the view stands in: it decides where a spacer grows and how a divider runs.
    var stackAxis: Axis?
    private var host: Host
    /// Where the view stands among those of the host.
    private(set) var path = ViewPath()
    /// How many bodies are being evaluated around this one.
    private var depth = 0

    /// What is the same for all views of a host, or most of them: one reference, because contexts are copied for every
    /// view.
    private final class Host {
        let resources: DrawingResources
        let store: StateStore
        let preferences: [PreferenceCollector]

        init(resources: DrawingResources, store: StateStore, preferences: [PreferenceCollector] = []) {
            self.resources = resources
            self.store = store
            self.preferences = preferences
        }
    }

    package var resources: DrawingResources { host.resources }
    /// The environment, with what only few ask for: where the host stands.
    var completeEnvironment: EnvironmentValues { store.completeEnvironment?(environment) ?? environment }
    /// What the views of the host keep.
    var store: StateStore { host.store }
    /// Where views around this one collect what views tell them.
    var preferences: [PreferenceCollector] {
        get { host.preferences }
        set { host = Host(resources: resources, store: store, preferences: newValue) }
    }

    /// A view that contains itself without end must not overflow the stack.
    static let depthLimit = 512
    /// So many nodes may lie around each other: they are measured, drawn and released one inside the other.
    static let nodeDepthLimit = 512
    /// So many of the innermost types an error names.
    private static let namedTypeCount = 4

    init(environment: EnvironmentValues, resources: DrawingResources, store: StateStore = StateStore()) {
        self.environment = environment
        // Setting a value copies all of them.
        if environment.common.diagnostics !== resources.diagnostics {
            self.environment.common.diagnostics = resources.diagnostics
        }
        host = Host(resources: resources, store: store)
        depth = environment.common.viewDepth
    }

    /// The context for the body of a view, or nil where bodies are nested without end; then the picture fails.
    @usableFromInline
    func enteringBody(of type: Any.Type) -> ViewContext? {
        let isStackLow = StackRoom.isLow
        if depth > ViewContext.depthLimit - ViewContext.namedTypeCount || isStackLow {
            store.deepTypes = store.deepTypes.suffix(ViewContext.namedTypeCount - 1) + [type]
        }
        // The picture fails anyway; a view that holds itself twice would go on for ever.
        if resources.diagnostics.failure != nil { return nil }
        guard depth < ViewContext.depthLimit, !isStackLow else {
            fail(.views(limit: depth), store.deepTypes)
            return nil
        }
        var inner = self
        inner.depth += 1
        inner.path = path.step(into: type)
        return inner
    }

    /// The context for a view whose type was hidden, which may hold others without end; nil where it does.
    @usableFromInline
    func enteringErased(_ type: Any.Type) -> ViewContext? { enteringBody(of: type) }

    /// Leaves out nodes that have too many others inside of them; then the picture fails.
    @usableFromInline
    func limitNesting(of nodes: inout [ViewNode], from start: Int, in type: Any.Type) {
        for index in start..<nodes.count where nodes[index].depth > ViewContext.nodeDepthLimit {
            fail(.nodes(limit: ViewContext.nodeDepthLimit), [type])
            nodes[index] = ViewNode(environment)
        }
    }

    /// The environment for views that are made later in a host of their own, such as cells: they are as deep as this one.
    var hostedEnvironment: EnvironmentValues {
        var environment = completeEnvironment
        environment.common.viewDepth = depth
        return environment
    }

    private func fail(_ nested: ViewNestingError.Nested, _ types: [Any.Type]) {
        resources.diagnostics.fail(ViewNestingError(nested: nested, types: types.map { ViewContext.name(of: $0) }))
    }

    /// The name of a type; types of modified views can be longer than anyone reads.
    private static func name(of type: Any.Type) -> String {
        let name = "\(type)"
        return name.count > 60 ? name.prefix(59) + "…" : name
    }

    /// Evaluates the body of a view, or of a modifier or a style, whose properties know their values meanwhile. Where
    /// one lacks its value, nothing is evaluated, and the picture fails.
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

    /// The context of one of several contents.
    @usableFromInline
    func entering(_ position: Int) -> ViewContext {
        var inner = self
        inner.path = path.step(position)
        return inner
    }

    /// The context of a content of a type that may change.
    @usableFromInline
    func entering(_ type: Any.Type) -> ViewContext {
        var inner = self
        inner.path = path.step(into: type)
        return inner
    }

    /// The context of the content that an identifier names.
    func entering<ID: Hashable>(id: ID) -> ViewContext {
        var inner = self
        inner.path = path.step(to: id)
        return inner
    }

    /// One node for several, which lie on top of each other.
    @usableFromInline
    func layeredNode(_ nodes: [ViewNode], _ alignment: Alignment) -> ViewNode {
        LayoutNode(ZStackLayout(alignment: alignment), children: nodes, name: nil, environment: environment)
    }

    /// The same context inside a container that is a stack along an axis, or none.
    @usableFromInline
    func inStack(_ axis: Axis?) -> ViewContext {
        var inner = self
        inner.stackAxis = axis
        return inner
    }
}

extension View {
    /// The nodes of the view, each in the order of drawing.
    @inlinable
    func makeNodes(in context: ViewContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        // Room for the children of most containers, so that adding them one by one allocates once.
        nodes.reserveCapacity(4)
        _makeNodes(in: context, into: &nodes)
        return nodes
    }

    /// One node for the whole view: several views lie on top of each other, as in a `ZStack`.
    @inlinable
    func makeLayeredNode(in context: ViewContext, alignment: Alignment = .center) -> ViewNode? {
        var nodes: [ViewNode] = []
        _makeNodes(in: context.inStack(nil), into: &nodes)
        return nodes.count < 2 ? nodes.first : context.layeredNode(nodes, alignment)
    }
}
