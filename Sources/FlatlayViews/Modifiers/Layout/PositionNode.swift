import Foundation

/// Takes the whole proposed size and puts the centre of its child at a point.
final class PositionNode: LayoutWrapperNode {
    private let position: CGPoint

    init(_ child: ViewNode, position: CGPoint, environment: borrowing EnvironmentValues) {
        self.position = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
        super.init(child, environment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        let childSize = child.sizeThatFits(proposal)
        return ChildPlacement(
            origin: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2),
            proposal: proposal)
    }
}
