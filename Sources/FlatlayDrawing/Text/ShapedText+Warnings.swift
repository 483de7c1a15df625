extension ShapedText.Warning {
    /// The problem and its fix.
    package var message: String {
        switch self {
        case .missingGlyph(let character):
            let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
            return "no font has the character '\(character)' (\(codes.joined(separator: " "))); add a font that has it"
        case .substitutedFamily(let requested, let drawn):
            return "font family '\(requested)' is not in the library; '\(drawn)' is drawn instead"
        case .missingHyphenation(let language):
            return
                "words in '\(language)' are not hyphenated, since no patterns of this language are installed; Debian has "
                + "them in the packages hyphen-…, and libhyphen0 reads them"
        }
    }
}
