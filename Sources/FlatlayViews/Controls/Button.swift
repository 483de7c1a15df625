/// A control that does something when it is pressed. In a picture it only shows its label.
///
/// ```swift
/// Button("Buy", systemImage: "cart") { buy() }.buttonStyle(.borderedProminent)
/// ```
///
/// To see how a button looks while it is pressed, set ``EnvironmentValues/isPressed``.
public struct Button<Label: View>: View {
    private let configuration: PrimitiveButtonStyleConfiguration

    /// A button.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        configuration = PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label()), action: action)
    }

    /// The button in the style of its surroundings.
    public var body: some View {
        StyledControl(configuration: configuration, slot: \.buttonStyle) { AutomaticButton(configuration: $0) }
            .focusableControl(configuration.action)
    }
}

extension Button where Label == Text {
    /// A button with a title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol>(
        _ title: Content, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == FlatlayViews.Label<Text, Image> {
    /// A button with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FlatlayViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload
    public init<Content: StringProtocol>(
        _ title: Content, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { FlatlayViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style, for styles that change a button and have it drawn by another style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// It takes something away: drawn in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// It takes nothing away, but leaves.
    public static let cancel = ButtonRole(name: "cancel")
    /// It confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes.
    public static let close = ButtonRole(name: "close")
}

/// The parts of a button whose style decides what presses it.
public struct PrimitiveButtonStyleConfiguration {
    /// The label as a view.
    public typealias Label = AnyView

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: () -> Void

    /// Does what the button is for.
    public func trigger() { action() }
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    /// The label as a view.
    public typealias Label = AnyView

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is being pressed.
    public let isPressed: Bool
}
