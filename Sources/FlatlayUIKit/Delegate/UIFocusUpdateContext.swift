import CollectionLayout
import FlatlayScene
import Foundation

/// A move of the focus. No delegate method receives one here, so none is created.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    /// The direction in which the focus moves.
    public let focusHeading: UIFocusHeading

    init(focusHeading: UIFocusHeading) {
        self.focusHeading = focusHeading
    }
}

/// A move of the focus in a collection view.
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus before; nil for none.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The item that has the focus now; nil for none.
    public let nextFocusedIndexPath: IndexPath?

    init(focusHeading: UIFocusHeading, from previous: IndexPath?, to next: IndexPath?) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
        super.init(focusHeading: focusHeading)
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
