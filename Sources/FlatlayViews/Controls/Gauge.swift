import Foundation

/// A value within a range, as a bar, or as a ring in the styles whose names say so.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let fraction: Double

    /// A value with words about it.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        let fraction = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// A value.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }

    /// The gauge in the style of its surroundings.
    public var body: some View {
        StyledControl(
            configuration: GaugeStyleConfiguration(
                value: fraction, label: AnyView(label), currentValueLabel: AnyView(currentValueLabel)),
            slot: \.gaugeStyle
        ) { LinearGauge(configuration: $0) }
    }
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// The label as a view.
    public typealias Label = AnyView
    /// Words about the value as a view.
    public typealias CurrentValueLabel = AnyView

    /// From 0 to 1.
    public let value: Double
    /// The label.
    public let label: Label
    /// Words about the value.
    public let currentValueLabel: CurrentValueLabel
}

/// How gauges look.
public protocol GaugeStyle {
    /// What a gauge consists of.
    associatedtype Body: View
    /// The parts of the gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// A gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// The style of gauges inside.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.gaugeStyle) { $0.makeBody(configuration: $1) })
    }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style.
    public init() {}

    /// A gauge.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A closed ring that is filled up to the value, with words about it inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style.
    public init() {}

    /// A gauge.
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

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            GeometryReader { proxy in
                Capsule().fill(Color(uiColor: .systemFill))
                    .overlay(alignment: .leading) {
                        Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
                    }
            }
            .frame(height: 4)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}
