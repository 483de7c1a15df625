import CoreGeometry
import FlatlayDrawing
import Foundation

/// Tilts a focused view of a television: the edge from which the focus came leans back, and the one ahead comes near.
///
/// On a device the tilt follows the finger on the remote, which rests where the move ended; Apple publishes no measures.
/// The view turns by 10 degrees, seen from twice the distance of its longer side.
struct FocusTilt: NodeModifier {
    typealias Body = Never
    /// From 0, flat, to 1.
    let strength: CGFloat

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        context.environment.isFocused ? node.tilted(strength, in: context.environment) : node
    }
}

extension ViewNode {
    /// Returns the node tilted from where the focus came.
    func tilted(_ strength: CGFloat, in environment: EnvironmentValues) -> ViewNode {
        guard strength > 0, let session = environment.focusSession, session.appearance == .television,
            let direction = session.direction
        else { return self }
        let angle = strength * .pi / 18
        return EffectNode(self, environment: environment) { frame in
            // The axis lies across the direction, in the middle of the view.
            let turn = CATransform3DMakeRotation(angle, direction.height, -direction.width, 0)
            return .projection(
                turn.seen(from: 2 * max(frame.width, frame.height, 1)), around: UnitPoint.center.point(in: frame))
        }
    }
}
