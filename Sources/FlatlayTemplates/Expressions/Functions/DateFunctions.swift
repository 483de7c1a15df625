import Foundation

extension ExpressionFunction {
    /// Dates: `2026-03-14`, `2026-03-14T18:30:00Z`, or seconds since 1970.
    static let dateFunctions: [ExpressionFunction] = [
        ExpressionFunction(
            "date", "date style? pattern? timeZone?",
            "A date. `style` is 'short', 'medium', 'long' or 'full', or the fields to show, such as 'yMMMd'; `pattern` "
                + "is an exact form, such as 'dd.MM.yyyy'.", "date('2026-03-14', 'long')", "March 14, 2026",
            work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            if let pattern = try call.optionalText(2) {
                guard pattern.utf8.count <= 200 else {
                    throw call.wrong(2, "a pattern of at most 200 bytes", call.value(2))
                }
                return try text(call, 3, .pattern(pattern))
            }
            let style = try call.optionalText(1) ?? "medium"
            if let style = styles[style] { return try text(call, 3, .styles(date: style, time: .none)) }
            guard !style.isEmpty, style.count <= 40, style.allSatisfy({ $0.isASCII && $0.isLetter }) else {
                throw call.wrong(1, "short, medium, long, full or fields such as 'yMMMd'", call.value(1))
            }
            return try text(call, 3, .fields(style))
        },
        ExpressionFunction(
            "time", "date style? timeZone?", "The time of day; `style` as for `date`.",
            "time('2026-03-14T18:30:00Z') | replace('\u{202F}', ' ')", "6:30 PM", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            guard let style = styles[try call.optionalText(1) ?? "short"] else {
                throw call.wrong(1, "short, medium, long or full", call.value(1))
            }
            return try text(call, 2, .styles(date: .none, time: style))
        },
        ExpressionFunction(
            "relativeDate", "date to style?",
            "How long before or after another date; `style` is 'named' (yesterday) or 'numeric' (1 day ago).",
            "relativeDate('2026-03-11', to: '2026-03-14')", "3 days ago", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            guard let date = DateValue(call.value(0)) else { throw notDate(call, 0) }
            guard let anchor = DateValue(call.value(1)) else { throw notDate(call, 1) }
            let presentation: Date.RelativeFormatStyle.Presentation
            switch try call.optionalText(2) ?? "named" {
            case "named": presentation = .named
            case "numeric": presentation = .numeric
            default: throw call.wrong(2, "'named' or 'numeric'", call.value(2))
            }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: date.date, presentation: presentation, locale: call.locale, calendar: calendar)
            return .string(style.format(anchor.date))
        },
        ExpressionFunction(
            "daysBetween", "from to", "The number of days between two dates.",
            "daysBetween('2026-03-01', '2026-03-14')", "13", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            guard let from = DateValue(call.value(0)) else { throw notDate(call, 0) }
            guard let to = DateValue(call.value(1)) else { throw notDate(call, 1) }
            return .computed((to.date.timeIntervalSince(from.date) / 86_400).rounded(.down))
        },
    ]

    private static let styles: [String: DateFormatter.Style] = [
        "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]

    private static func text(
        _ call: FunctionCall, _ zone: Int, _ form: DateWords.Form
    ) throws(FunctionCall.Failure) -> TemplateValue {
        guard let date = DateValue(call.value(0)) else { throw notDate(call, 0) }
        var timeZone = date.timeZone
        if let name = try call.optionalText(zone) {
            guard let named = TimeZone(identifier: name) else {
                throw call.wrong(zone, "a time zone such as 'Europe/Berlin'", call.value(zone))
            }
            timeZone = named
        }
        return .string(DateWords.shared.text(date.date, form, call.locale, timeZone))
    }

    private static func notDate(_ call: FunctionCall, _ index: Int) -> FunctionCall.Failure {
        call.wrong(index, "a date such as '2026-03-14' or '2026-03-14T18:30:00Z'", call.value(index))
    }
}
