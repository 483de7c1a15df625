import CoreGeometry
import Foundation
import UIKitValues

/// The root of a tree of views. The renderer makes one for a controller; an app may, too.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The window itself.
    open override var window: UIWindow? { self }
    /// Whether the window has been shown.
    open private(set) var isKeyWindow = false
    /// The level above other windows; stored.
    open var windowLevel = Level.normal

    /// A level of windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat
        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// An app's windows.
        public static let normal = Level(rawValue: 0)
        /// Above those.
        public static let statusBar = Level(rawValue: 1000)
        /// Above all.
        public static let alert = Level(rawValue: 2000)
    }

    /// Creates a window with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isLayoutBoundary = true
    }
    /// Creates a window from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isLayoutBoundary = true
    }
    /// Creates a window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    /// The scene that the window belongs to; stored.
    open weak var windowScene: UIWindowScene?
    /// The controller whose view fills the window.
    ///
    /// Its view is loaded and added. What else a controller is told when it appears belongs to pictures: render the
    /// controller with `ImageRenderer(viewController:)`.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
    }
    /// Makes the window visible, in front of the others.
    open func makeKeyAndVisible() { isKeyWindow = true }
    /// Makes the window the one that gets keys.
    open func makeKey() { isKeyWindow = true }
}

/// Recognises gestures. It is stored: nothing taps.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The view that it is added to.
    open internal(set) weak var view: UIView?
    /// Whether it is active; stored.
    open var isEnabled = true
    /// Whether touches are kept from the view; stored.
    open var cancelsTouchesInView = true
    /// Whether the beginning of touches is delayed; stored.
    open var delaysTouchesBegan = false
    /// Whether the end of touches is delayed; stored.
    open var delaysTouchesEnded = true
    /// The state; `possible`, as nothing happens.
    open var state = State.possible
    /// The delegate of gestures; stored.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name; stored.
    open var name: String?

    /// The state of a gesture.
    public enum State: Int, Hashable, Sendable {
        /// Nothing has happened.
        case possible = 0
        /// It began.
        case began
        /// It changed.
        case changed
        /// It ended.
        case ended
        /// The system ended it.
        case cancelled
        /// It was another one.
        case failed
        /// It was recognised.
        public static var recognized: State { .ended }
    }

    /// Creates a recogniser.
    public override init() {
        super.init()
    }
    /// Creates a recogniser that sends an action.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    private var targets: [(target: WeakTarget, action: Selector)] = []

    /// Adds an action; stored. The recogniser does not keep the target alive.
    open func addTarget(_ target: Any, action: Selector) { targets.append((WeakTarget(target as AnyObject), action)) }
    /// Removes actions; nil means any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { (target == nil || $0.target.is(target)) && (action == nil || $0.action == action) }
    }
    /// Where the gesture is; the origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Stored by nothing.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// The number of touches; 0.
    open var numberOfTouches: Int { 0 }
}

/// Decides about gestures; never asked here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two gestures may happen at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a gesture gets a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// True.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
}

/// Recognises taps; stored.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps.
    open var numberOfTapsRequired = 1
    /// How many fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognises dragging; stored.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// How far was dragged; zero.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Has no effect.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// How fast; zero.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises dragging from an edge; stored.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// Recognises long presses; stored.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move.
    open var allowableMovement: CGFloat = 10
    /// How many taps before.
    open var numberOfTapsRequired = 0
    /// How many fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognises swipes; stored.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A direction of swipes.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit per direction.
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }
    /// The direction.
    open var direction = Direction.right
    /// How many fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognises pinches; stored.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale; 1.
    open var scale: CGFloat = 1
    /// How fast; 0.
    open var velocity: CGFloat { 0 }
}

/// Recognises rotations; stored.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle; 0.
    open var rotation: CGFloat = 0
}

/// Recognises a pointer; stored.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
