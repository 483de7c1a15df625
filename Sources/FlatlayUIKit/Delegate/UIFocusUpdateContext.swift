import CollectionLayout
import FlatlayScene
import Foundation

/// A move of the focus. No delegate is told of one here, so nothing makes them.
open class UIFocusUpdateContext: NSObject {
    /// Where the focus moves.
    public let focusHeading: UIFocusHeading

    init(focusHeading: UIFocusHeading) {
        self.focusHeading = focusHeading
    }
}

/// A move of the focus in a collection view.
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; nil for none.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The item that has it; nil for none.
    public let nextFocusedIndexPath: IndexPath?

    init(focusHeading: UIFocusHeading, from previous: IndexPath?, to next: IndexPath?) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
        super.init(focusHeading: focusHeading)
    }
}

/// What moves together with the focus. Pictures show the end of it.
public final class UIFocusAnimationCoordinator: NSObject {
    /// Changes something at once.
    public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// What is held over a view; nothing is dragged.
public protocol UISpringLoadedInteractionContext: AnyObject {}
