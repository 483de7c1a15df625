import Foundation

/// A label that leads to another view. A picture shows the label, in the style of a button.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label

    /// The label as a button.
    public var body: some View {
        Button(action: {}, label: { label })
    }

    /// A link to a view. The view is not made.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link to a view. The view is not made.
    public init(destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link to a view that is shown while a binding is true. The view is not made.
    public init(
        destination: @autoclosure () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title. The view is not made.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        label = Text(titleKey)
    }

    /// A link with a title. The view is not made.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, @ViewBuilder destination: () -> Destination) {
        label = Text(title)
    }

    /// A link with a title. The view is not made.
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination) {
        label = Text(titleKey)
    }

    /// A link with a title. The view is not made.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, destination: @autoclosure () -> Destination) {
        label = Text(title)
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the view of a value.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link with a title to the view of a value.
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
        label = Text(titleKey)
    }

    /// A link with a title to the view of a value.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: Hashable>(_ title: Content, value: Value?) where Label == Text {
        label = Text(title)
    }
}

/// A label that leads to an address. A picture shows the label, in the style of a button.
public struct Link<Label: View>: View {
    private let label: Label

    /// A link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The label as a button.
    public var body: some View {
        Button(action: {}, label: { label })
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
