import Foundation
import Synchronization

/// Formatters of ordinal numbers and of numbers in words, which Foundation has only as objects.
///
/// It keeps some of them, since each takes far longer to create than to use.
final class NumberWords: Sendable {
    static let shared = NumberWords()

    /// What a formatter writes.
    enum Style: Hashable {
        case ordinal
        case spellOut
    }

    private struct Key: Hashable {
        let style: Style
        let locale: String
    }

    private static let limit = 32

    private let formatters = Mutex<[Key: NumberFormatter]>([:])

    func text(_ number: Int, _ style: Style, _ locale: Locale) throws(FunctionCall.Failure) -> String {
        let text = formatters.withLock { formatters in
            let key = Key(style: style, locale: locale.identifier)
            if let known = formatters[key] { return known.string(from: NSNumber(value: number)) }
            if formatters.count >= Self.limit { formatters.removeAll() }
            let formatter = NumberFormatter()
            formatter.numberStyle = style == .ordinal ? .ordinal : .spellOut
            formatter.locale = locale
            formatters[key] = formatter
            return formatter.string(from: NSNumber(value: number))
        }
        guard let text else {
            throw FunctionCall.Failure(reason: "the locale \(locale.identifier) has no words for \(number)")
        }
        return text
    }
}
