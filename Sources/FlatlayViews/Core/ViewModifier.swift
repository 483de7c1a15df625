/// A change that can be made to any view: SwiftUI's `ViewModifier`.
///
/// ```swift
/// struct CardStyle: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding().background(.white, in: .rect(cornerRadius: 12))
///     }
/// }
/// ```
public protocol ViewModifier {
    /// What the modified view consists of.
    associatedtype Body: View
    /// The view before the change.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body

    /// Adds the nodes of the modified view. Part of how views become layout; not for use in apps.
    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode])

    /// Adds the nodes of a view of a known type, modified. Part of how views become layout; not for use in apps.
    ///
    /// By default the view's type is hidden. Modifiers of the module look at it as it is: nothing is allocated, and where
    /// a cell's views are compiled together with the app, it costs no look-ups of types.
    func _makeNodes<Base: View>(modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode])
}

extension ViewModifier {
    /// Adds the nodes of the modified view.
    public func _makeNodes<Base: View>(modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode]) {
        _makeNodes(of: _ViewModifier_Content(base), in: context, into: &nodes)
    }

    /// Adds the nodes of the modifier's body, evaluated with the environment of the context.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let inner = context.enteringBody(of: Self.self) else { return }
        inner.evaluating(self) {
            body(content: content)._makeNodes(in: inner, into: &nodes)
        }
    }
}

extension ViewModifier where Body == Never {
    /// Not for use: the modifier makes its nodes itself.
    public func body(content: Content) -> Never {
        // `Never` has no value to return, and nothing in the package calls this.
        fatalError("\(Self.self) has no body; it is drawn directly")
    }
}

/// The view that a ``ViewModifier`` is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    private let make: (ViewContext, inout [ViewNode]) -> Void

    init<Content: View>(_ content: Content) {
        make = { content._makeNodes(in: $0, into: &$1) }
    }

    /// Adds the nodes of the view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        make(context, &nodes)
    }
}

extension View {
    /// The view with a change made to it.
    @inlinable
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
