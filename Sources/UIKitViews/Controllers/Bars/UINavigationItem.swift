import CoreGeometry
import Foundation
import UIKitValues

/// A controller's content of a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As for the controller before.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
        /// Between the buttons.
        case inline
    }

    package final var titleOfController: String? { didSet { onChange?() } }
    package final var onChange: (() -> Void)?
    private var ownTitle: String?

    /// Creates an item.
    public init(title: String) {
        ownTitle = title.isEmpty ? nil : title
    }

    /// The title; that of the controller by default.
    open var title: String? {
        get { ownTitle ?? titleOfController }
        set {
            ownTitle = newValue
            onChange?()
        }
    }
    /// A view in place of the title.
    open var titleView: UIView? { didSet { onChange?() } }
    /// A line above the bar; stored.
    open var prompt: String?
    /// A line below the title.
    open var subtitle: String? { didSet { onChange?() } }
    /// The buttons at the leading edge, from there inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The buttons at the trailing edge, from there inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The first button at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Sets the buttons at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the button at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Whether buttons at the leading edge are shown beside the back button.
    open var leftItemsSupplementBackButton = false
    /// Whether the way back is hidden.
    open var hidesBackButton = false { didSet { onChange?() } }
    /// Hides the way back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// The way back that the next controller shows.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the way back that the next controller shows.
    open var backButtonTitle: String?
    /// How the way back is shown.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// When the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
    /// The search below the title.
    open var searchController: UISearchController? { didSet { onChange?() } }
    /// Whether the search is hidden when content scrolls.
    open var hidesSearchBarWhenScrolling = true
    /// Looks of its own; nil for those of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// Looks of its own at the edge of the content.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Looks of its own on low screens.
    open var compactAppearance: UINavigationBarAppearance?

    /// How the way back is shown.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// With the title of the controller before.
        case `default`
        /// With "Back".
        case generic
        /// As a chevron alone.
        case minimal
    }
}

/// Looks of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    enum Background {
        case standard, opaque, transparent
    }
    package enum Fill: Equatable {
        case material, clear
        case color(UIColor)
    }

    private var background = Background.standard
    /// The colour of the bar; nil for none.
    open var backgroundColor: UIColor?
    /// The effect behind the bar.
    open var backgroundEffect: UIBlurEffect?
    /// The image behind the bar; stored.
    open var backgroundImage: UIImage?
    /// The colour of the line below the bar; nil for none.
    open var shadowColor: UIColor?
    /// The image of the line; stored.
    open var shadowImage: UIImage?

    /// Creates looks with a translucent background.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }
    /// Creates a copy.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        background = barAppearance.background
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
    }
    /// A translucent background.
    open func configureWithDefaultBackground() {
        background = .standard
        backgroundColor = nil
        shadowColor = .separator
    }
    /// An opaque background.
    open func configureWithOpaqueBackground() {
        background = .opaque
        backgroundColor = .systemBackground
        shadowColor = .separator
    }
    /// No background.
    open func configureWithTransparentBackground() {
        background = .transparent
        backgroundColor = nil
        shadowColor = nil
    }

    package final var fill: Fill {
        if let backgroundColor { return .color(backgroundColor) }
        return background == .transparent ? .clear : .material
    }
}

/// Looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Looks of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Looks of buttons that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Looks of the way back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Stored, without effect.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// Looks of bar buttons.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// Looks of a state.
    @MainActor @preconcurrency
    open class StateAppearance: NSObject {
        /// Attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    /// Looks at rest.
    open var normal = StateAppearance()
    /// Looks while pressed.
    open var highlighted = StateAppearance()
    /// Looks while disabled.
    open var disabled = StateAppearance()
    /// Creates looks.
    public override init() {
        super.init()
    }
    /// Creates looks of a style.
    public convenience init(style: UIBarButtonItem.Style) {
        self.init()
    }
}

/// Looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// Looks of the tabs; stored.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Looks of the tabs beside each other; stored.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Looks of the tabs on low screens; stored.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// Looks of tabs.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// Looks of a state.
    @MainActor @preconcurrency
    open class StateAppearance: NSObject {
        /// The colour of the image.
        open var iconColor: UIColor?
        /// Attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The colour of the badge.
        open var badgeBackgroundColor: UIColor?
    }
    /// Looks at rest.
    open var normal = StateAppearance()
    /// Looks of the selected tab.
    open var selected = StateAppearance()
    /// Creates looks.
    public override init() {
        super.init()
    }
}

/// Looks of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
