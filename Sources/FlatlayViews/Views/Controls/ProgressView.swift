import Foundation

/// The progress of a task, or that a task is running.
///
/// ```swift
/// ProgressView("Loading", value: 3, total: 10)
/// ProgressView()
/// ```
///
/// With a value it is a bar, without one a static ring of spokes.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
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

    /// The progress view, drawn by the style of the environment.
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
    /// Creates an indeterminate progress view.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// Creates an indeterminate progress view with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// Creates an indeterminate progress view with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Creates an indeterminate progress view with a title.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content) where Label == Text {
        self.init { Text(title) }
    }

    /// Creates a progress view. A nil value makes it indeterminate.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// Creates a progress view with a label. A nil value makes it indeterminate.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// Creates a progress view with a title. A nil value makes it indeterminate.
    public init<Value: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a progress view with a title. A nil value makes it indeterminate.
    @_disfavoredOverload
    public init<Content: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Content, value: Value?, total: Value = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Creates a progress view from Foundation's `Progress`.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

extension ProgressView {
    /// Creates a progress view with a label and a label for the current value. A nil value makes it indeterminate.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Creates a progress view from a style's configuration, for styles that modify it and let another style draw it.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == AnyView {
        self.configuration = configuration
    }
}

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
    /// The type of the label.
    public typealias Label = AnyView
    /// The type of the current value's label.
    public typealias CurrentValueLabel = AnyView

    /// The completed fraction, from 0 to 1; nil if indeterminate.
    public let fractionCompleted: Double?
    /// The label of the progress view.
    public var label: Label?
    /// The label of the current value.
    public var currentValueLabel: CurrentValueLabel?
}
