import Foundation

/// A number that grows with the text that people ask for. At the ordinary setting it is the number itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value

    /// A number at the ordinary setting.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// A number at the ordinary setting, which grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
    }

    /// The number.
    public var wrappedValue: Value { value }
}
