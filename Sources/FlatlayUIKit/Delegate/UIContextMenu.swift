import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

// Menus are never shown. These types only let the code of delegates compile.

/// The configuration of a context menu, which no image shows.
@MainActor @preconcurrency
public final class UIContextMenuConfiguration: NSObject {
    /// Returns the preview above the menu.
    public typealias ContentPreviewProvider = () -> AnyObject?
    /// Returns the menu, given the system's suggested elements.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// The identifier of the menu.
    public let identifier: (any NSCopying)?

    /// Creates a configuration of a context menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier
    }
}

/// The preview of a menu's target, which no image shows.
@MainActor @preconcurrency
public final class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView

    /// Creates a preview of a view.
    public init(view: UIView) {
        self.view = view
    }
}

/// Animations that run while a menu appears or disappears.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Animations that run while the preview of a menu becomes a screen.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
