/// What a view knows about its surroundings while it becomes nodes. Not for use in apps.
public struct ViewContext {
    package var environment: EnvironmentValues
    package let resources: DrawingResources
    /// The direction of the stack that the view stands in: it decides where a spacer grows and how a divider runs.
    var stackAxis: Axis?
    /// How many bodies are being evaluated around this one.
    private var depth = 0

    /// A view that contains itself without end must not overflow the stack.
    private static let depthLimit = 256

    package init(environment: EnvironmentValues, resources: DrawingResources) {
        self.environment = environment
        self.resources = resources
    }

    /// The context for the body of a view, or nil, with a diagnostic, where bodies are nested without end.
    func enteringBody(of type: Any.Type) -> ViewContext? {
        guard depth < ViewContext.depthLimit else {
            resources.diagnostics.warn(
                "\(type) is nested more than \(ViewContext.depthLimit) views deep and is left out; "
                    + "does its body contain itself?")
            return nil
        }
        var inner = self
        inner.depth += 1
        return inner
    }

    /// The same context inside a container that is a stack along an axis, or none.
    func inStack(_ axis: Axis?) -> ViewContext {
        var inner = self
        inner.stackAxis = axis
        return inner
    }
}

extension View {
    /// The nodes of the view, each in the order of drawing.
    func makeNodes(in context: ViewContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        _makeNodes(in: context, into: &nodes)
        return nodes
    }

    /// One node for the whole view: several views lie on top of each other, as in a `ZStack`.
    func makeLayeredNode(in context: ViewContext, alignment: Alignment = .center) -> ViewNode? {
        let nodes = makeNodes(in: context.inStack(nil))
        if nodes.count < 2 { return nodes.first }
        return LayoutNode(
            ZStackLayout(alignment: alignment), children: nodes, name: nil, environment: context.environment)
    }
}
