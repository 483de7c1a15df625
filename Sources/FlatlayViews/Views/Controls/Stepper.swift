import Foundation

/// A label with a minus and a plus button.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a stepper with custom actions.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// Creates a stepper for a value.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// Creates a stepper for a value within a range.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// The label, and both buttons on a background of 94×32 points.
    public var body: some View {
        ControlRow(label: label) { signs }
    }

    private var signs: some View {
        HStack(spacing: 0) {
            Rectangle().frame(width: 14, height: 2).frame(width: 46.5)
            Color(uiColor: .separator).frame(width: 1, height: 18)
            Rectangle().frame(width: 14, height: 2)
                .overlay { Rectangle().frame(width: 2, height: 14) }
                .frame(width: 46.5)
        }
        .foregroundStyle(.primary)
        .frame(width: 94, height: 32)
        .background(Color(uiColor: .tertiarySystemFill), in: .rect(cornerRadius: 8))
        .opacity(isEnabled ? 1 : 0.5)
        .systemFocusEffect(.rect(cornerRadius: 8))
        .focusableControl()
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper for a value, with a title.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step) { Text(titleKey) }
    }

    /// Creates a stepper for a value within a range, with a title.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }

    /// Creates a stepper for a value, with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: Strideable>(
        _ title: Content, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step) { Text(title) }
    }

    /// Creates a stepper for a value within a range, with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: Strideable>(
        _ title: Content, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
}
