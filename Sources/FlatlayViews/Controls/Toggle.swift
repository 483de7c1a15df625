import Foundation

/// A switch between on and off, with its label.
public struct Toggle<Label: View>: View {
    private let configuration: ToggleStyleConfiguration

    /// A switch.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: AnyView(label()), isOn: isOn)
    }

    /// The switch in the style of its surroundings.
    public var body: some View {
        StyledControl(configuration: configuration, slot: \.toggleStyle) { SwitchToggle(configuration: $0) }
            .focusableControl { configuration.isOn.toggle() }
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A switch with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == FlatlayViews.Label<Text, Image> {
    /// A switch with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { FlatlayViews.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch of a style, for styles that change it and have it drawn by another style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }
}

/// The parts of a switch.
public struct ToggleStyleConfiguration {
    /// The label as a view.
    public typealias Label = AnyView

    /// The label.
    public let label: Label
    /// Whether the switch is on.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// How switches look.
public protocol ToggleStyle {
    /// What a switch consists of.
    associatedtype Body: View
    /// The parts of the switch.
    typealias Configuration = ToggleStyleConfiguration

    /// A switch.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// The style of switches inside.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.toggleStyle) { $0.makeBody(configuration: $1) })
    }
}

/// The style of the surroundings: a sliding knob.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// The style.
    public init() {}

    /// A switch.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A sliding knob.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// The style.
    public init() {
        tint = nil
    }

    /// The style in a tint.
    public init(tint: Color) {
        self.tint = tint
    }

    /// A switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// The style.
    public init() {}

    /// A switch.
    @ViewBuilder
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button(action: {}, label: { configuration.label })
        if configuration.isOn { button.buttonStyle(.borderedProminent) } else { button.buttonStyle(.borderless) }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style of the surroundings.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A sliding knob.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The label, and at the trailing side a capsule of 51×31 points with a knob of 27: iOS's measures.
private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    var tint: Color?
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if areLabelsHidden {
            knob
        } else {
            HStack {
                configuration.label
                Spacer()
                knob
            }
        }
    }

    private var knob: some View {
        Capsule()
            .fill(configuration.isOn ? onStyle : AnyShapeStyle(Color(uiColor: .secondarySystemFill)))
            .frame(width: 51, height: 31)
            .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                Circle().fill(.white).padding(2).shadow(color: .black.opacity(0.15), radius: 4, y: 2)
            }
            .opacity(isEnabled ? 1 : 0.5)
            .systemFocusEffect(.capsule)
    }

    private var onStyle: AnyShapeStyle {
        AnyShapeStyle(SwitchStyle(own: tint))
    }
}

/// The tint of a switch: its own, that of the surroundings, or green.
private struct SwitchStyle: ShapeStyle {
    let own: Color?

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        own.map { AnyShapeStyle($0) } ?? environment.common.tint ?? AnyShapeStyle(Color.green)
    }
}
