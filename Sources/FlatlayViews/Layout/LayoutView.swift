/// A view whose content a layout arranges.
struct LayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
    let layout: Arrangement
    let name: String
    let content: Content

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let children = content.makeNodes(in: context.inStack(Arrangement.layoutProperties.stackOrientation))
        nodes.append(LayoutNode(layout, children: children, name: name, environment: context.environment))
    }
}
