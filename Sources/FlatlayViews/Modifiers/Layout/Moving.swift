import Foundation

/// Offsets its child when drawing; the layout of its neighbours is unaffected.
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

    /// Guides keep their positions.
    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitAlignment(of: key, for: proposal)
    }
}

nonisolated extension View {
    /// Moves the view, in points; its layout stays. In right-to-left environments x counts from right to left.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the view, in points; its layout stays.
    public func offset(_ offset: CGSize) -> some View {
        wrappingNodes { OffsetNode($0, offset: offset, environment: $1.environment) }
    }

    /// Takes the whole proposed size and puts the centre of this view at a point in it.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Takes the whole proposed size and puts the centre of this view at a point in it.
    public func position(_ position: CGPoint) -> some View {
        wrappingNodes { PositionNode($0, position: position, environment: $1.environment) }
    }
}
