import Foundation

/// The text of a string literal, with interpolated values formatted for the locale of the environment.
///
/// ```swift
/// Text("\(1234) items")               // 1,234 items
/// Text("\(0.5, specifier: "%.1f") s")  // 0.5 s
/// ```
///
/// There are no translation tables: the key is the text. Integers are grouped and floating-point numbers have six
/// decimals, as in a translated format. Inline Markdown is interpreted in the literal, but not in interpolated values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    enum Segment: Equatable, Sendable {
        case literal(String)
        case verbatim(String)
        case value(TextValue)
        case text(Text)
    }

    var segments: [Segment]

    /// Creates a key from a string.
    public init(_ value: String) {
        segments = [.literal(value)]
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the segments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var segments: [Segment] = []

        /// Creates an interpolation without segments.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds a literal segment.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        /// Adds a string unchanged.
        public mutating func appendInterpolation(_ string: String) {
            segments.append(.verbatim(string))
        }

        /// Adds an attributed string.
        public mutating func appendInterpolation(_ string: AttributedString) {
            segments.append(.text(Text(string)))
        }

        /// Adds the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            segments.append(.verbatim(String(describing: value)))
        }

        /// Adds an integer, grouped as in the locale.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
            // A format for `Int` is three times as fast as one for integers of any size, and the result is the same.
            if let number = Int(exactly: number) {
                segments.append(.value(TextValue { $0.formatted(number) }))
                return
            }
            let digits = String(number)
            segments.append(
                .value(
                    TextValue { environment in
                        Decimal(string: digits).map {
                            $0.formatted(.number.precision(.fractionLength(0)).locale(environment.locale))
                        } ?? digits
                    }))
        }

        /// Adds a floating-point number with six decimals.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
            let number = Double(number)
            segments.append(
                .value(
                    TextValue { environment in
                        let style = FloatingPointFormatStyle<Double>.number.grouping(.never)
                        return number.isFinite
                            ? number.formatted(style.precision(.fractionLength(6)).locale(environment.locale))
                            : String(describing: number)
                    }))
        }

        /// Adds a value in a C format, such as `%.2f`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            segments.append(.value(TextValue(value, specifier: specifier)))
        }

        /// Adds a text with its own attributes.
        public mutating func appendInterpolation(_ text: Text) {
            segments.append(.text(text))
        }

        /// Adds an image.
        public mutating func appendInterpolation(_ image: Image) {
            segments.append(.text(Text(image)))
        }

        /// Adds a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            segments.append(.text(Text(date, style: style)))
        }

        /// Adds the range between two dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            segments.append(.text(Text(dates)))
        }

        /// Adds a date interval.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            segments.append(.text(Text(interval)))
        }

        /// Adds a value that a formatter converts to text.
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter
        ) {
            segments.append(.text(Text(subject, formatter: formatter)))
        }

        /// Adds a value in a format style.
        public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
        where Format.FormatInput: Equatable, Format.FormatOutput == String {
            segments.append(.value(TextValue(input, format: format)))
        }
    }
}
