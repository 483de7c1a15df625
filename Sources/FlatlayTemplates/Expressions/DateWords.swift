import Foundation
import Synchronization

/// Formatters of dates by pattern or by the fields to show, which Foundation has only as objects.
///
/// It keeps some of them, since each takes far longer to create than to use.
final class DateWords: Sendable {
    static let shared = DateWords()

    /// What a formatter writes.
    enum Form: Hashable {
        /// Exactly these letters and signs, such as `dd.MM.yyyy`.
        case pattern(String)
        /// These fields in the order of the locale, such as `yMMMd`.
        case fields(String)
        case styles(date: DateFormatter.Style, time: DateFormatter.Style)
    }

    private struct Key: Hashable {
        let form: Form
        let locale: String
        let timeZone: TimeZone
    }

    private static let limit = 64

    private let formatters = Mutex<[Key: DateFormatter]>([:])

    func text(_ date: Date, _ form: Form, _ locale: Locale, _ timeZone: TimeZone) -> String {
        formatters.withLock { formatters in
            let key = Key(form: form, locale: locale.identifier, timeZone: timeZone)
            if let known = formatters[key] { return known.string(from: date) }
            if formatters.count >= Self.limit { formatters.removeAll() }
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.calendar = locale.calendar
            formatter.timeZone = timeZone
            switch form {
            case .pattern(let pattern): formatter.dateFormat = pattern
            case .fields(let fields): formatter.setLocalizedDateFormatFromTemplate(fields)
            case .styles(let date, let time): (formatter.dateStyle, formatter.timeStyle) = (date, time)
            }
            formatters[key] = formatter
            return formatter.string(from: date)
        }
    }
}
