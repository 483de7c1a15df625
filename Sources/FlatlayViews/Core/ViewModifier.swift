/// A modification of any view: SwiftUI's `ViewModifier`.
///
/// ```swift
/// struct CardStyle: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding().background(.white, in: .rect(cornerRadius: 12))
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view before the modification.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Adds the nodes of the modified view. Part of the conversion of views to layout; not for use in apps.
    nonisolated func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode])

    /// Adds the nodes of a modified view of a known type. Part of the conversion of views to layout; not for use in
    /// apps.
    ///
    /// By default the view is type-erased. The module's own modifiers use the concrete type: nothing is allocated, and
    /// if a cell's views are compiled together with the app, no type metadata is looked up.
    nonisolated func _makeNodes<Base: View>(
        modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode])

    /// Takes over the nodes that another value of the type made of a view of the same type. Part of the conversion of
    /// views to layout; not for use in apps.
    nonisolated func _update<Base: View>(
        _ nodes: inout _KnownNodes, modifying base: Base, from old: Self, _ oldBase: Base
    ) -> _NodeUpdate
}

nonisolated extension ViewModifier {
    /// Leaves the nodes as they are: the modified view has to make others.
    @inlinable
    public func _update<Base: View>(
        _ nodes: inout _KnownNodes, modifying base: Base, from old: Self, _ oldBase: Base
    ) -> _NodeUpdate { .impossible }
}

nonisolated extension ViewModifier {
    /// Adds the nodes of the modified view.
    public func _makeNodes<Base: View>(modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode]) {
        _makeNodes(of: _ViewModifier_Content(base, scope: context.scope), in: context.entering(0), into: &nodes)
    }

    /// Adds the nodes of the modifier's body, evaluated with the environment of the context.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let inner = context.enteringBody(of: Self.self) else { return }
        inner.evaluating(self) {
            leasedBody(content: content).addNodes(in: inner, into: &nodes)
        }
    }
}

nonisolated extension ViewModifier where Body == Never {
    /// Not for use: the modifier creates its nodes itself.
    public func body(content: Content) -> Never {
        // `Never` has no value to return, and nothing in the package calls this.
        fatalError("\(Self.self) has no body; it is drawn directly")
    }
}

/// The view that a ``ViewModifier`` is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    private let make: (ViewContext, inout [ViewNode]) -> Void

    /// - Parameter scope: what was written inside of the view.
    init<Content: View>(_ content: Content, scope: ViewScope?) {
        make = { context, nodes in
            guard scope != nil else { return content._makeNodes(in: context, into: &nodes) }
            var inner = context
            inner.scope = scope
            content.addModifiedNodes(in: inner, into: &nodes)
        }
    }

    /// Adds the nodes of the view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        make(context, &nodes)
    }
}

nonisolated extension View {
    /// Applies a modifier to the view.
    @inlinable
    public consuming func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
