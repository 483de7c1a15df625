import Foundation

/// A view that arranges its content side by side.
public struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// A stack.
    ///
    /// - Parameters:
    ///   - alignment: where views stand across the stack.
    ///   - spacing: the distance between views in points; nil for what they prefer.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Adds the node of the stack.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let children = content.makeNodes(in: context.inStack(.horizontal))
        nodes.append(
            StackNode(layout.solver, children: children, name: "hstack", environment: context.environment))
    }
}
