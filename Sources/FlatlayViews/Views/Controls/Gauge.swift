import ActorLeases
import FlatlayControls
import Foundation

/// A value within a range, drawn as a bar; as a ring in circular styles.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let fraction: Double

    /// Creates a gauge with a label and a label for the current value.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        let fraction = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// Creates a gauge with a label.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }

    /// The gauge, drawn by the style of the environment.
    public var body: some View {
        StyledControl(
            configuration: GaugeStyleConfiguration(
                value: fraction, label: AnyView(label), currentValueLabel: AnyView(currentValueLabel)),
            slot: \.gaugeStyle
        ) { LinearGauge(configuration: $0) }
    }
}

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
    /// The type of the label.
    public typealias Label = AnyView
    /// The type of the current value's label.
    public typealias CurrentValueLabel = AnyView

    /// The value, from 0 to 1.
    public let value: Double
    /// The label of the gauge.
    public let label: Label
    /// The label of the current value.
    public let currentValueLabel: CurrentValueLabel
}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The parts of a gauge, passed to `makeBody`.
    typealias Configuration = GaugeStyleConfiguration

    /// Creates the view of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    /// Sets the style of gauges in this view.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.gaugeStyle, makeBody: leased { $0.makeBody(configuration: $1) }))
    }
}

/// A gauge style that draws a bar.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a gauge.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A gauge style that draws a closed ring, filled up to the value, with the current value's label inside.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        let style = StrokeStyle(lineWidth: 6, lineCap: .round)
        Circle().inset(by: 3).stroke(.tint.opacity(0.3), style: style)
            .overlay {
                Circle().inset(by: 3).trim(from: 0, to: configuration.value).rotation(.degrees(-90))
                    .stroke(.tint, style: style)
            }
            .overlay { configuration.currentValueLabel.font(.title3).lineLimit(1).minimumScaleFactor(0.5).padding(8) }
            .frame(width: 58, height: 58)
    }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

nonisolated private struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            ControlPicture(ProgressBarLook(fraction: configuration.value))
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}
