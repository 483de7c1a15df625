import CoreGeometry
import Foundation
import UIKitValues

/// Controllers side by side, of which a bar at the bottom selects one.
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var shown: UIViewController?
    /// The bar.
    public private(set) final lazy var tabBar = UITabBar(frame: .zero)
    /// Decides about tabs; stored.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Sets the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for controller in tabs where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        tabs = new
        for controller in tabs where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        selectedIndex = min(selectedIndex, max(0, tabs.count - 1))
        if isViewLoaded { showSelected() }
    }
    /// The index of the selected controller.
    open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
    /// The selected controller.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    /// Creates the view with the bar.
    open override func loadView() {
        view = UIView(frame: hostedFrame ?? UIScreen.main.bounds)
        view.addSubview(tabBar)
    }
    /// Called after the view was loaded.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    private func showSelected() {
        guard let selected = selectedViewController else { return }
        if shown !== selected || selected.viewIfLoaded?.superview == nil {
            shown?.viewIfLoaded?.removeFromSuperview()
            shown = selected
            selected.hostedFrame = view.bounds
            selected.view.frame = view.bounds
            selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(selected.view, at: 0)
            view.setNeedsLayout()
        }
    }

    /// Places the bar below the content, which gets it as a safe area.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showSelected()
        tabBar.items = tabs.map { $0.tabBarItem }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        let bottom = view.safeAreaInsets.bottom
        tabBar.bottomInset = bottom
        let navigation = selectedViewController as? UINavigationController
        let isHidden =
            tabBar.isHidden
            || (navigation?.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed } ?? false)
        let height = isHidden ? 0 : tabBar.barHeight
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (isHidden ? 0 : height + bottom), width: view.bounds.width,
            height: isHidden ? 0 : height + bottom)
        selectedViewController?.containerSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    }
}

/// Decides about tabs; never asked here.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {}

/// Controllers in columns: side by side on a tablet, one above the other on a phone.
open class UISplitViewController: UIViewController {
    /// A column.
    public enum Column: Int, Hashable, Sendable {
        /// The first column.
        case primary
        /// The column between.
        case supplementary
        /// The last column.
        case secondary
        /// What is shown on a phone.
        case compact
    }
    /// How many columns there are.
    public enum Style: Int, Hashable, Sendable {
        /// As before iOS 14.
        case unspecified
        /// Two.
        case doubleColumn
        /// Three.
        case tripleColumn
    }
    /// Which columns are seen.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// The system's choice.
        case automatic
        /// The last one.
        case secondaryOnly
        /// One beside the last one.
        case oneBesideSecondary
        /// One over the last one.
        case oneOverSecondary
        /// Two beside the last one.
        case twoBesideSecondary
        /// Two over the last one.
        case twoOverSecondary
    }

    /// How columns share the width.
    public enum SplitBehavior: Int, Hashable, Sendable {
        /// The system's choice.
        case automatic
        /// Side by side.
        case tile
        /// One over the other.
        case overlay
        /// One that moves the other aside.
        case displace
    }

    /// The style.
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    /// Which columns should be seen.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// How columns share the width; stored.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// How columns share the width: side by side.
    open var splitBehavior: SplitBehavior { .tile }
    /// Which columns are seen.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    }
    /// The share of the first column; nil for the system's.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    /// The width of the first column; 0 for the system's.
    open var preferredPrimaryColumnWidth: CGFloat = 0
    /// The least width of the first column; stored.
    open var minimumPrimaryColumnWidth: CGFloat = 0
    /// The largest width of the first column; stored.
    open var maximumPrimaryColumnWidth: CGFloat = 0
    /// Decides which column is seen on a phone.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Creates a controller of a style.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller of two columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .doubleColumn
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller from a storyboard.
    public required init?(coder: NSCoder) {
        style = .doubleColumn
        super.init(coder: coder)
    }

    /// Sets the controller of a column. It is put into a navigation controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if let old = columns[column] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        guard let vc else {
            columns[column] = nil
            return
        }
        let controller = vc is UINavigationController ? vc : UINavigationController(rootViewController: vc)
        columns[column] = controller
        addChild(controller)
        controller.didMove(toParent: self)
        viewIfLoaded?.setNeedsLayout()
    }
    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? {
        (columns[column] as? UINavigationController)?.viewControllers.first ?? columns[column]
    }
    /// The controllers: of the first and the last column.
    open var viewControllers: [UIViewController] {
        get { [columns[.primary], columns[.supplementary], columns[.secondary]].compactMap { $0 } }
        set {
            setViewController(newValue.first, for: .primary)
            if newValue.count > 1 { setViewController(newValue.last, for: .secondary) }
        }
    }
    /// Whether only one column is seen.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// Shows a column.
    open func show(_ column: Column) {}
    /// Hides a column.
    open func hide(_ column: Column) {}

    /// Places the columns, so that they appear with this controller.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        placeColumns()
    }

    /// Places the columns. Widths: 320 for a list, 375 at most for the one between, as UIKit's defaults on tablets.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeColumns()
    }

    private func placeColumns() {
        let seen: [Column]
        if isCollapsed {
            let proposed: Column =
                columns[.compact] != nil ? .compact : columns[.primary] != nil ? .primary : .secondary
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            seen = [top.flatMap { columns[$0] == nil ? nil : $0 } ?? proposed]
        } else {
            switch preferredDisplayMode {
            case .secondaryOnly: seen = [.secondary]
            case .twoBesideSecondary, .twoOverSecondary: seen = [.primary, .supplementary, .secondary]
            default: seen = style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
            }
        }
        for (column, controller) in columns where !seen.contains(column) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        let shown = seen.filter { columns[$0] != nil }
        var x: CGFloat = 0
        for (index, column) in shown.enumerated() {
            guard let controller = columns[column] else { continue }
            let isLast = index == shown.count - 1
            let standard = preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : 320
            let width = isLast ? view.bounds.width - x : min(standard, view.bounds.width / 2)
            if controller.viewIfLoaded?.superview == nil { view.addSubview(controller.view) }
            let left = view.isRightToLeft ? view.bounds.width - x - width : x
            controller.view.frame = CGRect(x: left, y: 0, width: width, height: view.bounds.height)
            x += width
            if !isLast { x += 1 / CGFloat(view.layoutScale) }
        }
        view.backgroundColor = .separator
    }
}

/// Decides about columns.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Returns the column that is seen on a phone.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}

/// Pages, one of which is visible.
open class UIPageViewController: UIViewController {
    /// How pages change.
    public enum TransitionStyle: Int, Hashable, Sendable {
        /// By a turned page.
        case pageCurl
        /// By scrolling.
        case scroll
    }
    /// The axis of pages.
    public enum NavigationOrientation: Int, Hashable, Sendable {
        /// Side by side.
        case horizontal
        /// One above the other.
        case vertical
    }
    /// The direction in which a page comes.
    public enum NavigationDirection: Int, Hashable, Sendable {
        /// Forward.
        case forward
        /// Back.
        case reverse
    }
    /// A key of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The gap between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        /// Where the spine is.
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    /// How pages change.
    public let transitionStyle: TransitionStyle
    /// The axis of pages.
    public let navigationOrientation: NavigationOrientation
    private var pages: [UIViewController] = []
    /// Provides pages; its count is the number of dots.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Told about pages; stored.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Creates a controller.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from a storyboard.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
        super.init(coder: coder)
    }

    /// The pages that are seen.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }
    /// Shows pages.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for page in pages {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        pages = viewControllers ?? []
        for page in pages {
            addChild(page)
            page.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
        Completions.run(completion, finished: true)
    }
    private lazy var dots = UIPageControl(frame: .zero)

    /// Places the pages, so that they appear with this controller.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        placePages()
    }

    private func placePages() {
        for page in pages {
            if page.viewIfLoaded?.superview == nil { view.insertSubview(page.view, at: 0) }
            page.view.frame = view.bounds
        }
    }

    /// Places the pages, and the dots if there are any.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placePages()
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0 else { return }
        dots.numberOfPages = count
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        if dots.superview == nil { view.addSubview(dots) }
        // UIKit's dots stand in a strip of 37 points at the bottom.
        dots.frame = CGRect(
            x: 0, y: view.bounds.height - 37 - view.safeAreaInsets.bottom, width: view.bounds.width, height: 37)
    }
}

/// Gives pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots; 0 for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the number of the selected dot.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// No dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first dot.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told about pages; never here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {}
