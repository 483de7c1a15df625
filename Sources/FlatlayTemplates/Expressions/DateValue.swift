import Foundation

/// A moment as data have it: `2026-03-14`, `2026-03-14T18:30:00+01:00`, or seconds since 1970.
struct DateValue {
    let date: Date
    /// The time zone that the text names; UTC if it names none.
    let timeZone: TimeZone

    /// Reads a value; returns nil if it is no date.
    init?(_ value: TemplateValue) {
        switch value.typed {
        case .number(let seconds, _):
            guard abs(seconds) < 1e11 else { return nil }
            self.init(date: Date(timeIntervalSince1970: seconds), timeZone: .gmt)
        case .string(let text): self.init(text)
        default: return nil
        }
    }

    private init(date: Date, timeZone: TimeZone) {
        self.date = date
        self.timeZone = timeZone
    }

    /// Reads the profile of ISO 8601 that RFC 3339 describes; the time, its seconds and the zone may be missing, and a
    /// space may stand for the `T`.
    private init?(_ text: String) {
        let pattern =
            /(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?([Zz]|[+-]\d{2}:?\d{2})?)?/
        guard let match = text.trimmingSpaces().wholeMatch(of: pattern)?.output else { return nil }
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (Int(match.1), Int(match.2), Int(match.3))
        parts.hour = match.4.flatMap { Int($0) } ?? 0
        parts.minute = match.5.flatMap { Int($0) } ?? 0
        parts.second = match.6.flatMap { Int($0) } ?? 0
        var zone = TimeZone.gmt
        if let text = match.8, text.lowercased() != "z" {
            let digits = text.filter(\.isNumber)
            guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24, minutes < 60,
                let named = TimeZone(secondsFromGMT: (text.hasPrefix("-") ? -60 : 60) * (hours * 60 + minutes))
            else { return nil }
            zone = named
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        guard let date = calendar.date(from: parts) else { return nil }
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        // The 30th of February and 25 o'clock are other moments for a calendar, not errors.
        guard found.month == parts.month, found.day == parts.day, found.hour == parts.hour,
            found.minute == parts.minute, (parts.second ?? 0) < 61
        else { return nil }
        self.init(date: date, timeZone: zone)
    }
}
