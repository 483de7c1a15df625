import Foundation

/// Presents the menu of a control, if it is open.
nonisolated struct MenuModifier<Items: View>: ViewModifier {
    typealias Body = Never
    let items: Items
    var keepsOrder = false
    /// Whether the menu ends where its label ends.
    var isTrailing = false

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        guard context.opensMenu else { return content._makeNodes(in: context, into: &nodes) }
        var inner = context
        inner.environment.menuOpening = nil
        let (items, keepsOrder) = (items, keepsOrder || context.keepsMenuOrder)
        let modifier = PresentationModifier(
            kind: .menu(keepsOrder: keepsOrder, isTrailing: isTrailing),
            makeContent: { PresentedContent(menu: $0.menuContent(of: items)) })
        content.modifier(modifier)._makeNodes(in: inner, into: &nodes)
    }
}

/// Presents the context menu of a view, if it is open.
nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    typealias Body = Never
    let items: Items
    let preview: Preview?

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        guard context.opensMenu else { return content._makeNodes(in: context, into: &nodes) }
        var inner = context
        inner.environment.menuOpening = nil
        let (items, preview, keepsOrder) = (items, preview, context.keepsMenuOrder)
        let isRow = context.environment.rowSurroundings != .none
        let modifier = PresentationModifier(
            kind: .contextMenu(keepsOrder: keepsOrder, isRow: isRow),
            makeContent: { context in
                var inner = context.entering(4).inStack(nil)
                inner.environment.takeLookOfBars()
                return PresentedContent(
                    body: preview.flatMap { $0.makeLayeredNode(in: inner) }, menu: context.menuContent(of: items))
            })
        content.modifier(modifier)._makeNodes(in: inner, into: &nodes)
    }
}
