/// A piece of content: SwiftUI's `View`. Bodies are on the main actor; a renderer evaluates them on its own thread
/// (`docs/main-actor.md`).
///
/// ```swift
/// struct Tag: View {
///     var title: String
///
///     var body: some View {
///         Text(title).padding(.horizontal, 10).background(.yellow, in: .capsule)
///     }
/// }
/// ```
///
/// Views are descriptions. A host turns a view into a tree of ``ViewNode`` once; the nodes measure and draw themselves.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the view's nodes to a list. Part of the conversion of views to layout; not for use in apps.
    ///
    /// By default it evaluates ``body`` and adds its nodes. The module's own views implement it themselves, so a tree
    /// is resolved by static dispatch alone. A list of views adds several nodes, an empty view none.
    nonisolated func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode])

    /// Reuses the nodes of another value of the type, which were created in an equal environment. Part of the
    /// conversion of views to layout; not for use in apps.
    ///
    /// Cells of one type mostly differ in their texts. A cell that reuses the nodes of the previous one replaces their
    /// strings, and creates no nodes. Views that create their nodes themselves have to implement this; by default they
    /// create new ones.
    ///
    /// - Returns: what became of the nodes; ``_NodeUpdate/impossible`` if the view is not sure that it would create the
    ///   same nodes.
    nonisolated func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate
}

nonisolated extension View {
    /// Adds the nodes of ``body``, evaluated with the environment of the context.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let inner = context.enteringBody(of: Self.self) else { return }
        // Keep the scope open while the body's nodes are created: closures in the body (`ForEach`) must read this
        // view's environment, not that of the place where they are called.
        let start = nodes.count
        inner.evaluating(self) {
            leasedBody.addNodes(in: inner, into: &nodes)
        }
        inner.limitNesting(of: &nodes, from: start, in: Self.self)
    }
}

nonisolated extension View {
    /// Takes over the nodes of ``body``, unless it depends on the environment or a state.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        let bodies = nodes.bodies
        guard bodies.areIndependent(self) else { return .impossible }
        let body = leasedBody
        let before = bodies.replace(by: body) ?? old.leasedBody
        return body._update(&nodes, from: before)
    }
}

/// A view without a body, which creates its nodes itself.
nonisolated protocol PrimitiveView: View where Body == Never {}

nonisolated extension View where Body == Never {
    /// Leaves the nodes as they are: the view has to make others.
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate { .impossible }
}

nonisolated extension View where Body == Never {
    /// Not for use: the view creates its nodes itself.
    public var body: Never {
        // `Never` has no value to return, and nothing in the package calls this.
        fatalError("\(Self.self) has no body; it is drawn directly")
    }
}

extension Never: View {
    /// Never called: `Never` has no values.
    public var body: Never { self }

    /// Adds no nodes.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {}
}
