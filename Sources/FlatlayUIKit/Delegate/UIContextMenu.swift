import CollectionLayout
import FlatlayViews
import Foundation

// Menus are never shown. These types only let the code of delegates compile.

/// The configuration of a context menu, which no image shows.
public final class UIContextMenuConfiguration: NSObject {
    /// Returns the preview above the menu.
    public typealias ContentPreviewProvider = () -> AnyObject?
    /// Returns the menu, given the system's suggested elements.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// The identifier of the menu.
    public let identifier: (any NSCopying)?

    /// Creates a configuration of a context menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier
    }
}

/// An element of a menu.
open class UIMenuElement: NSObject {
    /// The title of the element.
    public let title: String
    /// The image of the element; nil for none.
    public let image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// A menu or a submenu.
public final class UIMenu: UIMenuElement {
    /// How a submenu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit per option.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Inline in its parent menu instead of as a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Deletes something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements is selected.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The elements of the menu.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        super.init(title: title, image: image)
    }
}

/// A menu element that performs an action; never performed here.
public final class UIAction: UIMenuElement {
    /// The closure of an action.
    public typealias Handler = (UIAction) -> Void

    /// The attributes of an action.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit per attribute.
        public let rawValue: UInt

        /// Creates attributes from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The action is disabled.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The action deletes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The action is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an action is selected.
    public enum State: Int, Hashable, Sendable {
        /// Not selected.
        case off = 0
        /// Selected.
        case on
        /// Partly selected.
        case mixed
    }

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        super.init(title: title, image: image)
    }
}

/// The preview of a menu's target. It cannot be created, because there are no views.
public final class UITargetedPreview: NSObject {
    private override init() {}
}

/// Animations that run while a menu appears or disappears.
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Animations that run while the preview of a menu becomes a screen.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
