import CoreGeometry
import FlatlayDrawing
import Foundation

/// The system's mark of the focus on controls whose style shows none: on a television the control is lifted, with a
/// keyboard it has an outline. Measures of our own: Apple publishes none.
///
/// Works on nodes, so that the content keeps its place among the views, and with it its state, when the focus moves.
struct FocusEffect: NodeModifier {
    typealias Body = Never
    let outline: AnyShape

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        let environment = context.environment
        guard environment.isFocused, environment.isFocusEffectEnabled else { return node }
        if environment.focusSession?.appearance == .television { return node.lifted(in: environment) }
        let ring = outline.stroke(TintShapeStyle(), lineWidth: 3).padding(-4)
        guard let layer = ring.makeLayeredNode(in: context.entering(1)) else { return node }
        return LayeringNode(node, layer, alignment: .center, isBehind: false, environment: environment)
    }
}

/// Lifts its content while a control around it has the focus.
private struct HoverEffectModifier: NodeModifier {
    typealias Body = Never
    let effect: HoverEffect

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        let environment = context.environment
        guard environment.isFocused else { return node }
        if effect == .lift { return node.lifted(in: environment) }
        return EffectNode(node, environment: environment) { _ in .colorMatrix(.brightness(0.08)) }
            .lifted(in: environment)
    }
}

extension ViewNode {
    /// The node as it stands out with the focus on a television: larger, above its shadow and its neighbours; while it is
    /// pressed, down again.
    fileprivate func lifted(in environment: EnvironmentValues) -> ViewNode {
        let isPressed = environment.isPressed
        let color = Color.black.opacity(0.4).resolve(in: environment)
        let scaled = EffectNode(self, environment: environment) { frame in
            let scale: CGFloat = isPressed ? 1 : 1.1
            return .transform(.around(UnitPoint.center.point(in: frame)) { $0.scaledBy(x: scale, y: scale) })
        }
        let shadowed = EffectNode(scaled, environment: environment) { _ in
            .shadow(
                color: color, radius: isPressed ? 8 : 24, offset: CGSize(width: 0, height: isPressed ? 4 : 16))
        }
        return TraitNode(shadowed, zIndex: 1, environment: environment)
    }
}

extension View {
    /// The view with the system's mark of the focus, along an outline.
    func systemFocusEffect(_ outline: some Shape) -> some View {
        modifier(FocusEffect(outline: outline as? AnyShape ?? AnyShape(outline)))
    }

    /// How the view stands out while a control around it has the focus, as on a television; a pointer is over no
    /// picture.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect))
    }
}

/// What happens to a view under a pointer, or with the focus.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// What suits the view: a highlight.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view is lifted, and brighter.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view is lifted.
    public static let lift = HoverEffect(name: "lift")
}
