import Foundation

/// A label with a minus and a plus beside it.
public struct Stepper<Label: View>: View {
    private let label: Label
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.isEnabled) private var isEnabled

    /// A stepper with actions of its own.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// A stepper of a value.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// A stepper of a value within a range.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    /// The label, and both signs on a ground of 94×32 points.
    public var body: some View {
        if areLabelsHidden {
            signs
        } else {
            HStack {
                label
                Spacer()
                signs
            }
        }
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
    /// A stepper of a value.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step) { Text(titleKey) }
    }

    /// A stepper of a value within a range.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }

    /// A stepper of a value.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: Strideable>(
        _ title: Content, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step) { Text(title) }
    }

    /// A stepper of a value within a range.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: Strideable>(
        _ title: Content, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
}
