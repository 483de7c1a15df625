import CollectionLayout
import Foundation

// The API of user interaction: it compiles, so that layouts and their controllers can use it, and does nothing.

extension UICollectionView {
    /// How fast other items make way for a dragged item; has no effect, as nothing is dragged here.
    public enum ReorderingCadence: Int, Hashable, Sendable {
        /// Without a delay.
        case immediate = 0
        /// After a short delay.
        case fast
        /// After a longer delay.
        case slow
    }

    /// Called when an interactive transition has ended, with whether the animation and the transition have finished.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Begins to drag an item in UIKit; always false, because nothing is dragged here.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

    /// Moves the dragged item in UIKit; does nothing.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

    /// Drops the dragged item in UIKit; does nothing.
    public func endInteractiveMovement() {}

    /// Returns the dragged item to its place in UIKit; does nothing.
    public func cancelInteractiveMovement() {}

    /// Starts an interactive transition to another layout; the current layout stays until the transition is finished.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        interactiveTransition = InteractiveTransition(layout: layout, completion: completion)
        return delegate?.collectionView(
            self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    }

    /// Ends the transition and switches to the other layout.
    public func finishInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        setCollectionViewLayout(transition.layout, animated: false)
        transition.completion?(true, true)
    }

    /// Ends the transition and keeps the current layout.
    public func cancelInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        transition.completion?(true, false)
    }
}

/// The target layout of an interactive transition in progress.
@MainActor
struct InteractiveTransition {
    var layout: UICollectionViewLayout
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
