import Foundation

/// A number that grows with the text that people ask for. At the ordinary setting it is the number itself.
///
/// ```swift
/// @ScaledMetric(relativeTo: .headline) private var avatarSize = 40
/// ```
///
/// It grows as the lines of its text style do and is rounded to pixels. The setting is known while a body is evaluated;
/// anywhere else it is the ordinary one.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let textStyle: Font.TextStyle

    /// A number at the ordinary setting, which grows as body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// A number at the ordinary setting, which grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// The number at the setting of the environment.
    public var wrappedValue: Value {
        Value(
            DynamicType.scaledValue(CGFloat(value), relativeTo: textStyle, in: EnvironmentScope.current))
    }
}
