import CollectionLayout
import FlatlayViews
import Foundation

// Menus are not shown: they compile where delegates make them.

/// A menu that comes with a long press, which no picture shows.
public final class UIContextMenuConfiguration: NSObject {
    /// Makes what is shown above the menu.
    public typealias ContentPreviewProvider = () -> AnyObject?
    /// Makes the menu from what the system suggests.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// Which menu it is.
    public let identifier: (any NSCopying)?

    /// A menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier
    }
}

/// An entry of a menu.
open class UIMenuElement: NSObject {
    /// The text.
    public let title: String
    /// The image.
    public let image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// A menu, or a part of one.
public final class UIMenu: UIMenuElement {
    /// How a part of a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// In place of a part of its own.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It takes something away.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its entries one is chosen.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The entries.
    public let children: [UIMenuElement]

    /// A menu.
    public init(
        title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        super.init(title: title, image: image)
    }
}

/// An entry of a menu that does something; no picture does it.
public final class UIAction: UIMenuElement {
    /// What the entry does.
    public typealias Handler = (UIAction) -> Void

    /// How an entry is shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// Attributes from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It can't be used.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It takes something away.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an entry is chosen.
    public enum State: Int, Hashable, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on
        /// Some of it is.
        case mixed
    }

    /// An entry.
    public init(
        title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        super.init(title: title, image: image)
    }
}

/// What stands out while a menu is shown. There are no views to make one of.
public final class UITargetedPreview: NSObject {
    private override init() {}
}

/// What moves while a menu comes or goes.
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Changes something with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Is called after it.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What moves while the preview of a menu becomes a screen.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
