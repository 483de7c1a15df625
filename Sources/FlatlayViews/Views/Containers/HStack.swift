import Foundation

/// A view that arranges its content in a horizontal row.
public struct HStack<Content: View>: PrimitiveView {
    @usableFromInline let layout: HStackLayout
    @usableFromInline let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: the vertical alignment of the views.
    ///   - spacing: the distance between views in points; nil for their preferred spacing.
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

    /// Takes over the node of the stack, with those of its content.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        guard layout.spacing == old.layout.spacing, layout.alignment == old.layout.alignment else { return .impossible }
        return nodes.updateStack(along: .horizontal, content, from: old.content)
    }
}

extension ViewContext {
    /// Creates the node of a stack.
    @usableFromInline
    func node(of children: [ViewNode], in layout: HStackLayout) -> ViewNode {
        StackNode(layout.solver, children: children, name: "hstack", environment: environment)
    }
}
