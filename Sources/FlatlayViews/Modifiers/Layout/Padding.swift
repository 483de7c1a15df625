import Foundation

/// Adds padding around its child.
@usableFromInline
final class PaddingNode: LayoutWrapperNode {
    private let insets: EdgeInsets

    init(_ child: ViewNode, insets: EdgeInsets, environment: borrowing EnvironmentValues) {
        self.insets = insets.finite
        super.init(child, environment)
    }

    /// A padded edge no longer has the spacing preference of the child.
    override var spacing: ViewSpacing {
        var spacing = child.spacing
        if insets.top != 0 { spacing.top = .ordinary }
        if insets.leading != 0 { spacing.leading = .ordinary }
        if insets.bottom != 0 { spacing.bottom = .ordinary }
        if insets.trailing != 0 { spacing.trailing = .ordinary }
        return spacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: size.width + insets.total(along: .horizontal), height: size.height + insets.total(along: .vertical))
    }

    /// With negative insets the child is offered some space even if the proposal is zero.
    override func leastLength(along axis: Axis) -> CGFloat? {
        let total = insets.total(along: axis)
        return total < 0 ? nil : child.leastLength(along: axis).map { $0 + total }
    }

    override func greatestLength(along axis: Axis) -> CGFloat? {
        child.greatestLength(along: axis).map { max($0 + insets.total(along: axis), 0) }
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.total(along: .horizontal), 0) },
            height: proposal.height.map { max($0 - insets.total(along: .vertical), 0) })
    }
}

/// Adds padding around each view.
@usableFromInline
struct PaddingModifier: UpdatedNodeModifier {
    @usableFromInline typealias Body = Never
    @usableFromInline typealias Node = PaddingNode
    let insets: EdgeInsets

    @usableFromInline
    init(insets: EdgeInsets) {
        self.insets = insets
    }

    @usableFromInline
    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        PaddingNode(node, insets: insets, environment: context.environment)
    }

    @usableFromInline
    func equals(_ old: Self) -> Bool { insets == old.insets }
}

nonisolated extension View {
    /// Adds padding to the view.
    @inlinable
    public consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds padding at the given edges; nil for the default length, 16 points.
    @inlinable
    public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, on: edges))
    }

    /// Adds the same padding at all edges.
    @inlinable
    public consuming func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
