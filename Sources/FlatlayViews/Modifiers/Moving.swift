import Foundation

/// Moves its child by a vector; its neighbours don't notice.
final class OffsetNode: WrapperNode {
    private let offset: CGPoint

    init(_ child: ViewNode, offset: CGSize, environment: borrowing EnvironmentValues) {
        self.offset = CGPoint(
            x: offset.width.isFinite ? offset.width : 0, y: offset.height.isFinite ? offset.height : 0)
        super.init(child, environment)
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: offset, proposal: proposal)
    }

    /// Guides stay where they were.
    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitAlignment(of: key, for: proposal)
    }
}

extension View {
    /// The view moved, in points; its place in the layout stays. In right-to-left reading x counts from right to left.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// The view moved, in points; its place in the layout stays.
    public func offset(_ offset: CGSize) -> some View {
        wrappingNodes { OffsetNode($0, offset: offset, environment: $1.environment) }
    }

    /// A view that takes all it is offered, with this one's middle at a point in it.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// A view that takes all it is offered, with this one's middle at a point in it.
    public func position(_ position: CGPoint) -> some View {
        wrappingNodes { PositionNode($0, position: position, environment: $1.environment) }
    }
}
