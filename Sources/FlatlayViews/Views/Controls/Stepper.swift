import FlatlayControls
import Foundation

/// A label with a minus and a plus button.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let canDecrement: Bool
    private let canIncrement: Bool
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a stepper with custom actions. A sign without one is faint.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        (canDecrement, canIncrement) = (onDecrement != nil, onIncrement != nil)
    }

    /// Creates a stepper for a value.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        (canDecrement, canIncrement) = (true, true)
    }

    /// Creates a stepper for a value within a range. At an end of it, a sign is faint.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        canDecrement = value.wrappedValue > bounds.lowerBound
        canIncrement = value.wrappedValue < bounds.upperBound
    }

    /// The label, and both buttons.
    public var body: some View {
        ControlRow(label: label) { signs }
    }

    private var signs: some View {
        ControlPicture(StepperLook(canDecrement: canDecrement, canIncrement: canIncrement))
            .faded(isEnabled: isEnabled)
            .systemFocusEffect(.rect(cornerRadius: StepperLook.radius))
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
