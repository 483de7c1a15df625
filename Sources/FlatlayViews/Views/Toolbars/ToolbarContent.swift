import ActorLeases

/// The items of bars: what `toolbar(content:)` takes.
///
/// ```swift
/// struct EditingTools: ToolbarContent {
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
///         ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent
    /// The items.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the items. Part of the conversion of views to layout; not for use in apps.
    nonisolated func _addItems(in context: ViewContext, to items: inout _ToolbarItems)
}

/// Items whose order a user can change, which has no effect on an image.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// The items of the bars of a screen. Not for use in apps.
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
}

/// An item of a bar, or several with one placement.
struct ToolbarEntry {
    /// The kind of an entry.
    enum Content {
        case view(CapturedView)
        /// A space of a fixed length.
        case fixedSpace
        /// A space that takes what is left.
        case flexibleSpace
    }

    var placement: ToolbarItemPlacement
    var content: Content
}

nonisolated extension ToolbarContent {
    /// Adds the items of ``body``, evaluated with the environment of the context.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {
        guard let inner = context.enteringBody(of: Self.self) else { return }
        inner.evaluating(self) { leasedContent._addItems(in: inner, to: &items) }
    }

    /// The body, for code that holds a lease.
    private var leasedContent: Body { leased { (content: Self) in content.body }(self) }
}

nonisolated extension ToolbarContent where Body == Never {
    /// Not for use: the content adds its items itself.
    public var body: Never {
        // `Never` has no value to return, and nothing in the package calls this.
        fatalError("\(Self.self) has no body")
    }
}

extension Never: ToolbarContent {
    /// Adds no items.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {}
}

nonisolated extension CustomizableToolbarContent {
    /// Has no effect: a user changes the items of a bar, not an image.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }

    /// Has no effect: a user changes the items of a bar, not an image.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }
}

nonisolated extension ToolbarContent {
    /// Has no effect: the bars are drawn as on iOS 18, where items have no common background.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

    /// Has no effect: nothing moves in an image.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some ToolbarContent {
        self
    }
}

/// How a user may customize an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// The item can be moved, not removed.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// The item stays where it is.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options of the customization of items.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item is always in its bar.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
