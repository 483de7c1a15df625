import CoreGeometry
import FlatlayDrawing
import Foundation

/// Draws the system focus effect on controls whose style has none: on a television the control is enlarged, with a
/// keyboard it has an outline. The measures are our own, because Apple publishes none.
///
/// It wraps nodes, so that the content keeps its path in the view tree, and with it its state, when the focus moves.
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

/// Lifts its content while the enclosing control has focus.
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
    /// Returns the node as focused on a television: enlarged, with a shadow, above its neighbours; while pressed, at
    /// its normal size and flat again.
    fileprivate func lifted(in environment: EnvironmentValues) -> ViewNode {
        let isPressed = environment.isPressed
        let color = Color.black.opacity(0.4).resolve(in: environment)
        let scaled = EffectNode(self, environment: environment) { frame in
            let scale: CGFloat = isPressed ? 1 : 1.1
            return .transform(.around(UnitPoint.center.point(in: frame)) { $0.scaledBy(x: scale, y: scale) })
        }
        let tilted = scaled.tilted(isPressed ? 0 : 1, in: environment)
        let shadowed = EffectNode(tilted, environment: environment) { _ in
            .shadow(
                color: color, radius: isPressed ? 8 : 24, offset: CGSize(width: 0, height: isPressed ? 4 : 16))
        }
        return TraitNode(shadowed, zIndex: 1, environment: environment)
    }
}

nonisolated extension View {
    /// Adds the system focus effect along an outline.
    func systemFocusEffect(_ outline: some Shape) -> some View {
        modifier(FocusEffect(outline: outline as? AnyShape ?? AnyShape(outline)))
    }

    /// Lifts the view while the enclosing control has focus, as on a television. There is no pointer that could hover.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect))
    }
}

/// The effect on a view under a pointer, or with focus.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// The default effect: a highlight.
    public static let automatic = HoverEffect(name: "automatic")
    /// Lifts and brightens the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// Lifts the view.
    public static let lift = HoverEffect(name: "lift")
}
