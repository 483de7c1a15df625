import CoreGeometry
import Foundation
import UIKitValues

/// Controllers that follow each other, below a bar with the title and the buttons of the last one.
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    private var shown: UIViewController?
    /// The bar.
    public private(set) final lazy var navigationBar = UINavigationBar(frame: .zero)
    /// The bar at the bottom.
    public private(set) final lazy var toolbar = UIToolbar(frame: .zero)

    /// Creates a controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller with its first child.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    /// Creates a controller with classes of bars; they are UIKit's here.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controllers, the last one on top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller on top.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is seen: on top, or presented by it.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
    /// Decides about transitions; stored.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Whether the bar at the bottom is hidden; it is by default.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Stored, without effect.
    open var hidesBarsOnSwipe = false
    /// Stored, without effect.
    open var hidesBarsOnTap = false
    /// The recogniser of the swipe back; stored.
    public private(set) final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    /// Sets the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in stack where !viewControllers.contains(controller) { remove(controller) }
        stack = viewControllers
        for controller in stack where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        stackDidChange()
    }
    /// Adds a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(stack + [viewController], animated: animated)
    }
    /// Removes the controller on top.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return last
    }
    /// Removes all controllers but the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let removed = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return removed
    }
    /// Removes the controllers above another one.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let removed = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return removed
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        if shown === controller { shown = nil }
    }

    private func stackDidChange() {
        navigationBar.items = stack.map(\.navigationItem)
        viewIfLoaded?.setNeedsLayout()
        if isViewLoaded { showTop() }
    }

    /// Creates the view with the bar.
    open override func loadView() {
        view = UIView(frame: hostedFrame ?? UIScreen.main.bounds)
        view.addSubview(navigationBar)
        toolbar.isHidden = true
        view.addSubview(toolbar)
    }

    /// Called after the view was loaded.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    private func showTop() {
        guard let top = stack.last, shown !== top || top.viewIfLoaded?.superview == nil else { return }
        if let shown, shown !== top { shown.viewIfLoaded?.removeFromSuperview() }
        shown = top
        top.hostedFrame = view.bounds
        top.view.frame = view.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(top.view, at: 0)
    }

    /// Places the bar above the content, which gets it as a safe area.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showTop()
        let area = view.safeAreaInsets
        navigationBar.isHidden = isNavigationBarHidden
        let isInCard = presentingViewController != nil && area.top == 0
        navigationBar.isInCard = isInCard
        navigationBar.topInset = area.top
        let scroll = stack.last?.contentScroll ?? stack.last?.viewIfLoaded.flatMap { $0.firstScrollView }
        let height = isNavigationBarHidden ? 0 : navigationBar.barHeight
        var toolbarHeight: CGFloat = 0
        let items = stack.last?.toolbarItems ?? []
        toolbar.isHidden = isToolbarHidden || items.isEmpty
        if !toolbar.isHidden {
            toolbar.items = items
            toolbarHeight = 44
            let whole = toolbarHeight + area.bottom
            toolbar.frame = CGRect(x: 0, y: view.bounds.height - whole, width: view.bounds.width, height: whole)
        }
        stack.last?.containerSafeArea = UIEdgeInsets(top: height, left: 0, bottom: toolbarHeight, right: 0)
        // At rest content is below the inset that its own scroll view has: none where the view begins below the bar.
        navigationBar.scrollPosition = { [weak scroll] in
            guard let scroll else { return 0 }
            return scroll.bounds.minY + scroll.adjustedContentInset.top
        }
        navigationBar.frame = CGRect(x: 0, y: area.top, width: view.bounds.width, height: height)
        if let tint = navigationBar.ownTint { navigationBar.tintColor = tint }
    }

    /// The controller on top decides about the status bar.
    open override var childForStatusBarStyle: UIViewController? { stack.last }
}

/// Decides about transitions; never asked here.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

extension UIView {
    /// The scroll view that bars follow: the view itself, or the first subview that fills it.
    var firstScrollView: UIScrollView? {
        if let view = self as? UIScrollView { return view }
        return subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
