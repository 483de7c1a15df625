import Flatlay
import Foundation

/// An SVG file with a light and a dark image, of which viewers show the one for their appearance.
///
/// Both are groups with separate identifiers. A media query, which also works in `<img>`, hides one of them. Viewers
/// without style sheets show the light one, because an attribute hides the dark one.
enum SchemeSVG {
    /// The picture of one style.
    struct Part {
        var scheme: FigureScheme
        var list: DisplayList
        var title: String?
        var description: String?
    }

    /// Both pictures have different sizes.
    struct SizeError: Error, CustomStringConvertible {
        var sizes: [CGSize]

        var description: String {
            let texts = sizes.map { "\(number($0.width))×\(number($0.height))" }
            return
                "the light picture has \(texts[0]) points and the dark one \(texts[1]), and one SVG file holds both; "
                + "give them one size, or leave svg out"
        }

        private func number(_ value: CGFloat) -> String {
            value == value.rounded() ? "\(Int(value))" : "\(value)"
        }
    }

    static func data(of parts: [Part]) throws -> Data {
        guard parts.count == 2 else {
            return try SVGWriter(options: options(parts[0], prefix: "")).data(for: parts[0].list)
        }
        guard parts[0].list.size == parts[1].list.size else { throw SizeError(sizes: parts.map(\.list.size)) }
        var file = Data()
        for part in parts.sorted(by: { $0.scheme == .light && $1.scheme == .dark }) {
            let isLight = part.scheme == .light
            // Only the first has title and description, which belong to the whole.
            var options = options(part, prefix: isLight ? "" : "dark-")
            if !isLight { (options.title, options.description) = (nil, nil) }
            let (head, body) = try split(SVGWriter(options: options).data(for: part.list))
            if isLight {
                file += head + Data(style.utf8) + Data("<g class=\"light\">\n".utf8) + body + Data("</g>\n".utf8)
            } else {
                file += Data("<g class=\"dark\" display=\"none\">\n".utf8) + body + Data("</g>\n</svg>\n".utf8)
            }
        }
        return file
    }

    private static let style = """
        <style>@media (prefers-color-scheme: dark){.light{display:none}.dark{display:inline}}</style>

        """

    private static func options(_ part: Part, prefix: String) -> SVGOptions {
        SVGOptions(title: part.title, description: part.description, idPrefix: prefix)
    }

    /// Splits a file into its head, with title and description, and what it draws.
    private static func split(_ file: Data) throws -> (head: Data, body: Data) {
        var start = file.range(of: Data(">\n".utf8))?.upperBound ?? file.endIndex
        for element in ["title", "desc"] where file[start...].starts(with: Data("<\(element)>".utf8)) {
            start = file[start...].range(of: Data("</\(element)>\n".utf8))?.upperBound ?? start
        }
        let end = file.range(of: Data("</svg>".utf8), options: .backwards)?.lowerBound ?? file.endIndex
        return (Data(file[..<start]), Data(file[start..<max(start, end)]))
    }
}
