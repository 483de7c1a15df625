import Foundation

/// Several views below each other as one view, one or none as they are. So a frame around them is one frame.
package struct VStackIfSeveral<Content: View>: PrimitiveView {
    private let view: Content
    private let alignment: HorizontalAlignment

    nonisolated package init(view: Content, alignment: HorizontalAlignment = .leading) {
        self.view = view
        self.alignment = alignment
    }

    /// Adds a stack of the views; a single view is added as it is, and nothing for none.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let made = view.makeNodes(in: context.inStack(.vertical))
        if made.count < 2 {
            nodes += made
        } else {
            let layout = VStackLayout(alignment: alignment)
            nodes.append(LayoutNode(layout, children: made, name: nil, environment: context.environment))
        }
    }
}
