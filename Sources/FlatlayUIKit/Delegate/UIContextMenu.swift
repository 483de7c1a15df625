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

/// Shows a context menu of a view when it is pressed for long. Nothing is pressed here, so it shows none.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; nil for none.
    public private(set) weak var view: UIView?
    /// Says which menu is shown; never asked here.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: no menu is shown.
    open func dismissMenu() {}
    /// Does nothing: no menu is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
    /// The middle of the view.
    open func location(in view: UIView?) -> CGPoint {
        view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
    }
}

/// Says which menu a view shows when it is pressed for long; never asked here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu at a point; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns what is lifted when a menu appears; nil for the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
    /// Nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
}
