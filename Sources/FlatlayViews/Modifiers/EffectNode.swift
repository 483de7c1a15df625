import Foundation

/// Draws its child under an effect; layout goes on as if there were none.
final class EffectNode: WrapperNode {
    private let effect: (CGRect) -> DisplayList.Effect?

    /// - Parameter effect: the effect for the frame of the child; nil draws nothing at all.
    init(
        _ child: ViewNode, environment: borrowing EnvironmentValues,
        effect: @escaping (CGRect) -> DisplayList.Effect?
    ) {
        self.effect = effect
        super.init(child, environment)
    }

    override func leastLength(along axis: Axis) -> CGFloat? { child.leastLength(along: axis) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let effect = effect(frame) else { return }
        pass.builder.withEffect(effect) {
            super.draw(in: frame, proposal: proposal, pass: pass)
        }
    }
}

extension View {
    /// The view under an effect; nil hides it.
    func effect(_ effect: @escaping (CGRect, EnvironmentValues) -> DisplayList.Effect?) -> some View {
        wrappingNodes { node, context in
            EffectNode(node, environment: context.environment) { [environment = context.environment] frame in
                effect(frame, environment)
            }
        }
    }
}
