import Foundation

/// A node with one child that overrides some of the child's values and forwards the rest.
@usableFromInline
class WrapperNode: ViewNode {
    @usableFromInline final let child: ViewNode

    /// - Parameter other: a second child beside the first.
    init(_ child: ViewNode, _ environment: borrowing EnvironmentValues, beside other: ViewNode? = nil) {
        self.child = child
        super.init(environment, around: max(child.depth, other?.depth ?? 0))
    }

    override final var children: [ViewNode] { [child] }
    override var guides: GuideKinds { child.guides }
    override var priority: Double { child.priority }
    override var zIndex: Double { child.zIndex }
    override var spacing: ViewSpacing { child.spacing }
    override var isStandIn: Bool { child.isStandIn }
    override func layoutValue(for key: ObjectIdentifier) -> Any? { child.layoutValue(for: key) }

    /// A subclass that overrides this also overrides ``leastLength(along:)`` and ``greatestLength(along:)``.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal)
    }

    override func leastLength(along axis: Axis) -> CGFloat? { child.leastLength(along: axis) }
    override func greatestLength(along axis: Axis) -> CGFloat? { child.greatestLength(along: axis) }

    /// Returns the position of the child in the node, and the proposal for it.
    func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: .zero, proposal: proposal)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let placement = childPlacement(in: size, for: proposal)
        guard let value = child.explicitAlignment(of: key, for: placement.proposal.sanitized) else { return nil }
        return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let placement = childPlacement(in: frame.size, for: proposal)
        place(child, at: placement.origin, proposal: placement.proposal, in: frame, pass: pass)
    }
}

/// A position in a parent, from its top leading corner, and the proposal there.
struct ChildPlacement {
    var origin: CGPoint
    var proposal: ProposedViewSize
}

/// A wrapper that changes the layout of its child: the child's priority does not reach the container.
@usableFromInline
class LayoutWrapperNode: WrapperNode {
    override final var priority: Double { 0 }
    override func leastLength(along axis: Axis) -> CGFloat? { nil }
    override func greatestLength(along axis: Axis) -> CGFloat? { nil }
}
