import Foundation

/// A view that takes the whole proposed size and creates its content from its own geometry.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// Creates the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content depends on its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Adds the node of the reader.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        // The content is created once the size is known, but reads the environment of the view that declared it.
        let scope = EnvironmentScope.capture()
        let inner = context.inStack(nil)
        context.store.hasDeferredContent = true
        nodes.append(
            GeometryReaderNode(environment: context.environment) { [content] proxy in
                scope.open {
                    content(proxy).makeLayeredNode(in: inner, alignment: .topLeading)
                }
            })
    }
}

final class GeometryReaderNode: ViewNode {
    private let makeContent: (GeometryProxy) -> ViewNode?
    /// The last content, cached because a rehearsal is followed by the drawing itself.
    private var made: (proxy: GeometryProxy, content: ViewNode?)?

    init(environment: borrowing EnvironmentValues, makeContent: @escaping (GeometryProxy) -> ViewNode?) {
        self.makeContent = makeContent
        super.init(environment)
    }

    override var name: String? { "geometry-reader" }

    override func leastLength(along axis: Axis) -> CGFloat? { 0 }
    override func greatestLength(along axis: Axis) -> CGFloat? { .infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        // Where a scroll view looks for something, nothing is in its place yet; content that depends on it would change.
        if pass.finder != nil, made == nil { return }
        let insets = pass.safeArea?.insets(around: frame, layoutDirection) ?? EdgeInsets()
        guard let content = pass.finder == nil ? content(in: frame, insets) : made?.content else { return }
        place(content, at: .zero, proposal: ProposedViewSize(frame.size), in: frame, pass: pass)
    }

    private func content(in frame: CGRect, _ insets: EdgeInsets) -> ViewNode? {
        if let made, made.proxy.size == frame.size, made.proxy.safeAreaInsets == insets, !made.proxy.isPlaceRead {
            return made.content
        }
        let proxy = GeometryProxy(globalFrame: frame, safeAreaInsets: insets)
        let content = makeContent(proxy)
        made = (proxy, content)
        return content
    }
}
