import Foundation

/// A layout whose type is not known to its user: for switching between layouts.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("Name"); Text("Value") }
/// ```
public struct AnyLayout: Layout {
    /// What the layout inside keeps.
    public struct Cache {
        var value: Any
    }

    private let box: AnyLayoutBox

    /// Hides the type of a layout.
    public init<Inner: Layout>(_ layout: Inner) {
        box = LayoutBox(layout)
    }

    /// Makes the cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

    /// The spacing of the layout inside.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }

    /// The size of the layout inside.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache)
    }

    /// Places the views as the layout inside does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache)
    }

    /// The guide of the layout inside.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache)
    }

    /// The guide of the layout inside.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache)
    }

    /// A view that arranges its content in this way. Spacers and dividers inside follow the layout that is hidden.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        AnyLayoutView(layout: self, axis: box.stackOrientation, content: content())
    }
}

private struct AnyLayoutView<Content: View>: PrimitiveView {
    let layout: AnyLayout
    let axis: Axis?
    let content: Content

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let children = content.makeNodes(in: context.inStack(axis))
        nodes.append(LayoutNode(layout, children: children, name: "layout", environment: context.environment))
    }
}
