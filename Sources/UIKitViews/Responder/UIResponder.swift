import Foundation

/// An object that events go to: the base class of views and controllers.
///
/// Nothing taps or types here, so no event is ever sent; the methods exist so that an app's overrides compile.
@MainActor @preconcurrency
open class UIResponder: NSObject, UIFocusEnvironment {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// The next responder of the chain; nil for the last one.
    open var next: UIResponder? { nil }
    /// Whether the object can become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can stop being the first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object was made the first responder.
    open private(set) var isFirstResponder = false
    /// The view that replaces the keyboard; none by default. No keyboard is drawn.
    open var inputView: UIView? { nil }
    /// The view above the keyboard; none by default. No keyboard is drawn.
    open var inputAccessoryView: UIView? { nil }

    /// Makes the object the first responder, if it can be. Returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if canBecomeFirstResponder { isFirstResponder = true }
        return isFirstResponder
    }

    /// Ends being the first responder. Returns whether the object no longer is.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if canResignFirstResponder { isFirstResponder = false }
        return !isFirstResponder
    }

    /// Called when fingers touch the screen; never here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers move; never here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers are lifted; never here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when the system cancels touches; never here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Updates the keyboard; has no effect.
    open func reloadInputViews() {}

    // UIKit declares these on views and controllers.

    /// Where the focus starts, and where it goes after ``setNeedsFocusUpdate()``: to the first that can have it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Moves the focus to the preferred environments with the next image, if it is in this one.
    open func setNeedsFocusUpdate() { needsFocusUpdate = true }
    /// Moves the focus if it must be moved. It is the next image that shows it, so this does nothing more.
    open func updateFocusIfNeeded() {}
    /// Returns whether the focus may move from or to a view in this one; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has moved from or to a view in this one.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Whether a new focus was requested since the last image.
    package final var needsFocusUpdate = false
}

/// A touch. Nothing touches the screen here.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// The view that is touched.
    open internal(set) weak var view: UIView?
    /// How often the screen was tapped.
    open internal(set) var tapCount = 0

    /// Returns where the touch is in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Returns where the touch was in a view.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event. None is sent here.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The touches of the event.
    open var allTouches: Set<UITouch>? { nil }
}
