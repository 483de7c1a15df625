/// The parts of an ``OSLogMessage``.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value as text.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(privacy) { align.apply("\(value())") }
    }

    /// Appends an integer.
    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy) { align.apply(format.text(of: number())) }
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ number: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy) { align.apply(format.text(of: Double(number()))) }
    }

    /// Appends a Boolean.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { format.text(of: boolean()) }
    }

    private mutating func append(_ privacy: OSLogPrivacy, _ shown: () -> String) {
        text += privacy.isHidden ? "<private>" : shown()
    }
}
