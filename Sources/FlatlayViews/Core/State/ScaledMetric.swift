import Foundation

/// A number that scales with the text size setting. At the default setting it is the number itself.
///
/// ```swift
/// @ScaledMetric(relativeTo: .headline) private var avatarSize = 40
/// ```
///
/// It scales like the lines of its text style and is rounded to pixels. The setting is available while a body is
/// evaluated; elsewhere the default applies.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let textStyle: Font.TextStyle

    /// Creates a number, given at the default setting, that scales like body text.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// Creates a number, given at the default setting, that scales like a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// The number at the text size setting of the environment.
    public var wrappedValue: Value {
        Value(
            DynamicType.scaledValue(CGFloat(value), relativeTo: textStyle, in: EnvironmentScope.current))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
