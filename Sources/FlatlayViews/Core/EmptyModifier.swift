/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier has no body.
    public typealias Body = Never
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}

    /// Adds the nodes of the content.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        content._makeNodes(in: context, into: &nodes)
    }
}
