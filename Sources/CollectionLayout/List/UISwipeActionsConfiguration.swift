import Foundation
import UIKitValues

/// The actions that appear when a row is swiped.
///
/// Nothing is swiped without a screen; the type exists so that the list configurations of apps compile.
@MainActor @preconcurrency
public final class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action; true by default.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration from actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}

/// An action that appears when a row is swiped; never performed.
@MainActor @preconcurrency
public final class UIContextualAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Hashable, Sendable {
        /// The default style.
        case normal = 0
        /// The style of an action that deletes data.
        case destructive
    }

    /// Performs the action; the arguments are the action, its source view and a completion handler.
    public typealias Handler = (UIContextualAction, AnyObject, @escaping (Bool) -> Void) -> Void

    /// The style.
    public let style: Style
    /// The title.
    public var title: String?
    /// The image; nothing is swiped, so it is kept only.
    public var image: UIImage?
    /// The colour behind it; nil for that of the style. Nothing is swiped, so it is kept only.
    public var backgroundColor: UIColor?
    /// What the action does.
    public let handler: Handler

    /// Creates an action from its parts.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
