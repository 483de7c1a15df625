import FlatlayDrawing
import Foundation

/// Symbols drawn for Flatlay in Bootstrap Icons' box of 16 units: what that set lacks or draws another way than SF Symbols.
///
/// `script/symbols` holds the drawings, as lines of one width and areas, and writes them here as filled paths. Each line
/// of a theme holds a name and path data. Some drawings take outlines from Tabler Icons (MIT licence, © Paweł Kuna),
/// Material Icons (Apache licence 2.0, © Google) and Bootstrap Icons (MIT licence, © The Bootstrap Authors);
/// `script/symbols/LICENSES.md` has the licences.
enum DrawnSymbols {
    /// The box of all drawings.
    static let viewBox = CGRect(x: 0, y: 0, width: 16, height: 16)

    /// The drawing of a name; nil where there is none.
    static func outline(named name: String) -> SymbolOutline? {
        guard let data = data[name], let path = try? Path(svgData: data) else { return nil }
        let words = name.split(separator: ".")
        var result = SymbolOutline(path: path, viewBox: viewBox)
        // Of what is filled only the holes would become smaller.
        result.growsWithWeight = !words.contains { $0 == "fill" || $0 == "filled" || $0 == "inverse" }
        if words.contains(where: { SymbolVariantName.Enclosure(rawValue: String($0)) != nil }) {
            result.levels = SymbolLevels.split(result)
        }
        return result
    }

    /// The name whose picture a name shares.
    static func target(of name: String) -> String { targets[name] ?? name }

    /// All names, also those of shared pictures.
    static var names: [String] { Array(data.keys) + Array(targets.keys) }

    /// The names that share a picture with another one, on purpose, and the names that they share it with.
    static let targets = table(aliases)

    private static let data = [marks, media, objects, people, shapes, text, things].reduce(into: [:]) { result, theme in
        result.merge(table(theme)) { first, _ in first }
    }

    /// The lines of a theme, each a name, a space and the rest.
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
