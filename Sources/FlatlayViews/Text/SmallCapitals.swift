import Foundation

/// Small capitals, which are drawn as capital letters of a smaller size: the fonts that stand in for the system's have
/// none of their own.
enum SmallCapitals {
    /// The size of small capitals in relation to the text.
    static let scale: CGFloat = 0.8

    /// A text in parts that are small capitals or not.
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
