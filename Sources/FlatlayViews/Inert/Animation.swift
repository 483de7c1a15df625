import Foundation

/// How a change would be animated. A still picture shows the end of every animation, so nothing reads it.
public struct Animation: Hashable, Sendable {
    /// An animation; all are alike.
    init() {}

    /// The ordinary animation.
    public static let `default` = Animation()
    /// Slow at the start.
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// Slow at the start and at the end.
    public static let easeInOut = Animation()
    /// Even.
    public static let linear = Animation()
    /// A spring.
    public static let spring = Animation()
    /// A spring that follows a finger.
    public static let interactiveSpring = Animation()
    /// A spring without overshoot.
    public static let smooth = Animation()
    /// A spring with a small overshoot.
    public static let snappy = Animation()
    /// A spring with an overshoot.
    public static let bouncy = Animation()

    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at the start and at the end.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    /// Even.
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    /// A curve of your own.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    /// A spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }
    /// A spring.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation() }
    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation() }
    /// A spring with physical figures.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation() }
    /// A spring without overshoot.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// A spring with a small overshoot.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// A spring with an overshoot.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    /// The animation, later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The animation, faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// The animation, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The animation, without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What a change carries along. A still picture shows no changes.
public struct Transaction: Hashable, Sendable {
    /// How the change is animated.
    public var animation: Animation?
    /// Whether animations are switched off.
    public var disablesAnimations = false
    /// Whether the change follows a finger.
    public var isContinuous = false

    /// A change without an animation.
    public init() {}

    /// A change with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Changes state; the picture shows the end of the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Changes state, and runs the completion when the body is done: the animation is over at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    /// When its values have arrived.
    public static let logicallyComplete = AnimationCompletionCriteria()
    /// When it is gone from the screen.
    public static let removed = AnimationCompletionCriteria()
}

/// Changes state with a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
