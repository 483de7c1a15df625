import Foundation

/// The form that a word has beside a number.
///
/// Source: Unicode CLDR, cardinal plural rules (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html),
/// for the languages below. All others have two forms, as English does.
enum PluralCategory {
    case zero
    case one
    case two
    case few
    case many
    case other

    init(of number: Double, locale: Locale) {
        let value = abs(number)
        let language = locale.language.languageCode?.identifier ?? "en"
        self = PluralCategory.category(value, whole: Int(exactly: value), language)
    }

    /// - Parameter whole: the number, unless it has digits after the point.
    private static func category(_ value: Double, whole: Int?, _ language: String) -> PluralCategory {
        switch language {
        case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh": return .other
        case "am", "bn", "fa", "gu", "hi", "kn", "zu": return value <= 1 ? .one : .other
        case "fr", "pt":
            if value < 2 { return .one }
            return whole.map { $0 % 1_000_000 == 0 } == true ? .many : .other
        case "ca", "es", "it":
            if value == 1 { return .one }
            return whole.map { $0 > 0 && $0 % 1_000_000 == 0 } == true ? .many : .other
        case "ar": return arabic(whole)
        case "he":
            if value > 0, value < 1 { return .one }
            return whole == 1 ? .one : whole == 2 ? .two : .other
        case "be", "ru", "uk": return whole.map(russian) ?? .other
        case "bs", "hr", "sr":
            // The digits after the point count like whole numbers; one digit decides most cases.
            let digits = whole ?? Int(clamping: (value * 10).rounded()) % 10
            let category = russian(digits)
            return category == .many ? .other : category
        case "pl":
            guard let whole else { return .other }
            return whole == 1 ? .one : isFew(whole) ? .few : .many
        case "cs", "sk":
            guard let whole else { return .many }
            return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
        case "lt":
            guard let whole else { return .many }
            if (11...19).contains(whole % 100) { return .other }
            return whole % 10 == 1 ? .one : (2...9).contains(whole % 10) ? .few : .other
        case "lv":
            guard let whole else { return .other }
            if whole % 10 == 0 || (11...19).contains(whole % 100) { return .zero }
            return whole % 10 == 1 ? .one : .other
        case "mo", "ro":
            guard let whole else { return .few }
            return whole == 1 ? .one : whole == 0 || (1...19).contains(whole % 100) ? .few : .other
        case "sl":
            guard let whole else { return .few }
            switch whole % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        case "ga":
            switch whole {
            case 1: return .one
            case 2: return .two
            case .some(3...6): return .few
            case .some(7...10): return .many
            default: return .other
            }
        case "cy":
            let forms: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
            return whole.flatMap { forms[$0] } ?? .other
        default: return value == 1 ? .one : .other
        }
    }

    private static func russian(_ number: Int) -> PluralCategory {
        if number % 10 == 1, number % 100 != 11 { return .one }
        return isFew(number) ? .few : .many
    }

    /// Whether a number ends in 2, 3 or 4, but not in 12, 13 or 14.
    private static func isFew(_ number: Int) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }

    private static func arabic(_ whole: Int?) -> PluralCategory {
        guard let whole else { return .other }
        switch (whole, whole % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }
}
