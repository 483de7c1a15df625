/// A style as written in the file names of the default fonts, such as `SemiBoldItalic`.
struct FontStyleName: Hashable, Sendable {
    /// The style's name with a space before its slant: `SemiBold Italic`.
    var name: String
    /// The weight from 100 to 900.
    var weight: Int
    /// Whether the style is italic or oblique.
    var isItalic: Bool
    /// The width in percent of the normal one.
    var width = 100

    private static let weights = [
        "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "": 400, "Medium": 500, "SemiBold": 600,
        "Bold": 700, "ExtraBold": 800, "Black": 900,
    ]

    /// Parses a style name; returns nil for any other string.
    init?(_ text: String) {
        let slant = ["Italic", "Oblique"].first(where: text.hasSuffix)
        let weightName = String(text.dropLast(slant?.count ?? 0))
        guard let weight = FontStyleName.weights[weightName] else { return nil }
        self.weight = weight
        isItalic = slant != nil
        name = [weightName, slant ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
