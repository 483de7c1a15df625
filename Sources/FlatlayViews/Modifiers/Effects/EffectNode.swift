import Foundation

/// Draws its child with an effect, which does not change the layout.
final class EffectNode: WrapperNode {
    private let effect: (CGRect) -> DisplayList.Effect?

    /// - Parameter effect: the effect for the frame of the child; if it returns nil, the child only has its frames in
    ///   the list of nodes.
    init(
        _ child: ViewNode, environment: borrowing EnvironmentValues,
        effect: @escaping (CGRect) -> DisplayList.Effect?
    ) {
        self.effect = effect
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let effect = effect(frame) else {
            return pass.builder.addNodes { super.draw(in: frame, proposal: proposal, pass: pass) }
        }
        pass.builder.withEffect(effect) {
            super.draw(in: frame, proposal: proposal, pass: pass)
        }
    }
}

nonisolated extension View {
    /// Draws the view with an effect; nil makes it invisible.
    func effect(_ effect: @escaping (CGRect, EnvironmentValues) -> DisplayList.Effect?) -> some View {
        wrappingNodes { node, context in
            EffectNode(node, environment: context.environment) { [environment = context.environment] frame in
                effect(frame, environment)
            }
        }
    }
}
