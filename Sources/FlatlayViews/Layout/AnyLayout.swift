import Foundation

/// A type-erased layout, for switching between layouts:
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("Name"); Text("Value") }
/// ```
public struct AnyLayout: Layout {
    /// The cache of the wrapped layout.
    public struct Cache {
        var value: Any
    }

    private let box: AnyLayoutBox

    /// Wraps a layout and erases its type.
    public init<Inner: Layout>(_ layout: Inner) {
        box = LayoutBox(layout)
    }

    /// Creates the cache of the wrapped layout.
    public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

    /// The spacing of the wrapped layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }

    /// The size of the wrapped layout.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache)
    }

    /// Places the views as the wrapped layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache)
    }

    /// The guide of the wrapped layout.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache)
    }

    /// The guide of the wrapped layout.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache)
    }

    /// A view that arranges its content with the wrapped layout. Spacers and dividers inside follow its axis.
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
