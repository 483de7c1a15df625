import CoreGeometry
import Foundation
import UIKitValues

/// Manages a view, and the controllers whose views are in it.
///
/// ```swift
/// final class FilmController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(poster)
///     }
/// }
///
/// try ImageRenderer(viewController: FilmController()).write(to: "film.png")
/// ```
///
/// The life cycle of an image is that of UIKit: the view is loaded when it is first asked for; then `viewWillAppear`,
/// `viewIsAppearing`, layout, `viewDidAppear`.
open class UIViewController: UIResponder {
    /// Creates a controller. A nib is loaded if the module of nibs is imported.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a storyboard.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// The name of the nib; nil for none.
    open private(set) var nibName: String?
    /// The bundle of the nib; nil for the main one.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller came from.
    open package(set) var storyboard: AnyObject?
    /// Loads the view of a nib; set by the module of nibs.
    package var nibLoader: ((UIViewController) -> UIView?)?

    // MARK: View

    private var loadedView: UIView?
    private var isLoading = false

    /// The view; loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.layoutObserver = nil
            loadedView?.controllerReference = nil
            loadedView = newValue
            newValue?.controllerReference = self
            newValue?.layoutObserver = ControllerLayoutObserver(self)
            updateSafeArea()
        }
    }
    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Creates the view: that of the nib, or a plain one of the screen's size. Subclasses that set ``view`` do not call
    /// `super`.
    open func loadView() {
        view = nibLoader?(self) ?? UIView(frame: hostedFrame ?? UIScreen.main.bounds)
    }
    /// The frame of the window that the view is loaded for.
    package var hostedFrame: CGRect?
    /// Whether a sheet has moved the view back.
    package var isMovedBack = false

    /// Called after the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window and has its size and traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before constraints are solved. Call `super` at the end.
    open func updateViewConstraints() { loadedView?.updateConstraintsOfController() }
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when margins of the view change.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the safe area changes.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called before the size changes; never here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called when memory is short; never here.
    open func didReceiveMemoryWarning() {}

    // MARK: Children

    /// The controller that this one is in.
    open private(set) weak var parent: UIViewController?
    /// The controllers in this one.
    open private(set) var children: [UIViewController] = []

    /// Adds a controller. Add its view, and then call its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    /// Removes the controller from the one that it is in. Call `willMove(toParent: nil)` and remove its view before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}
    /// Replaces one child's view by another's, at once.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        fromViewController.view.superview?.addSubview(toViewController.view)
        animations?()
        fromViewController.view.removeFromSuperview()
        Completions.run(completion, finished: true)
    }
    /// Whether calls about appearance reach the children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// The child that decides about the status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The superview's controller, or the view's superview.
    open override var next: UIResponder? { loadedView?.superview ?? parent }

    // MARK: Containers

    /// The title, which bars show.
    open var title: String? {
        didSet {
            navigationItem.titleOfController = title
            if title != oldValue { containerDidChange() }
        }
    }
    /// The controller's content of a navigation bar.
    public private(set) final lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem(title: "")
        item.titleOfController = title
        item.onChange = { [weak self] in self?.containerDidChange() }
        return item
    }()
    /// What a tab bar shows of the controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }
    private var ownTabBarItem: UITabBarItem?
    /// The items of a toolbar at the bottom.
    open var toolbarItems: [UIBarButtonItem]?
    /// Sets the items of a toolbar at the bottom.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// The navigation controller around this one.
    open var navigationController: UINavigationController? { ancestor() }
    /// The tab bar controller around this one.
    open var tabBarController: UITabBarController? { ancestor() }
    /// The split view controller around this one.
    open var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Container: UIViewController>() -> Container? {
        var next = parent
        while let controller = next {
            if let container = controller as? Container { return container }
            next = controller.parent
        }
        return nil
    }

    private func containerDidChange() {
        var next = parent
        while let controller = next {
            controller.viewIfLoaded?.setNeedsLayout()
            next = controller.parent
        }
    }

    /// Shows a controller: pushed in a navigation controller, presented otherwise.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.pushViewController(vc, animated: true) }
        present(vc, animated: true)
    }
    /// Shows a controller in the detail column.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.setViewController(vc, for: .secondary) }
        show(vc, sender: sender)
    }
    /// Whether the toolbar and tab bar are hidden while the controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// Whether the controller is edited.
    open var isEditing = false
    /// Sets whether the controller is edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// A bar button that begins and ends editing.
    public private(set) final lazy var editButtonItem = UIBarButtonItem(
        barButtonSystemItem: .edit, target: nil, action: nil)

    // MARK: Presentation

    /// The controller that this one presents.
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    private var ownPresented: UIViewController?
    /// The controller that presents this one.
    open private(set) weak var presentingViewController: UIViewController?
    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it appears; stored.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot dismiss it; stored.
    open var isModalInPresentation = false
    /// Whether presentations cover this controller only; stored.
    open var definesPresentationContext = false
    /// Whether presentations cover this controller's context; stored.
    open var providesPresentationContextTransitionStyle = false
    /// The size that a container gives it where it can.
    open var preferredContentSize = CGSize.zero
    /// The detents and looks of a sheet.
    public private(set) final lazy var sheet = UISheetPresentationController(presented: self)
    /// The detents and looks of the sheet, if the controller is presented as one.
    open var sheetPresentationController: UISheetPresentationController? {
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) ? sheet : nil
    }
    /// Where the popover of the controller points.
    public private(set) final lazy var popover = UIPopoverPresentationController(presented: self)
    /// Where the popover points, if the controller is presented as one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || self is UIAlertController ? popover : nil
    }
    /// What is around the presented controller.
    open var presentationController: UIPresentationController? {
        modalPresentationStyle == .popover ? popover : sheet
    }
    /// Stored, without effect.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Presents a controller above this one. Nothing is animated.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        // As in UIKit, the outermost controller presents.
        var presenter = self
        while let parent = presenter.parent { presenter = parent }
        while let next = presenter.ownPresented { presenter = next }
        guard presenter !== viewControllerToPresent else { return }
        presenter.ownPresented = viewControllerToPresent
        viewControllerToPresent.presentingViewController = presenter
        Completions.run(completion)
    }
    /// Dismisses what this controller presents, or this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            presented.presentingViewController?.ownPresented = nil
            presented.presentingViewController = nil
        } else if let presenter = presentingViewController {
            presenter.ownPresented = nil
            presentingViewController = nil
        }
        Completions.run(completion)
    }

    // MARK: Areas

    /// The insets that the controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { updateSafeArea() } }
    /// The safe area that a container gives.
    package var containerSafeArea = UIEdgeInsets.zero {
        didSet { if containerSafeArea != oldValue { updateSafeArea() } }
    }
    /// Whether margins of the view are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { updateMinimumMargins() } }
    /// The system's smallest margins at the sides: 20 if the shorter side of the screen is 414 points or more, else 16.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let size = loadedView?.window?.bounds.size ?? loadedView?.bounds.size ?? .zero
        let classes = ScreenSizeClasses(phoneInLandscape: size) ?? ScreenSizeClasses(traitCollection)
        let side: CGFloat = classes.hasWideMargins(inWidth: size.width) ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Which edges reach below bars; stored.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether content reaches below opaque bars; stored.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Stored, without effect.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The scroll view whose position bars follow.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .top) {
        contentScroll = scrollView
    }
    package weak var contentScroll: UIScrollView?

    package func updateSafeArea() {
        guard let loadedView else { return }
        let sum = UIEdgeInsets(
            top: additionalSafeAreaInsets.top + containerSafeArea.top,
            left: additionalSafeAreaInsets.left + containerSafeArea.left,
            bottom: additionalSafeAreaInsets.bottom + containerSafeArea.bottom,
            right: additionalSafeAreaInsets.right + containerSafeArea.right)
        if loadedView.superview == nil, sum == .zero { return }
        guard loadedView.hostedSafeArea != sum else { return }
        loadedView.hostedSafeArea = sum
        loadedView.forEachInTree { $0.setNeedsLayout() }
        viewSafeAreaInsetsDidChange()
    }

    package func updateMinimumMargins() {
        loadedView?.minimumMargins = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
    }

    // MARK: Traits and device

    /// The traits of the view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? parent?.traitCollection ?? .current }
    /// A style that replaces the inherited one.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// Called when traits change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Calls a handler when traits change.
    // Named by its own attribute, too: the symbol of the method depends on it, and some builds of single files miss
    // that of the class.
    @preconcurrency @discardableResult
    open func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping @MainActor (_ controller: UIViewController, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        view.registerForTraitChanges(traits) { [weak self] (_: UIView, previous) in
            if let self { handler(self, previous) }
        }
    }
    /// The style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the home indicator is hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Has no effect: every image asks again.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Has no effect: every image asks again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The orientations that the controller allows; stored by nothing.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the device's rotation is followed; stored by nothing.
    open var shouldAutorotate: Bool { true }
    /// Called before a segue; storyboards run embed segues only.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue runs.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Has no effect, because an image has no touches.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

/// Passes the layout of a view on to its controller.
@MainActor
private final class ControllerLayoutObserver: ViewLayoutObserver {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) { self.controller = controller }

    func traitsDidChange(_ previous: UITraitCollection?) { controller?.traitCollectionDidChange(previous) }
    func updateViewConstraints() { controller?.updateViewConstraints() }
    func viewWillLayout() {
        controller?.updateMinimumMargins()
        controller?.viewWillLayoutSubviews()
    }
    func viewDidLayout() { controller?.viewDidLayoutSubviews() }
}

extension UIView {
    /// What `super.updateViewConstraints()` does.
    fileprivate func updateConstraintsOfController() {
        guard constraintStore.needsUpdate else { return }
        constraintStore.needsUpdate = false
        updateConstraints()
    }
}
