import ActorLeases
import FlatlayControls
import Foundation

/// A switch with a label.
nonisolated public struct Toggle<Label: View>: View {
    private let configuration: ToggleStyleConfiguration

    /// Creates a switch.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: AnyView(label()), isOn: isOn)
    }

    /// The switch, drawn by the style of the environment.
    public var body: some View {
        StyledControl(configuration: configuration, slot: \.toggleStyle) { SwitchToggle(configuration: $0) }
            .focusableControl { configuration.isOn.toggle() }
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a switch with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == FlatlayViews.Label<Text, Image> {
    /// Creates a switch with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { FlatlayViews.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a switch from a style's configuration, for styles that modify it and let another style draw it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }
}

/// The parts of a switch, for its style.
public struct ToggleStyleConfiguration {
    /// The type of the label.
    public typealias Label = AnyView

    /// The label of the switch.
    public let label: Label
    /// Whether the switch is on.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// The appearance of switches.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The parts of a switch, passed to `makeBody`.
    typealias Configuration = ToggleStyleConfiguration

    /// Creates the view of a switch.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    /// Sets the style of switches in this view.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.toggleStyle, makeBody: leased { $0.makeBody(configuration: $1) }))
    }
}

/// The inherited style; by default, a sliding knob.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a switch.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A toggle style that draws a sliding knob.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    public init() {
        tint = nil
    }

    /// Creates the style with a tint.
    public init(tint: Color) {
        self.tint = tint
    }

    /// Creates the view of a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A toggle style that draws a button, which stays pressed while the switch is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a switch.
    @ViewBuilder
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button(action: {}, label: { configuration.label })
        if configuration.isOn { button.buttonStyle(.borderedProminent) } else { button.buttonStyle(.borderless) }
    }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// The inherited style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A sliding knob.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the switch is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The label, and a switch at the trailing edge.
nonisolated private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    var tint: Color?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ControlRow(label: configuration.label) {
            ControlPicture(
                SwitchLook(isOn: configuration.isOn, onColor: .tintColor), tint: AnyShapeStyle(SwitchStyle(own: tint))
            )
            .faded(isEnabled: isEnabled)
            .systemFocusEffect(.capsule)
        }
    }
}

/// The tint of a switch: its own, that of the environment, or green.
private struct SwitchStyle: ShapeStyle {
    let own: Color?

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        own.map { AnyShapeStyle($0) } ?? environment.common.tint ?? AnyShapeStyle(Color.green)
    }
}
