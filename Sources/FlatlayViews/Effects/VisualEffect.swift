import Foundation

/// A change of how a view looks that leaves its place as it is.
public protocol VisualEffect {
    /// The view, changed. Not for use in apps.
    func _changed(_ view: AnyView) -> AnyView
}

/// No change, to start with.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    /// No change.
    public init() {}

    /// The view itself.
    public func _changed(_ view: AnyView) -> AnyView { view }
}

/// A change on top of another.
private struct NextEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: (AnyView) -> AnyView

    func _changed(_ view: AnyView) -> AnyView { change(base._changed(view)) }
}

extension VisualEffect {
    /// With an opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { next { AnyView($0.opacity(opacity)) } }
    /// Moved.
    public func offset(_ offset: CGSize) -> some VisualEffect { next { AnyView($0.offset(offset)) } }
    /// Moved.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Scaled.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        next { AnyView($0.scaleEffect(scale, anchor: anchor)) }
    }
    /// Scaled.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        next { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        next { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }
    /// Turned in space, without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        next { AnyView($0.rotation3DEffect(angle, axis: axis, anchor: anchor)) }
    }
    /// Blurred.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        next { AnyView($0.blur(radius: radius)) }
    }
    /// With more or less colour.
    public func saturation(_ amount: Double) -> some VisualEffect { next { AnyView($0.saturation(amount)) } }
    /// With less colour.
    public func grayscale(_ amount: Double) -> some VisualEffect { next { AnyView($0.grayscale(amount)) } }
    /// Brighter or darker.
    public func brightness(_ amount: Double) -> some VisualEffect { next { AnyView($0.brightness(amount)) } }
    /// With more or less contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { next { AnyView($0.contrast(amount)) } }
    /// With its hues turned.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { next { AnyView($0.hueRotation(angle)) } }

    private func next(_ change: @escaping (AnyView) -> AnyView) -> NextEffect<Self> {
        NextEffect(base: self, change: change)
    }
}

/// How far a view has scrolled into sight. In a picture it is there.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case topLeading
    /// It is there.
    case identity
    /// It is about to go.
    case bottomTrailing

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }
    /// How far it is away.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

extension View {
    /// The view changed by its own size and place.
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

    /// The view as it is when it has scrolled into sight.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
    }
}

/// How a view follows scrolling; a picture does not.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private enum Kind: Hashable { case interactive, animated, identity }

    private var kind: Kind
    private var threshold: Double?
    private var animation: Animation?

    private init(kind: Kind) {
        self.kind = kind
    }

    /// With the finger.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    /// With an animation.
    public static let animated = ScrollTransitionConfiguration(kind: .animated)
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// At a place of the container.
    public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }
    /// With an animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        return configuration
    }
}

/// A node as a view again.
private struct NodeView: PrimitiveView {
    let node: ViewNode

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) { nodes.append(node) }
}

/// Draws its child changed by what it makes of the child's frame.
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
