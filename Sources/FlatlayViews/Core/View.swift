/// A piece of content: SwiftUI's `View`, without isolation to an actor, so that views can be measured and drawn on any
/// thread.
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
/// Views are descriptions. A host turns a view into a tree of ``ViewNode`` once; the nodes answer questions about size
/// and draw themselves.
public protocol View {
    /// What the view consists of.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Adds the view's nodes to a list. Part of how views become layout; not for use in apps.
    ///
    /// The default evaluates ``body`` and adds its nodes. Views that the module defines have their own, so a tree is
    /// resolved by static dispatch alone. A list of views adds several nodes, an empty view none.
    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode])
}

extension View {
    /// Adds the nodes of ``body``, evaluated with the environment of the context.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let inner = context.enteringBody(of: Self.self) else { return }
        // The scope stays open while the body's nodes are made: closures that the body holds (`ForEach`) read this
        // view's environment, not that of the place where they are called.
        let start = nodes.count
        inner.evaluating(self) {
            body._makeNodes(in: inner, into: &nodes)
        }
        inner.limitNesting(of: &nodes, from: start, in: Self.self)
    }
}

/// A view without a body, which makes its nodes itself.
protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
    /// Not for use: the view makes its nodes itself.
    public var body: Never {
        // `Never` has no value to return, and nothing in the package calls this.
        fatalError("\(Self.self) has no body; it is drawn directly")
    }
}

extension Never: View {
    /// There is no value to have a body.
    public var body: Never { self }

    /// Adds nothing.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {}
}
