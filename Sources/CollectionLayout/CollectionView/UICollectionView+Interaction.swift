import Foundation

// What needs fingers: it compiles where layouts and their controllers name it, and does nothing.

extension UICollectionView {
    /// How fast other items make room for one that is dragged; nothing here is dragged.
    public enum ReorderingCadence: Int, Hashable, Sendable {
        /// At once.
        case immediate = 0
        /// Soon.
        case fast
        /// Late.
        case slow
    }

    /// Called when an interactive transition has ended: whether the animation and the transition have.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Starts to drag an item; false, because nothing here is dragged.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

    /// Drags the item; without effect.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

    /// Lets the item go; without effect.
    public func endInteractiveMovement() {}

    /// Lets the item go back; without effect.
    public func cancelInteractiveMovement() {}

    /// Starts to drag from the layout to another one; the layout stays until the transition is finished.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        interactiveTransition = InteractiveTransition(layout: layout, completion: completion)
        return delegate?.collectionView(
            self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    }

    /// Ends the transition: the other layout takes over.
    public func finishInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        setCollectionViewLayout(transition.layout, animated: false)
        transition.completion?(true, true)
    }

    /// Ends the transition: the layout stays.
    public func cancelInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        transition.completion?(true, false)
    }
}

/// A layout that waits for an interactive transition to end.
struct InteractiveTransition {
    var layout: UICollectionViewLayout
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
