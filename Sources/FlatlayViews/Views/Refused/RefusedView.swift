/// Thrown by rendering if an image contains a view that can't be drawn.
public struct UnsupportedViewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the view.
    public let view: String
    /// What to use instead.
    public let alternative: String

    /// The error, and what to do about it.
    public var description: String { "\(view) can't be drawn in an image; \(alternative)" }
}

/// A view that compiles, so that source files of apps do, but makes rendering fail.
struct RefusedView: PrimitiveView {
    let name: String
    let alternative: String

    init(_ name: String, _ alternative: String) {
        self.name = name
        self.alternative = alternative
    }

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        context.resources.diagnostics.fail(UnsupportedViewError(view: name, alternative: alternative))
    }
}
