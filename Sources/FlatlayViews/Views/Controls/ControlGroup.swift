import Foundation

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.isInMenu) private var isInMenu

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a group of controls; its label is shown in menus only.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    /// Creates a group of controls; its title is shown in menus only.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The controls, 8 points apart; in a menu a row of them.
    public var body: some View {
        if isInMenu { MenuPalette(content: content) } else { HStack(spacing: 8) { content } }
    }
}

/// A button that starts and ends editing. It says Done while the environment's `editMode` is active.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    /// The button.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}

/// A button that takes what has been copied. An image shows the button; there is nothing to take.
nonisolated public struct PasteButton: View {
    /// Creates a button for texts; the action is never run.
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

    /// The button: a symbol and a title on the tint.
    public var body: some View {
        Button {
        } label: {
            FlatlayViews.Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }
}

/// A button that shares something. An image shows its label.
nonisolated public struct ShareLink<Label: View>: View {
    private let label: Label

    /// Creates a link that shares an item.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a link that shares an item and shows a preview of it.
    public init<Item, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a link that shares items.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The label as a button.
    public var body: some View {
        Button(action: {}, label: { label })
    }
}

extension ShareLink where Label == FlatlayViews.Label<Text, Image> {
    /// Creates a link with the system's title.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        label = FlatlayViews.Label("Share…", systemImage: "square.and.arrow.up")
    }

    /// Creates a link with a title.
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        label = FlatlayViews.Label(titleKey, systemImage: "square.and.arrow.up")
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol, Item>(
        _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        label = FlatlayViews.Label(title, systemImage: "square.and.arrow.up")
    }

    /// Creates a link with the system's title, which shows a preview of what it shares.
    public init<Item, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) {
        label = FlatlayViews.Label("Share…", systemImage: "square.and.arrow.up")
    }

    /// Creates a link with a title, which shows a preview of what it shares.
    public init<Item, Image, Icon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) {
        label = FlatlayViews.Label(titleKey, systemImage: "square.and.arrow.up")
    }
}

/// What a share sheet shows of an item. Never shown in an image.
public struct SharePreview<Image, Icon> {
    /// Creates a preview with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}

    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}

    /// Creates a preview with a title and an image.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, image: Image) where Icon == Never {}

    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) where Image == Never, Icon == Never {}
}
