import Foundation

/// The timing of an animated change. A still image shows the end of every animation, so nothing reads it.
public struct Animation: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
        case standard
        case curve([Double], duration: TimeInterval)
        case spring(duration: TimeInterval, bounce: Double, blend: TimeInterval)
        case interactiveSpring(response: Double, damping: Double, blend: TimeInterval)
        case physicalSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
        case delayed(Kind, TimeInterval)
        case sped(Kind, Double)
        case repeated(Kind, Int?, autoreverses: Bool)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The default animation.
    public static let `default` = Animation(.standard)
    /// Starts slowly.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ends slowly.
    public static let easeOut = easeOut(duration: 0.35)
    /// Starts and ends slowly.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// Constant speed.
    public static let linear = linear(duration: 0.35)
    /// A spring animation.
    public static let spring = spring(response: 0.5, dampingFraction: 0.825)
    /// A spring animation for interactive gestures.
    public static let interactiveSpring = interactiveSpring(response: 0.15)
    /// A spring animation without overshoot.
    public static let smooth = smooth(duration: 0.5)
    /// A spring animation with a small overshoot.
    public static let snappy = snappy(duration: 0.5)
    /// A spring animation with an overshoot.
    public static let bouncy = bouncy(duration: 0.5)

    /// Starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// Starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }
    /// Constant speed.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    /// A custom Bézier timing curve.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.curve([c0x, c0y, c1x, c1y], duration: duration))
    }
    /// A spring with a response time and a damping fraction.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(.spring(duration: response, bounce: 1 - dampingFraction, blend: blendDuration)) }
    /// A spring with a duration and a bounce.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(.spring(duration: duration, bounce: bounce, blend: blendDuration)) }
    /// A spring animation for interactive gestures.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.interactiveSpring(response: response, damping: dampingFraction, blend: blendDuration))
    }
    /// A spring with physical parameters.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(.physicalSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
    }
    /// A spring animation without overshoot.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring animation with a small overshoot.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring animation with an overshoot.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Delays the animation.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(kind, delay)) }
    /// Changes the speed of the animation.
    public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, speed)) }
    /// Repeats the animation a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, repeatCount, autoreverses: autoreverses))
    }
    /// Repeats the animation forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, nil, autoreverses: autoreverses))
    }
}

/// The context of a state change. A still image shows no changes.
public struct Transaction: Hashable, Sendable {
    /// The animation of the change.
    public var animation: Animation?
    /// Whether animations are disabled.
    public var disablesAnimations = false
    /// Whether the change is part of a continuous interaction, such as a drag.
    public var isContinuous = false

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Changes state. The image shows the end of the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Changes state and then runs the completion, because the animation ends at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable { case logicallyComplete, removed }

    private let kind: Kind

    /// When its values have reached their targets.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When the animation has been removed.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Changes state with a transaction, which has no effect.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
