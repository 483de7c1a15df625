/// Identifiers of a file, as short as possible: `_a`, `_b`, … `_Z`, `_aa`, …, and without the underscore those of glyphs,
/// to which most references lead. Neither depends on how many of the others there are.
package struct SVGIdentifiers {
    private let prefix: String
    private var count = 0
    private var glyphCount = 0

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private static let followers = letters + Array("0123456789")

    init(prefix: String) {
        let allowed = prefix.unicodeScalars.filter {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
        }
        let name = String(String.UnicodeScalarView(allowed))
        // An identifier starts with a letter.
        self.prefix = name.first.map { $0.isLetter } == false ? "p" + name : name
    }

    /// The identifier of the whole image, which differs from all others.
    package var root: String { prefix + "flatlay" }

    /// Returns the next identifier.
    package mutating func next() -> String {
        defer { count += 1 }
        return prefix + "_" + SVGIdentifiers.name(of: count)
    }

    /// Returns the next identifier of a glyph, or of several.
    mutating func nextOfGlyphs() -> String {
        defer { glyphCount += 1 }
        return prefix + SVGIdentifiers.name(of: glyphCount)
    }

    private static func name(of number: Int) -> String {
        var number = number
        var name = String(SVGIdentifiers.letters[number % SVGIdentifiers.letters.count])
        number /= SVGIdentifiers.letters.count
        while number > 0 {
            number -= 1
            name.append(SVGIdentifiers.followers[number % SVGIdentifiers.followers.count])
            number /= SVGIdentifiers.followers.count
        }
        return name
    }
}
