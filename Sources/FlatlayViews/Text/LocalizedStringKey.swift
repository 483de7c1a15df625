import Foundation

/// The text of a string literal, with values put into it as the language of the surroundings writes them.
///
/// ```swift
/// Text("\(1234) items")               // 1,234 items
/// Text("\(0.5, specifier: "%.1f") s")  // 0.5 s
/// ```
///
/// There are no tables of translations here: the key is the text. Whole numbers are grouped, and numbers with a point
/// have six decimals, as a translated format would write them.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    enum Segment: Equatable, Sendable {
        case literal(String)
        case integer(String)
        case decimal(Double)
        case text(Text)
    }

    var segments: [Segment]

    /// A key from a string.
    public init(_ value: String) {
        segments = [.literal(value)]
    }

    /// A key from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var segments: [Segment] = []

        /// No parts yet.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) {
            appendLiteral(string)
        }

        /// Adds the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            appendLiteral(String(describing: value))
        }

        /// Adds a whole number, grouped as the language does.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
            segments.append(.integer(String(number)))
        }

        /// Adds a number with six decimals.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
            segments.append(.decimal(Double(number)))
        }

        /// Adds a value in a format of C, such as `%.2f`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            appendLiteral(String(format: specifier, value))
        }

        /// Adds a text with its own attributes.
        public mutating func appendInterpolation(_ text: Text) {
            segments.append(.text(text))
        }

        /// Adds a value in a format.
        public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
        where Format.FormatInput: Equatable, Format.FormatOutput == String {
            appendLiteral(format.format(input))
        }
    }
}

extension LocalizedStringKey.Segment {
    /// The characters of a part that is not a text of its own.
    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .literal(let string): string
        case .integer(let digits):
            Decimal(string: digits).map {
                $0.formatted(.number.precision(.fractionLength(0)).locale(environment.locale))
            } ?? digits
        case .decimal(let number):
            number.isFinite
                ? number.formatted(.number.grouping(.never).precision(.fractionLength(6)).locale(environment.locale))
                : String(describing: number)
        case .text(let text): text.string(in: environment)
        }
    }
}
