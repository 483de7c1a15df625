import Foundation

/// A view that arranges its content side by side.
public struct HStack<Content: View>: PrimitiveView {
    @usableFromInline let layout: HStackLayout
    @usableFromInline let content: Content

    /// A stack.
    ///
    /// - Parameters:
    ///   - alignment: where views stand across the stack.
    ///   - spacing: the distance between views in points; nil for what they prefer.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Adds the node of the stack.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(context.node(of: content.makeNodes(in: context.inStack(.horizontal)), in: layout))
    }
}

extension ViewContext {
    /// The node of a stack.
    @usableFromInline
    func node(of children: [ViewNode], in layout: HStackLayout) -> ViewNode {
        StackNode(layout.solver, children: children, name: "hstack", environment: environment)
    }
}
