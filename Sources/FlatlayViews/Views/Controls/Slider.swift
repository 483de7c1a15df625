import FlatlayControls
import Foundation

/// A track with a knob at a value within a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Double
    private let minimumLabel: ValueLabel?
    private let maximumLabel: ValueLabel?
    @Environment(\.isEnabled) private var isEnabled

    private init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, in bounds: ClosedRange<Value>, minimum: ValueLabel?, maximum: ValueLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = Double(value.wrappedValue - bounds.lowerBound) / length
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        minimumLabel = minimum
        maximumLabel = maximum
    }

    /// The track with its knob, and the labels at its ends.
    public var body: some View {
        HStack {
            minimumLabel
            ControlPicture(SliderLook(fraction: fraction))
            maximumLabel
        }
        .faded(isEnabled: isEnabled)
        .systemFocusEffect(.rect(cornerRadius: 8))
        .focusableControl()
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView {
        self.init(value, in: bounds, minimum: nil, maximum: nil)
    }

    /// Creates a slider that snaps to steps. The image shows the bound value.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView {
        self.init(value, in: bounds, minimum: nil, maximum: nil)
    }

    /// Creates a slider. The label is for accessibility only and is not drawn.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, in: bounds, minimum: nil, maximum: nil)
    }
}

extension Slider {
    /// Creates a slider with labels at its ends. `label` is for accessibility only and is not drawn.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, in: bounds, minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}
