import Foundation
import UIKitValues

/// The notifications of the keyboard. No keyboard is shown, so they are never posted.
extension UIResponder {
    /// Never posted.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Never posted.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's first frame.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's last frame.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that the keyboard takes.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's animation.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is the app's own.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Foundation's methods that name a method of the Objective-C runtime. They compile, and call nothing: there is no such
/// runtime on Linux.
extension NotificationCenter {
    /// Has no effect: nothing can call a method by its name. Observe with a closure or a publisher to be told.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}
}

extension NSObject {
    /// Returns false: nothing can call a method by its name.
    public func responds(to aSelector: Selector?) -> Bool { false }
    /// Has no effect: nothing can call a method by its name.
    @discardableResult
    public func perform(_ aSelector: Selector?, with object: Any? = nil) -> Any? { nil }
    /// Has no effect: nothing can call a method by its name.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
    /// Has no effect.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    /// Has no effect.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
}

extension Timer {
    /// Returns a timer that never fires: nothing can call a method by its name.
    @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }

    /// Creates a timer that calls nothing: nothing can call a method by its name.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
}
