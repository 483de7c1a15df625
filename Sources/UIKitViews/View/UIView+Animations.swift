import Foundation
import UIKitValues

/// Options of animations; stored by nothing, since animations run at once.
extension UIView {
    /// Options of an animation.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit per option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Layout belongs to the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Touches are allowed.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It starts at the current state.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// It repeats.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It runs back, too.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A cross-fade.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A flip.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A flip.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Hides the old view.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    }

    /// Options of keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit per option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At one speed between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Along a curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    /// A curve of an animation.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// At one speed.
        case linear
    }

    /// Runs the changes at once, and then the completion.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        Completions.run(completion, finished: true)
    }
    /// Runs the changes at once, and then the completion.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        Completions.run(completion, finished: true)
    }
    /// Runs the changes at once, and then the completion.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        Completions.run(completion, finished: true)
    }
    /// Runs the changes at once, and then the completion.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        Completions.run(completion, finished: true)
    }
    /// Runs the changes at once, and then the completion.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        Completions.run(completion, finished: true)
    }
    /// Runs the changes at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) { animations() }
    /// Runs the changes at once, and then the completion.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        Completions.run(completion, finished: true)
    }
    /// Replaces a view by another one at once.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let superview = fromView.superview {
            superview.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        Completions.run(completion, finished: true)
    }
    /// Runs the changes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Has no effect.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// Whether animations are on; never.
    public class var areAnimationsEnabled: Bool { false }
    /// The duration of an animation around this call; 0.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}

/// An animation that can be paused. Its changes run at once when it starts.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The duration in seconds.
    public let duration: TimeInterval
    /// How far it is, from 0 to 1.
    open var fractionComplete: CGFloat = 0
    /// Whether it runs; never.
    open var isRunning: Bool { false }
    /// Whether it runs backwards; stored.
    open var isReversed = false

    /// Creates an animator with a curve.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }
    /// Creates an animator with a spring.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }
    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    /// Adds a completion.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Runs the changes, and then the completions.
    open func startAnimation() {
        let (changes, ends) = (animations, completions)
        (animations, completions) = ([], [])
        for change in changes { change() }
        fractionComplete = 1
        Completions.run { for end in ends { end(.end) } }
    }
    /// Runs the changes after a delay: at once.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Has no effect.
    open func pauseAnimation() {}
    /// Forgets the changes.
    open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
    /// Has no effect.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    /// At its end.
    case end = 0
    /// At its start.
    case start
    /// In between.
    case current
}
