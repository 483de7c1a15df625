import Foundation

/// Something that says where the focus goes first: a view, a controller or a guide. The focus of an image follows buttons
/// and cells; environments are stored only.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: AnyObject {
    /// Where the focus is to go, the first that can have it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Asks for a new focus; has no effect.
    func setNeedsFocusUpdate()
    /// Moves the focus now if it must be; has no effect.
    func updateFocusIfNeeded()
}

/// A guide that leads the focus to views elsewhere. It takes part in layout; the focus of an image finds its way by the
/// frames of what can have it.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads the focus; stored.
    open var isEnabled = true
    /// Where the guide leads to; stored.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
