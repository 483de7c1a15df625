import CollectionLayout
import FlatlayScene
import Foundation
import UIKitViews

/// A move of the focus.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    /// The direction in which the focus moves.
    public let focusHeading: UIFocusHeading
    /// The cell that had the focus before, or holds the view that had it; nil for none.
    public let previouslyFocusedView: UIView?
    /// The cell that has the focus now, or holds the view that has it; nil for none.
    public let nextFocusedView: UIView?

    init(focusHeading: UIFocusHeading, from previous: UIView?, to next: UIView?) {
        self.focusHeading = focusHeading
        (previouslyFocusedView, nextFocusedView) = (previous, next)
    }
}

/// A move of the focus in a collection view.
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus before; nil for none.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The item that has the focus now; nil for none.
    public let nextFocusedIndexPath: IndexPath?

    init(_ move: FocusMove, from previous: UIView?, to next: UIView?) {
        previouslyFocusedIndexPath = move.previous
        nextFocusedIndexPath = move.next
        super.init(focusHeading: move.heading, from: previous, to: next)
    }
}

/// Animations that run with a move of the focus. An image shows their final state.
@MainActor @preconcurrency
public final class UIFocusAnimationCoordinator: NSObject {
    /// Runs the changes immediately.
    public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A spring-loaded interaction; none occurs, because nothing is dragged.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: AnyObject {}
