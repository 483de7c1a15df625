import CoreGeometry
import Foundation
import UIKitValues

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// Not as a presentation of its own.
    case none = -1
    /// Over the whole screen.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet
    /// As a smaller sheet.
    case formSheet
    /// Over the current context.
    case currentContext
    /// As the app draws it.
    case custom
    /// Over the whole screen, with what is below still seen.
    case overFullScreen
    /// Over the current context, with what is below still seen.
    case overCurrentContext
    /// As a popover.
    case popover
}

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// From below.
    case coverVertical = 0
    /// By a flip.
    case flipHorizontal
    /// By a cross-fade.
    case crossDissolve
    /// By a turned page.
    case partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// By the style of the screen.
    case `default` = 0
    /// Light text.
    case lightContent
    /// Dark text.
    case darkContent = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: UInt
    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The orientations of a screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// One bit per orientation.
    public let rawValue: UInt
    /// Creates orientations from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// On its head.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its other side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but on its head.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The context of a transition; there are none here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The seconds that the transition takes.
    var transitionDuration: TimeInterval { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
}

/// Coordinates a transition; there are none here, so an app is never given one.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs closures with a transition and after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a closure with a transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Animates presentations; never asked here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// A transition of a storyboard.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name of the segue.
    public let identifier: String?
    /// The controller that it starts from.
    public let source: UIViewController
    /// The controller that it leads to.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}

/// What is around a presented controller.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    /// The presented controller.
    open private(set) weak var presentedController: UIViewController?
    /// Decides about the presentation; stored.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presented: UIViewController) { presentedController = presented }
}

/// Decides about presentations; never asked here.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// The detents and looks of a sheet.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        /// The name of the detent.
        public let identifier: Identifier
        let height: (CGFloat) -> CGFloat

        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat) {
            self.identifier = identifier
            self.height = height
        }

        /// Half of the screen.
        open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        /// The whole screen.
        open class func large() -> Detent { Detent(.large) { $0 } }
        /// A height that a closure computes.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom")) { maximum in
                resolver(DetentContext(maximumDetentValue: maximum)) ?? maximum
            }
        }
    }

    /// The heights at which the sheet rests; the first, or the selected one, is drawn.
    open var detents: [Detent] = [.large()]
    /// The detent that is drawn; nil for the first.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Whether a grabber is drawn at the top.
    open var prefersGrabberVisible = false
    /// The radius of the corners; nil for the system's.
    open var preferredCornerRadius: CGFloat?
    /// The largest detent at which what is below is not dimmed; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Stored, without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Stored, without effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Stored, without effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Changes detents at once.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// The height of the sheet for the largest possible height.
    func height(in maximum: CGFloat) -> CGFloat {
        let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
        return min(detent?.height(maximum) ?? maximum, maximum)
    }
}

/// The context of a custom detent.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The largest possible height.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
}

/// Where a popover points.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it points to.
    open var sourceView: UIView?
    /// The rectangle in that view.
    open var sourceRect = CGRect.zero
    /// The bar button that it points to.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which it may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The directions in which a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upwards.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downwards.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
