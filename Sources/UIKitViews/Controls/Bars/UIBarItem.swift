import CoreGeometry
import Foundation
import Synchronization
import UIKitValues

/// A distance along both axes.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat
    /// No distance.
    public static let zero = UIOffset()
    /// Creates a distance of zero.
    public init() { (horizontal, vertical) = (0, 0) }
    /// Creates a distance.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// The size of a bar for which something is set.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// The usual height.
    case `default` = 0
    /// The low bar of landscape.
    case compact
    /// With a prompt.
    case defaultPrompt = 101
    /// Low, with a prompt.
    case compactPrompt
}

/// The look of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// Light, or dark in dark mode.
    case `default` = 0
    /// Dark.
    case black
    /// Dark; the old name.
    case blackTranslucent
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the top, up to the status bar.
    case topAttached
}

/// An item of a bar: data, which the bar draws.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    /// The title; nil for none.
    open var title: String?
    /// The image; nil for none.
    open var image: UIImage?
    /// The image in landscape; stored.
    open var landscapeImagePhone: UIImage?
    /// The insets of the image.
    open var imageInsets = UIEdgeInsets.zero
    /// The insets of the image in landscape; stored.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// Whether the item can be used.
    open var isEnabled = true
    /// A number that identifies the item for the app.
    open var tag = 0
    /// A name for tests.
    open var accessibilityIdentifier: String?
    /// What assistive technologies call the item; stored.
    open var accessibilityLabel: String?
    /// What the item does; stored.
    open var accessibilityHint: String?
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty item.
    public override init() { super.init() }
    /// Creates an item from a nib.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the attributes of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    /// Returns the attributes of the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A button of a bar: data, which the bar draws.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The look of an item.
    public enum Style: Int, Hashable, Sendable {
        /// The usual one.
        case plain = 0
        /// With a border; drawn as `plain`.
        case bordered
        /// Bold: it ends an activity.
        case done
        /// Prominent; drawn as `done`.
        case prominent
    }

    /// An item that the system knows.
    public enum SystemItem: Int, Hashable, Sendable {
        /// "Done".
        case done = 0
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save".
        case save
        /// A plus.
        case add
        /// Space that grows.
        case flexibleSpace
        /// Space of a width.
        case fixedSpace
        /// A sheet with a pen.
        case compose
        /// An arrow back.
        case reply
        /// A box with an arrow.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A round arrow.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// Start playing.
        case play
        /// Pause.
        case pause
        /// Back.
        case rewind
        /// Forward.
        case fastForward
        /// An arrow back in time.
        case undo
        /// An arrow forward in time.
        case redo
        /// A page curl.
        case pageCurl
        /// A cross.
        case close

        /// The title of an item that has one.
        package var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// The symbol of an item that has one.
        package var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }
    }

    /// The look.
    open var style = Style.plain
    /// The width; 0 for the natural one.
    open var width: CGFloat = 0
    /// The view in place of the button; nil for none.
    open var customView: UIView?
    /// The system's item; nil for one of the app's.
    public let systemItem: SystemItem?
    /// The object whose method a tap calls.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector?
    /// The action of a tap.
    open var primaryAction: UIAction?
    /// The menu that a tap or a long press opens.
    open var menu: UIMenu?
    /// The menu while items are in an overflow menu; stored.
    open var menuRepresentation: UIMenuElement?
    /// Whether the button has the look of a selected one.
    open var isSelected = false
    /// Whether the item is left out.
    open var isHidden = false
    /// Whether a tap changes ``isSelected``; stored.
    open var changesSelectionAsPrimaryAction = false
    /// The titles that the item may have; stored.
    open var possibleTitles: Set<String>?
    /// The colour of the item; nil for the tint of the bar.
    open var tintColor: UIColor?

    /// Creates an empty item.
    public override init() {
        systemItem = nil
        super.init()
    }
    /// Creates an item from a nib.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }
    private init(system: SystemItem) {
        systemItem = system
        super.init()
    }
    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Creates an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    /// Creates an item with an image.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// Creates an item of the system.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
        if systemItem == .done || systemItem == .save { style = .done }
    }
    /// Creates an item of a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// Creates an item with an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// Creates an item of the system with an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Returns space of a width.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }
    /// Returns space that grows.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

    /// The looks of all items: the colour and the attributes of titles that are set on the returned item are taken for
    /// items that have none of their own.
    public static func appearance() -> UIBarButtonItem { BarItemAppearance() }
    /// The looks of items in bars of some classes; here of all.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { BarItemAppearance() }
    /// The colour of the item: its own, or that of all items.
    package var shownTintColor: UIColor? { tintColor ?? BarItemAppearance.looks.withLock { $0.tintColor } }
    /// The attributes of the title in a state: its own, or those of all items.
    package func shownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes(for: state) ?? BarItemAppearance.looks.withLock { $0 }.attributes[state]
    }
    /// Moves the title; stored by nothing.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Moves the title of a back button; stored by nothing.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Stored by nothing.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}

    /// Does what a tap would do.
    package func performPrimaryAction() {
        if let primaryAction { return primaryAction.perform(sender: self) }
        if let action, let target { _ = ControlActions.table?(action, target, self, nil) }
    }
}

/// An item that stands for all items. Each call of `appearance()` returns one of its own; what is shared is behind a lock,
/// because images may be drawn on other threads meanwhile.
private final class BarItemAppearance: UIBarButtonItem {
    struct Looks: @unchecked Sendable {
        // Attributes are fonts, colours and other values that nobody changes.
        var tintColor: UIColor?
        var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    }
    nonisolated static let looks = Mutex(Looks())

    override init() { super.init() }
    required init?(coder: NSCoder) { nil }

    override var tintColor: UIColor? {
        get { Self.looks.withLock { $0.tintColor } }
        set { Self.looks.withLock { $0.tintColor = newValue } }
    }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        let looks = Looks(attributes: attributes.map { [state: $0] } ?? [:])
        Self.looks.withLock { $0.attributes[state] = looks.attributes[state] }
    }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        Self.looks.withLock { $0 }.attributes[state]
    }
}

/// A bar of items: 44 points high. The renderer of screens draws it.
open class UIToolbar: UIView {
    /// The items from the leading edge.
    open var items: [UIBarButtonItem]?
    /// The look.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the background; nil for the material of bars.
    open var barTintColor: UIColor?
    /// What decides where the bar is; stored.
    open weak var delegate: (any UIToolbarDelegate)?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a bar from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the items; nothing is animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// No width of its own; 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    /// Returns the given width and the natural height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// Decides where a bar is; never asked here.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: AnyObject {}
