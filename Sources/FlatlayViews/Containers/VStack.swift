import Foundation

/// A view that arranges its content one below the other.
public struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// A stack.
    ///
    /// - Parameters:
    ///   - alignment: where views stand across the stack.
    ///   - spacing: the distance between views in points; nil for what they prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Adds the node of the stack.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let children = content.makeNodes(in: context.inStack(.vertical))
        nodes.append(
            StackNode(layout.solver, children: children, name: "vstack", environment: context.environment))
    }
}
