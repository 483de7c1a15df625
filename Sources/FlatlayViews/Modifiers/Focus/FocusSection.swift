import FlatlayDrawing
import Foundation

/// Draws its child as a focus section.
final class FocusSectionNode: WrapperNode {
    private let id: AnyHashable
    private let session: FocusSession

    init(_ child: ViewNode, id: AnyHashable, session: FocusSession, environment: borrowing EnvironmentValues) {
        self.id = id
        self.session = session
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard pass.builder.canHaveFocus else { return super.draw(in: frame, proposal: proposal, pass: pass) }
        session.withSection(id, frame: frame.applying(pass.builder.currentTransform)) {
            super.draw(in: frame, proposal: proposal, pass: pass)
        }
    }
}

struct FocusSectionModifier: NodeModifier {
    typealias Body = Never

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard let session = context.environment.focusSession else { return node }
        return FocusSectionNode(
            node, id: session.sectionID(in: context), session: session, environment: context.environment)
    }
}
