import Foundation

/// Adds room around its child.
final class PaddingNode: LayoutWrapperNode {
    private let insets: EdgeInsets

    init(_ child: ViewNode, insets: EdgeInsets, environment: borrowing EnvironmentValues) {
        self.insets = insets.finite
        super.init(child, environment)
    }

    /// An edge with room added no longer shows what the child wants there.
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

    /// Negative insets offer the child some room even where there is none.
    override func leastLength(along axis: Axis) -> CGFloat? {
        let total = insets.total(along: axis)
        return total < 0 ? nil : child.leastLength(along: axis).map { $0 + total }
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

/// Adds room around each view.
@usableFromInline
struct PaddingModifier: NodeModifier {
    @usableFromInline typealias Body = Never
    let insets: EdgeInsets

    @usableFromInline
    init(insets: EdgeInsets) {
        self.insets = insets
    }

    @usableFromInline
    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        PaddingNode(node, insets: insets, environment: context.environment)
    }
}

extension View {
    /// The view with room around it.
    @inlinable
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// The view with room at some of its sides; nil for the ordinary length, 16.
    @inlinable
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, on: edges))
    }

    /// The view with the same room at all sides.
    @inlinable
    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
