import Foundation

/// A value that is formatted with the locale, the calendar, the time zone and the time of the environment.
struct TextValue: Equatable, @unchecked Sendable {
    // Unchecked because formats and their values are not marked as sendable; nothing changes them once they are stored.

    /// Formats the value in an environment.
    let string: (EnvironmentValues) -> String

    init(_ string: @escaping (EnvironmentValues) -> String) {
        self.string = string
    }

    /// Two values are equal if they format to the same string.
    static func == (lhs: TextValue, rhs: TextValue) -> Bool {
        let environment = EnvironmentValues()
        return lhs.string(environment) == rhs.string(environment)
    }
}

extension TextValue {
    /// Creates a value with a format style. A format that sets a locale keeps it; others use the locale of the
    /// environment.
    init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
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

    /// Creates a value that does not depend on the environment.
    init(_ string: String) {
        self.init { _ in string }
    }

    /// Creates a value with a formatter, as it is set up now. One of numbers or dates that sets no locale uses that of the
    /// environment: Foundation's current locale is not a user's on Linux, but always `en_001`.
    init<Value>(_ value: Value, formatter: Formatter) {
        if type(of: formatter) == NumberFormatter.self, let numbers = formatter.copy() as? NumberFormatter,
            numbers.locale == .current
        {
            self.init { environment in
                // A copy for each call: threads may draw the same text.
                let localized = numbers.copy() as? NumberFormatter
                localized?.locale = environment.locale
                return localized?.string(for: value) ?? ""
            }
        } else if type(of: formatter) == DateFormatter.self, let dates = formatter.copy() as? DateFormatter,
            dates.locale == .current
        {
            self.init { environment in
                let localized = dates.copy() as? DateFormatter
                localized?.locale = environment.locale
                return localized?.string(for: value) ?? ""
            }
        } else {
            self.init(formatter.string(for: value) ?? "")
        }
    }

    /// Creates a value with a C format, such as `%.2f`, and the decimal separator of the environment's locale.
    init<Value: CVarArg>(_ value: Value, specifier: String) {
        self.init { String(format: specifier, locale: $0.locale, value) }
    }
}
