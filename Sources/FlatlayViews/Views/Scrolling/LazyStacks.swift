import Foundation

/// A column of views that takes the whole proposed width. All views are created at once, since an image shows them all.
nonisolated public struct LazyVStack<Content: View>: View {
    private let layout: LazyStackLayout
    private let content: Content

    /// Creates a stack; `pinnedViews` has no effect.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    /// The stack of views.
    public var body: some View {
        LazyStack(layout: layout, content: content, name: "lazy-vstack")
    }
}

/// A row of views that takes the whole proposed height. All views are created at once, since an image shows them all.
nonisolated public struct LazyHStack<Content: View>: View {
    private let layout: LazyStackLayout
    private let content: Content

    /// Creates a stack; `pinnedViews` has no effect.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    /// The stack of views.
    public var body: some View {
        LazyStack(layout: layout, content: content, name: "lazy-hstack")
    }
}

/// Headers and footers that stay visible while their section scrolls. Without effect: nothing scrolls in an image.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Section headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Section footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

private struct LazyStack<Content: View>: PrimitiveView {
    let layout: LazyStackLayout
    let content: Content
    let name: String

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let children = content.makeNodes(in: context.inStack(layout.axis))
        nodes.append(LayoutNode(layout, children: children, name: name, environment: context.environment))
    }
}

/// Proposes to each view its ideal length along the axis, and the whole available length across it.
struct LazyStackLayout: Layout {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.setsOwnGuides = false
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let offer = offer(proposal)
        var (length, width): (CGFloat, CGFloat) = (0, 0)
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            let size = subview.sizeThatFits(offer)
            length += gap + size[axis]
            width = max(width, size[axis.other])
        }
        return CGSize(along: axis, length, across: proposal[axis.other] ?? width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = offer(ProposedViewSize(along: axis, nil, across: bounds.size[axis.other]))
        var position: CGFloat = 0
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            let dimensions = subview.dimensions(in: offer)
            let box = ViewDimensions(CGSize(along: axis, dimensions.size[axis], across: bounds.size[axis.other]))
            let across = GuideSpan.distance(from: dimensions.value(of: alignment), to: box.value(of: alignment))
            position += gap
            let point =
                axis == .vertical
                ? CGPoint(x: bounds.minX + across, y: bounds.minY + position)
                : CGPoint(x: bounds.minX + position, y: bounds.minY + across)
            subview.place(at: point, proposal: offer)
            position += dimensions.size[axis]
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(along: axis, nil, across: proposal[axis.other])
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        StackSolver(axis: axis, spacing: spacing, alignment: alignment).gaps(subviews.nodes)
    }
}
