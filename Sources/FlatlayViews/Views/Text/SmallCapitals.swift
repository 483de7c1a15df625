import Foundation

/// Small capitals, drawn as smaller capital letters, since the fonts that replace the system's have no small capitals.
enum SmallCapitals {
    /// The size of small capitals relative to the text.
    static let scale: CGFloat = 0.8

    /// Splits a string into parts, each with or without small capitals.
    static func parts(
        of string: String, _ caps: FontModifiers.SmallCaps, locale: Locale
    ) -> [(text: String, isSmall: Bool)] {
        var parts: [(text: String, isSmall: Bool)] = []
        for character in string {
            let isSmall =
                switch caps {
                case .lowercase: character.isLowercase
                case .uppercase: character.isUppercase
                case .all: character.isCased
                }
            let text = isSmall ? String(character).uppercased(with: locale) : String(character)
            if let last = parts.last, last.isSmall == isSmall {
                parts[parts.count - 1].text += text
            } else {
                parts.append((text, isSmall))
            }
        }
        return parts
    }
}
