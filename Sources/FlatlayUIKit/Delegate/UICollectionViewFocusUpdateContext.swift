import CollectionLayout
import FlatlayScene
import Foundation
import UIKitViews

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

/// A spring-loaded interaction; none occurs, because nothing is dragged.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: AnyObject {}
