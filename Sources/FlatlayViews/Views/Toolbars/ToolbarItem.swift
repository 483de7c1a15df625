/// An item of a bar: a view with a placement.
///
/// ```swift
/// .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} } }
/// ```
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    /// The item has no body.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates an item that a user can move and remove.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// Adds the item.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: placement, content: .view(CapturedView(content, in: context))))
    }
}

extension ToolbarItem where ID == Void {
    /// Creates an item.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items of a bar with one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    /// The group has no body.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group of items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Creates a group of items with a label, which stands for them where there is no room; there always is.
    public init<Label: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(placement: placement, content: content)
    }

    /// Adds the items.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: placement, content: .view(CapturedView(content, in: context))))
    }
}

/// A space between the items of a bar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent, Sendable {
    /// The spacer has no body.
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space: of a fixed length, or one that takes what is left.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Adds the space.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {
        items.entries.append(
            ToolbarEntry(placement: placement, content: sizing == .fixed ? .fixedSpace : .flexibleSpace))
    }
}

/// How long a space in a bar is.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// It takes what is left.
    public static let flexible = SpacerSizing(name: "flexible")
    /// It has the length of the system.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// A menu at the title of a bar, which opens at a touch: it is closed in an image.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    /// The menu has no body.
    public typealias Body = Never

    /// Creates a menu. Its content is not evaluated.
    public init(@ViewBuilder content: () -> Content) {}

    /// Creates a menu with the standard actions.
    public init() where Content == EmptyView {}

    /// Adds nothing.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {}
}
