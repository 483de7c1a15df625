import Foundation

/// Something that says where the focus goes first: a view, a controller or a guide. `InteractiveRenderer` moves the focus
/// among views that can have it.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: AnyObject {
    /// Where the focus is to go, the first that can have it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Asks for a new focus, which the next image shows.
    func setNeedsFocusUpdate()
    /// Moves the focus if it must be; the next image does.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move from or to a view in this environment.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus has moved from or to a view in this environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have the focus: a view.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can have the focus at the moment.
    var canBecomeFocused: Bool { get }
    /// Its rectangle in its superview.
    var frame: CGRect { get }
}

extension UIView: UIFocusItem {}

/// A guide that leads the focus to views elsewhere: where a key would move the focus into its rectangle, it goes to the
/// first of the preferred environments that can have it.
///
/// ```swift
/// let guide = UIFocusGuide()
/// view.addLayoutGuide(guide)
/// guide.preferredFocusEnvironments = [playButton]
/// ```
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads the focus; true by default.
    open var isEnabled = true
    /// Where the guide leads to.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
