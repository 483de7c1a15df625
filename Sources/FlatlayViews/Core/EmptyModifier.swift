/// An empty modifier, which changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    /// There is none.
    public typealias Body = Never
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// A modifier that changes nothing.
    public init() {}

    /// Adds the nodes of the content.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        content._makeNodes(in: context, into: &nodes)
    }
}
