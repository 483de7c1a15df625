import Foundation

/// Actions that swiping a row shows.
///
/// Nothing is swiped where there is no screen: the type exists so that list configurations of apps compile.
public final class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action; true by default.
    public var performsFirstActionWithFullSwipe = true

    /// A configuration of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}

/// One action that swiping a row shows; never performed.
public final class UIContextualAction: NSObject {
    /// The look of an action.
    public enum Style: Int, Hashable, Sendable {
        /// Ordinary.
        case normal = 0
        /// One that destroys something.
        case destructive
    }

    /// Performs the action: given the action, the view it comes from and what to call when it is done.
    public typealias Handler = (UIContextualAction, AnyObject, @escaping (Bool) -> Void) -> Void

    /// The look.
    public let style: Style
    /// The title.
    public var title: String?
    /// The image, in the type of whoever has images.
    package var imageSlot: Any?
    /// The colour behind it, in the type of whoever has colours.
    package var backgroundColorSlot: Any?
    /// What the action does.
    public let handler: Handler

    /// An action from its parts.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
