/// Maps names of SF Symbols to files of Bootstrap Icons, for names that no rule covers.
///
/// Each line of a theme contains the name in SF Symbols and the closest file. Names of variants, such as
/// `phone.circle.fill`, follow from their base name; names that differ only in dots and dashes (`heart.fill`) need no
/// line. ``SymbolResolver`` describes the rules.
enum SystemNames {
    /// All themes.
    static let themes = [arrows, communication, documents, media, nature, people, signs, things]

    /// The file, without `.svg`, by the name in SF Symbols.
    static let files = Dictionary(pairs, uniquingKeysWith: { first, _ in first })

    /// The lines of all themes.
    static let pairs: [(name: String, file: String)] = themes.flatMap { theme in
        theme.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 ? (String(words[0]), String(words[1])) : nil
        }
    }
}
