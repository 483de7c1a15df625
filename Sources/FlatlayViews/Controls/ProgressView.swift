import Foundation

/// How far something is, or that it goes on.
///
/// ```swift
/// ProgressView("Loading", value: 3, total: 10)
/// ProgressView()
/// ```
///
/// With a value it is a bar, without one a ring of spokes that stands still.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let configuration: ProgressViewStyleConfiguration

    private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { AnyView($0) },
            currentValueLabel: currentValueLabel.map { AnyView($0) })
    }

    private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// The progress in the style of its surroundings.
    public var body: some View {
        StyledControl(configuration: configuration, slot: \.progressViewStyle) { configuration in
            if configuration.fractionCompleted == nil {
                CircularProgress(configuration: configuration)
            } else {
                LinearProgress(configuration: configuration)
            }
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// Something goes on.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// Something goes on.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Something goes on.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content) where Label == Text {
        self.init { Text(title) }
    }

    /// How far something is; nil for unknown.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// How far something is; nil for unknown.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// How far something is; nil for unknown.
    public init<Value: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// How far something is; nil for unknown.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Content, value: Value?, total: Value = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }

    /// How far something is that counts for itself.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

extension ProgressView {
    /// How far something is, with words about it; nil for unknown.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// The progress of a style, for styles that change it and have it drawn by another style.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == AnyView {
        self.configuration = configuration
    }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label as a view.
    public typealias Label = AnyView
    /// Words about the value as a view.
    public typealias CurrentValueLabel = AnyView

    /// From 0 to 1; nil for unknown.
    public let fractionCompleted: Double?
    /// The label.
    public var label: Label?
    /// Words about the value.
    public var currentValueLabel: CurrentValueLabel?
}
