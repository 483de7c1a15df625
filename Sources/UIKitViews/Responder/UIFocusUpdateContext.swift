import Foundation
import UIKitValues

/// A move of the focus, which views and controllers around the old and the new place are asked about before it, and told
/// about after it.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    /// The direction in which the focus moves.
    public let focusHeading: UIFocusHeading
    /// The view that had the focus before; nil for none, and where it was no view of UIKit's.
    public let previouslyFocusedView: UIView?
    /// The view that has the focus now; nil for none, and where it is no view of UIKit's.
    public let nextFocusedView: UIView?

    /// The view that had the focus before.
    public var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    /// The view that has the focus now.
    public var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }

    /// Creates the context of a move.
    package init(focusHeading: UIFocusHeading, from previous: UIView?, to next: UIView?) {
        self.focusHeading = focusHeading
        (previouslyFocusedView, nextFocusedView) = (previous, next)
    }

    /// The environments that the move concerns, from inside to outside, each once: the responders from the old view, and
    /// from the new one.
    private var environments: [any UIFocusEnvironment] {
        var environments: [any UIFocusEnvironment] = []
        var known: Set<ObjectIdentifier> = []
        for view in [nextFocusedView, previouslyFocusedView] {
            var responder: UIResponder? = view
            while let current = responder, known.insert(ObjectIdentifier(current)).inserted {
                environments.append(current)
                responder = current.next
            }
        }
        return environments
    }

    /// Whether all environments allow the move.
    package var isAllowed: Bool { environments.allSatisfy { $0.shouldUpdateFocus(in: self) } }

    /// Tells all environments of the move.
    package func announce() {
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: self, with: coordinator) }
    }
}

/// Animations that run with a move of the focus. An image shows their final state.
@MainActor @preconcurrency
public final class UIFocusAnimationCoordinator: NSObject {
    /// Creates a coordinator of a move.
    package override init() {}

    /// Runs the changes immediately.
    public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        Completions.run(completion)
    }

    /// Runs the changes of a view that gets the focus immediately.
    public func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(FinishedFocusAnimation())
        Completions.run(completion)
    }

    /// Runs the changes of a view that loses the focus immediately.
    public func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(FinishedFocusAnimation())
        Completions.run(completion)
    }
}

/// How long an animation of the focus takes.
@MainActor @preconcurrency
public protocol UIFocusAnimationContext: AnyObject {
    /// The time in seconds; 0, because images show its end.
    var duration: TimeInterval { get }
}

private final class FinishedFocusAnimation: UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
}
