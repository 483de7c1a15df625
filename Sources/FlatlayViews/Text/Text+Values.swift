import Foundation

extension Text {
    /// A value in a format, in the language of the surroundings unless the format names one.
    ///
    /// ```swift
    /// Text(price, format: .currency(code: "EUR"))
    /// ```
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(value: TextValue(input, format: format))
    }

    /// A value as a formatter writes it, which has a language and a time zone of its own.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// An image within text: a symbol as large as the text, or a bitmap that stands on the baseline.
    public init(_ image: Image) {
        pieces = [Piece(content: .image(image))]
    }

    init(value: TextValue) {
        pieces = [Piece(content: .value(value))]
    }
}
