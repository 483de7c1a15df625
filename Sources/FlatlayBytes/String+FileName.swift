extension String {
    /// The text as a part of a file name: letters, digits and underscores stay, and everything between them becomes one
    /// hyphen. A text with none of them is empty.
    ///
    /// ```swift
    /// "Empty cart, dark".fileNamePart   // Empty-cart-dark
    /// ```
    package var fileNamePart: String {
        var result = ""
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                result.append(character)
            } else if result.last != "-" {
                result.append("-")
            }
        }
        if result.hasPrefix("-") { result.removeFirst() }
        if result.hasSuffix("-") { result.removeLast() }
        return result
    }
}
