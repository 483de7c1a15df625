import FlatlayDrawing
import Foundation

/// Symbols drawn for Flatlay in the box of 16 units of Bootstrap Icons: those that the set lacks or draws differently
/// from SF Symbols.
///
/// `script/symbols` contains the drawings, as lines of one width and areas, and converts them to the filled paths here.
/// Each line of a theme contains a name and path data. Some drawings use outlines of Tabler Icons (MIT licence, © Paweł
/// Kuna), Material Icons (Apache licence 2.0, © Google) and Bootstrap Icons (MIT licence, © The Bootstrap Authors); the
/// licences are in `script/symbols/LICENSES.md`.
enum DrawnSymbols {
    /// The view box of all drawings.
    static let viewBox = CGRect(x: 0, y: 0, width: 16, height: 16)

    /// The drawing with a name; nil if there is none.
    static func outline(named name: String) -> SymbolOutline? {
        guard let data = data[name], let path = try? Path(svgData: data) else { return nil }
        let words = name.split(separator: ".")
        var result = SymbolOutline(path: path, viewBox: viewBox)
        // In a filled symbol, a heavier weight would only shrink the holes.
        result.growsWithWeight = !words.contains { $0 == "fill" || $0 == "filled" || $0 == "inverse" }
        if words.contains(where: { SymbolVariantName.Enclosure(rawValue: String($0)) != nil }) {
            result.levels = SymbolLevels.split(result)
        }
        return result
    }

    /// The name of the drawing that a name uses; the name itself if it is not an alias.
    static func target(of name: String) -> String { targets[name] ?? name }

    /// All names, including aliases.
    static var names: [String] { Array(data.keys) + Array(targets.keys) }

    /// The aliases, which intentionally use the drawing of another name, and those names.
    static let targets = table(aliases)

    private static let data = [marks, media, objects, people, shapes, text, things].reduce(into: [:]) { result, theme in
        result.merge(table(theme)) { first, _ in first }
    }

    /// Parses the lines of a theme: a name, a space and the rest.
    private static func table(_ theme: String) -> [String: String] {
        var theme = theme
        return theme.withUTF8 { bytes in
            var result: [String: String] = [:]
            var start = bytes.startIndex
            while start < bytes.endIndex {
                let rest = bytes[start...]
                let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
                if let space = rest.firstIndex(of: UInt8(ascii: " ")), space < end {
                    let name = String(decoding: bytes[start..<space], as: UTF8.self)
                    result[name] = String(decoding: bytes[(space + 1)..<end], as: UTF8.self)
                }
                start = end + 1
            }
            return result
        }
    }
}
