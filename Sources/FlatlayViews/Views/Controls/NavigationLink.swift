import Foundation

/// A label that navigates to another view. An image shows the label, drawn as a button; in a list, as a row with a
/// chevron.
///
/// A link whose binding says so shows its destination in the navigation stack around it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    /// The destination, if a binding shows it.
    private var shown: Destination?

    /// The label: a row with a chevron in a list, a button elsewhere.
    public var body: some View {
        NavigationLinkLabel(label: label).pushing(shown)
    }

    /// Creates a link to a view. The destination is not evaluated.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a link to a view. The destination is not evaluated.
    public init(destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a link to a view that is shown while a binding is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        shown = isActive.wrappedValue ? destination() : nil
        self.label = label()
    }

    /// Creates a link to a view that is shown while a binding is true.
    public init(
        destination: @autoclosure () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        shown = isActive.wrappedValue ? destination() : nil
        self.label = label()
    }

    /// Creates a link to a view that is shown while a selection has its value.
    public init<V: Hashable>(
        destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        shown = selection.wrappedValue == tag ? destination() : nil
        self.label = label()
    }

    /// Creates a link to a view that is shown while a selection has its value.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        shown = selection.wrappedValue == tag ? destination() : nil
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title. The destination is not evaluated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        label = Text(titleKey)
    }

    /// Creates a link with a title. The destination is not evaluated.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, @ViewBuilder destination: () -> Destination) {
        label = Text(title)
    }

    /// Creates a link with a title. The destination is not evaluated.
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination) {
        label = Text(titleKey)
    }

    /// Creates a link with a title. The destination is not evaluated.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, destination: @autoclosure () -> Destination) {
        label = Text(title)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view that is shown while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        label = Text(titleKey)
        shown = isActive.wrappedValue ? destination() : nil
    }

    /// Creates a link with a title to a view that is shown while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination, isActive: Binding<Bool>
    ) {
        label = Text(titleKey)
        shown = isActive.wrappedValue ? destination() : nil
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the destination of a value.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a link with a title to the destination of a value.
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
        label = Text(titleKey)
    }

    /// Creates a link with a title to the destination of a value.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: Hashable>(_ title: Content, value: Value?) where Label == Text {
        label = Text(title)
    }
}

/// A label that opens a URL. An image shows the label, drawn as a button.
nonisolated public struct Link<Label: View>: View {
    private let label: Label

    /// Creates a link to a URL.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The label as a button.
    public var body: some View {
        Button(action: {}, label: { label })
    }
}

extension Link where Label == Text {
    /// Creates a link to a URL, with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a URL, with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
