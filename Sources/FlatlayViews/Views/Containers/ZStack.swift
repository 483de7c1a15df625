import Foundation

/// A view that arranges its content in layers, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    /// Creates a stack. `alignment` aligns the views with each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// Adds the node of the stack.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        LayoutView(layout: layout, name: "zstack", content: content)._makeNodes(in: context, into: &nodes)
    }
}
