import FlatlayDrawing
import Foundation

/// Makes its content focusable.
nonisolated struct FocusableModifier: ViewModifier {
    typealias Body = Never
    /// Whether the content is one control: views inside it are then not focusable themselves.
    let isControl: Bool
    /// The action to run when the content is pressed.
    let action: () -> Void

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let surroundings = context.environment.focusSurroundings, !surroundings.isInsideControl,
            !surroundings.isBarred, context.environment.isEnabled
        else { return content._makeNodes(in: context, into: &nodes) }
        var inner = context
        if isControl { inner.environment.focusSurroundings = surroundings.inControl() }
        guard let session = surroundings.session else {
            // Without a session, the linked state determines the focus.
            if surroundings.links.contains(where: { $0.takesFocusOfState() }) { inner.environment.isFocused = true }
            return content._makeNodes(in: inner, into: &nodes)
        }
        let id = session.id(in: context)
        let isFocused = session.focused == id
        for link in surroundings.links { link.note(id, isFocused: isFocused) }
        if inner.environment.isFocused != isFocused { inner.environment.isFocused = isFocused }
        if isFocused, session.isPressed { inner.environment.isPressed = true }
        let scope = EnvironmentScope.capture()
        let start = nodes.count
        content._makeNodes(in: inner, into: &nodes)
        for index in start..<nodes.count {
            nodes[index] = FocusableNode(nodes[index], environment: context.environment) { [action] frame in
                session.record(FocusableTarget(id: id, frame: frame, action: { scope.open(action) }))
            }
        }
    }
}

/// Records where its child is drawn.
final class FocusableNode: WrapperNode {
    private let record: (CGRect) -> Void

    init(_ child: ViewNode, environment: borrowing EnvironmentValues, record: @escaping (CGRect) -> Void) {
        self.record = record
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        if pass.builder.canHaveFocus { record(frame.applying(pass.builder.currentTransform)) }
        super.draw(in: frame, proposal: proposal, pass: pass)
    }
}

nonisolated extension View {
    /// Makes the view a focusable control.
    package func focusableControl(_ action: @escaping () -> Void = {}) -> some View {
        modifier(FocusableModifier(isControl: true, action: action))
    }
}
