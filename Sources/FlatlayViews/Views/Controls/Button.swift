/// A control that runs an action when it is pressed. An image only shows its label.
///
/// ```swift
/// Button("Buy", systemImage: "cart") { buy() }.buttonStyle(.borderedProminent)
/// ```
///
/// To draw a button as pressed, set ``EnvironmentValues/isPressed``.
nonisolated public struct Button<Label: View>: View {
    private let configuration: PrimitiveButtonStyleConfiguration

    /// Creates a button.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        configuration = PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label()), action: action)
    }

    /// The button, drawn by the style of the environment.
    public var body: some View {
        StyledControl(configuration: configuration, slot: \.buttonStyle) { AutomaticButton(configuration: $0) }
            .focusableControl(configuration.action)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol>(
        _ title: Content, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == FlatlayViews.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FlatlayViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init<Content: StringProtocol>(
        _ title: Content, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FlatlayViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from a style's configuration, for styles that modify a button and let another style draw it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Deletes or discards something; the button is red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Cancels without a change.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms something.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes something.
    public static let close = ButtonRole(name: "close")
}

/// The parts of a button whose style also triggers its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = AnyView

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: () -> Void

    /// Runs the action.
    public func trigger() { action() }
}

/// The parts of a button, for its style.
public struct ButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = AnyView

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is pressed.
    public let isPressed: Bool
}
