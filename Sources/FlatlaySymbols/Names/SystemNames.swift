/// Which file of Bootstrap Icons draws a symbol of SF Symbols: the names that no rule leads to.
///
/// Each line of a theme holds the name in SF Symbols and the file that comes nearest to it. Names of variants, such as
/// `phone.circle.fill`, follow from those of their base; names that differ in dots and dashes only (`heart.fill`) need
/// no line at all. ``SymbolResolver`` has the rules.
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
