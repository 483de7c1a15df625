import Foundation

/// A value that becomes text when the language, the calendar, the time zone and the time of the surroundings are known.
struct TextValue: Equatable, @unchecked Sendable {
    // Unchecked because formats, and the values that they write, are not marked as sendable; nothing changes them once
    // they are stored.

    /// The text in an environment.
    let string: (EnvironmentValues) -> String

    init(_ string: @escaping (EnvironmentValues) -> String) {
        self.string = string
    }

    /// Two values are equal where they read the same.
    static func == (lhs: TextValue, rhs: TextValue) -> Bool {
        let environment = EnvironmentValues()
        return lhs.string(environment) == rhs.string(environment)
    }
}

extension TextValue {
    /// A value in a format. A format that names a language keeps it, any other writes in that of the surroundings.
    init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init { environment in
            guard format == format.locale(.autoupdatingCurrent) else { return format.format(input) }
            if let date = input as? Date, var style = format as? Date.FormatStyle {
                style.locale = environment.locale
                if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
                if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
                return style.format(date)
            }
            return format.locale(environment.locale).format(input)
        }
    }

    /// A number in a format of C, such as `%.2f`, with the decimal point of the surroundings.
    init<Value: CVarArg>(_ value: Value, specifier: String) {
        self.init { String(format: specifier, locale: $0.locale, value) }
    }
}
