import FlatlayViews
import Foundation
import UIKitViews

/// A controller whose view shows SwiftUI views. It also measures them for layouts that ask an app for sizes.
///
/// ```swift
/// let child = UIHostingController(rootView: FilmRow(film))
/// addChild(child)
/// view.addSubview(child.view)
/// child.didMove(toParent: self)
/// ```
///
/// The SwiftUI views get the safe area of its view. The view has a natural size only with `sizingOptions =
/// .intrinsicContentSize`.
open class UIHostingController<Content: View>: UIViewController {
    /// The hosted view.
    open var rootView: Content {
        didSet { hosting?.content = AnyView(rootView) }
    }
    /// The error of the last measurement, such as a missing font; nil if it succeeded.
    public private(set) final var measuringError: (any Error)?
    private var hosting: HostingView?

    /// Creates a controller that hosts a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a nib, which hosts a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: there is no view to host.
    public required init?(coder aDecoder: NSCoder) {
        nil
    }

    /// What follows the ideal size of the views.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { hosting?.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize) }
    }
    /// The safe areas that the views know of; none if it is empty.
    open var safeAreaRegions: SafeAreaRegions = .all {
        didSet { hosting?.hasSafeArea = !safeAreaRegions.isEmpty }
    }

    /// Creates the view that shows the views.
    open override func loadView() {
        let view = HostingView(frame: hostedFrame ?? UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.state = HostedState()
        view.content = AnyView(rootView)
        view.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
        view.hasSafeArea = !safeAreaRegions.isEmpty
        hosting = view
        self.view = view
    }

    /// Returns the size that the view takes for a proposed size, in points. For infinite lengths, and for those of
    /// UIKit's expanded fitting size, the view uses its own length if it has one.
    ///
    /// While this thread renders an image, the view is measured with the fonts, text size and direction of that image;
    /// otherwise with the defaults of ``ImageRenderer``. In that case errors go to ``measuringError``, and the size is
    /// zero.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        measuringError = nil
        if let hosting, PictureInProgress.current != nil { return hosting.sizeThatFits(size) }
        let proposal = ProposedViewSize(width: .offered(size.width), height: .offered(size.height))
        do {
            return try ViewMeasure.size(of: rootView, for: proposal)
        } catch {
            measuringError = error
            return .zero
        }
    }
}

/// A controller that hosts SwiftUI-shaped views of any type.
@MainActor
package protocol RootViewHosting: UIViewController {
    /// The hosted view.
    var hostedRootView: AnyView { get }
}

extension UIHostingController: RootViewHosting {
    package var hostedRootView: AnyView { AnyView(rootView) }
}

/// What follows the ideal size of hosted views.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The natural size of the controller's view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

extension CGFloat? {
    /// The length to propose: nil, the view's own choice, for lengths that no screen has.
    fileprivate static func offered(_ length: CGFloat) -> CGFloat? {
        length.isFinite && length < 10_000 ? Swift.max(0, length) : nil
    }
}
