import Foundation

extension Text {
    /// Creates a text of a value in a format style, in the locale of the environment unless the format sets one.
    ///
    /// ```swift
    /// Text(price, format: .currency(code: "EUR"))
    /// ```
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(value: TextValue(input, format: format))
    }

    /// Creates a text of a value with a formatter, which has its own time zone, and its own locale if it sets one.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(value: TextValue(subject, formatter: formatter))
    }

    /// Creates a text of an image: a symbol as large as the text, or a bitmap on the baseline.
    public init(_ image: Image) {
        pieces = [Piece(content: .image(image))]
    }

    init(value: TextValue) {
        pieces = [Piece(content: .value(value))]
    }
}
