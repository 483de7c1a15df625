import Foundation

/// A change of a view's appearance that does not affect layout.
public protocol VisualEffect {
    /// Returns the changed view. Not for use in apps.
    func _changed(_ view: AnyView) -> AnyView
}

/// The empty effect to start from.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    /// Creates an empty effect.
    public init() {}

    /// Returns the view unchanged.
    public func _changed(_ view: AnyView) -> AnyView { view }
}

/// An effect applied on top of another.
private struct NextEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: (AnyView) -> AnyView

    func _changed(_ view: AnyView) -> AnyView { change(base._changed(view)) }
}

extension VisualEffect {
    /// Sets the opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { next { AnyView($0.opacity(opacity)) } }
    /// Moves the view.
    public func offset(_ offset: CGSize) -> some VisualEffect { next { AnyView($0.offset(offset)) } }
    /// Moves the view.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Scales the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        next { AnyView($0.scaleEffect(scale, anchor: anchor)) }
    }
    /// Scales the view.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        next { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }
    /// Rotates the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        next { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }
    /// Rotates the view in space, without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        next { AnyView($0.rotation3DEffect(angle, axis: axis, anchor: anchor)) }
    }
    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        next { AnyView($0.blur(radius: radius)) }
    }
    /// Adjusts the saturation.
    public func saturation(_ amount: Double) -> some VisualEffect { next { AnyView($0.saturation(amount)) } }
    /// Reduces the saturation.
    public func grayscale(_ amount: Double) -> some VisualEffect { next { AnyView($0.grayscale(amount)) } }
    /// Adjusts the brightness.
    public func brightness(_ amount: Double) -> some VisualEffect { next { AnyView($0.brightness(amount)) } }
    /// Adjusts the contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { next { AnyView($0.contrast(amount)) } }
    /// Rotates the hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { next { AnyView($0.hueRotation(angle)) } }

    private func next(_ change: @escaping (AnyView) -> AnyView) -> NextEffect<Self> {
        NextEffect(base: self, change: change)
    }
}

/// The phase of a view as it scrolls into the visible area. Images always show `identity`.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before it enters the visible area.
    case topLeading
    /// Inside the visible area.
    case identity
    /// After it has left the visible area.
    case bottomTrailing

    /// Whether the view is inside the visible area.
    public var isIdentity: Bool { self == .identity }
    /// The phase as a number: -1 before, 0 inside and 1 after the visible area.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

nonisolated extension View {
    /// Applies an effect that depends on the size and position of the view.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        wrappingNodes { node, context in
            VisualEffectNode(node, environment: context.environment) { proxy in
                let view = effect(EmptyVisualEffect(), proxy)._changed(AnyView(NodeView(node: node)))
                return view.makeLayeredNode(in: context)
            }
        }
    }

    /// Applies the transition in its `identity` phase.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
    }
}

/// How a view follows scrolling. It has no effect in an image.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private enum Kind: Hashable { case interactive, animated, identity }

    private var kind: Kind
    private var threshold: Double?
    private var animation: Animation?

    private init(kind: Kind) {
        self.kind = kind
    }

    /// Follows the scroll position.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    /// Animates between the phases.
    public static let animated = ScrollTransitionConfiguration(kind: .animated)
    /// Applies no effect.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Sets the position in the container at which the phase changes.
    public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }
    /// Sets the animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        return configuration
    }
}

/// Wraps a node as a view.
struct NodeView: PrimitiveView {
    let node: ViewNode

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) { nodes.append(node) }
}

/// Draws its child with an effect that depends on the child's frame.
private final class VisualEffectNode: WrapperNode {
    private let change: (GeometryProxy) -> ViewNode?

    init(_ child: ViewNode, environment: borrowing EnvironmentValues, change: @escaping (GeometryProxy) -> ViewNode?) {
        self.change = change
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let changed = change(GeometryProxy(globalFrame: frame)) else { return }
        place(changed, at: .zero, proposal: proposal, in: frame, pass: pass)
    }
}
