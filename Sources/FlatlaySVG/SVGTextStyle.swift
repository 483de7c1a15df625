import FlatlayDrawing
import Foundation

/// The font of text elements.
struct SVGTextStyle: Hashable {
    /// The number of the face.
    var face: Int
    var size: CGFloat

    func write(_ face: FontFace, to text: SVGText) {
        text.attribute("font-family", escaping: face.family)
        text.attribute("font-size", size)
        let weight = SVGTextStyle.weight(of: face.style)
        if weight != 400 { text.attribute("font-weight", CGFloat(weight)) }
        if face.style.contains("Italic") || face.isSlanted { text.raw(" font-style=\"italic\"") }
        if face.style.contains("Oblique") { text.raw(" font-style=\"oblique\"") }
    }

    /// The weight that a style's name states, from 100 to 900; 400 by default.
    static func weight(of style: String) -> Int {
        let name = style.lowercased().filter { $0.isLetter }
        // Longer names first: "extrabold" also contains "bold".
        let names: [(String, Int)] = [
            ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("semibold", 600),
            ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("light", 300), ("medium", 500), ("bold", 700),
            ("black", 900), ("heavy", 900),
        ]
        return names.first { name.contains($0.0) }?.1 ?? 400
    }
}
