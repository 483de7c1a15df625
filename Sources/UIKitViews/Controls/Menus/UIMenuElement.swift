import Foundation
import UIKitValues

// Menus are never shown. Actions of menus are performed only by an app's code.

/// An element of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The attributes of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit per attribute.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is disabled.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element deletes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is selected.
    public enum State: Int, Hashable, Sendable {
        /// Not selected.
        case off = 0
        /// Selected.
        case on
        /// Partly selected.
        case mixed
    }

    /// The title of the element.
    open internal(set) var title: String
    /// The text below the title; nil for none.
    open var subtitle: String?
    /// The image of the element; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// The closure of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element, or an event of a control, that runs a closure.
///
/// ```swift
/// let save = UIAction(title: "Save", image: UIImage(systemName: "square.and.arrow.down")) { _ in store() }
/// let button = UIButton(configuration: .filled(), primaryAction: save)
/// ```
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Pastes what is on the pasteboard.
        public static let paste = Identifier("com.apple.action.paste")
        /// Pastes with the style of the surroundings.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    }
    /// The closure of an action.
    public typealias Handler = UIActionHandler

    /// The name of the action; unique if it was given none.
    public let identifier: Identifier
    /// The title for lists of shortcuts; stored.
    open var discoverabilityTitle: String?
    /// The attributes.
    open var attributes: Attributes
    /// Whether the action is selected.
    open var state: State
    /// The image while the action is selected; stored.
    open var selectedImage: UIImage?
    /// The object that performs the action; nil otherwise.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the closure; `performWithSender(_:target:)` of UIKit.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A menu element that calls a method. The method is not called.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// The property list of the command.
    public let propertyList: Any?
    /// The title for lists of shortcuts; stored.
    open var discoverabilityTitle: String?
    /// The attributes.
    open var attributes: Attributes
    /// Whether the command is selected.
    open var state: State

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }
}

/// A menu element that is replaced by others when a menu opens: never here.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
    /// Gets the elements.
    public let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an element that a closure replaces.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an element that a closure replaces each time.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// A menu or a submenu.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a submenu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit per option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Inline in its parent menu instead of as a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Deletes something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements is selected.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// As a palette.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of the elements.
    public enum ElementSize: Int, Hashable, Sendable {
        /// Small.
        case small = 0
        /// Medium.
        case medium
        /// Large.
        case large
        /// What fits.
        case automatic = -1
    }

    /// The name of the menu; unique if it was given none.
    public let identifier: Identifier
    /// How the menu is shown.
    public let options: Options
    /// The size of the elements; stored.
    open var preferredElementSize: ElementSize
    /// The elements of the menu.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The selected elements, also those of menus that are shown inline.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            default: []
            }
        }
    }

    /// Returns a menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
