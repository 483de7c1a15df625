/// A view that can't be drawn stands in a picture. Rendering throws this.
public struct UnsupportedViewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the view.
    public let view: String
    /// What to use in its place.
    public let alternative: String

    /// What is wrong, and what to do.
    public var description: String { "\(view) can't be drawn in a picture; \(alternative)" }
}

/// A view that compiles, so that files of apps do, but fails the picture that it stands in.
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
