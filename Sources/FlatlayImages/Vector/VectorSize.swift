import Foundation

/// The size of an SVG file in points, from the attributes of its first element.
///
/// SVG 2, 7.2: `width` and `height` in units of CSS, or else the size of the `viewBox`. A file without any of them is
/// 300 × 150, as replaced elements of CSS are. Only the start of the file is read, so nothing in it can take long.
struct VectorSize {
    let width: Double
    let height: Double

    /// The lengths that a side may have.
    private static let lengths = 1e-6...1e9

    /// Whether bytes look like an SVG file: the first element is `svg`.
    static func isVector(_ data: Data) -> Bool { rootTag(of: data) != nil }

    /// The file as outputs of vectors embed it; nil for one of which programs could show something else than its pixels:
    /// with a size of another shape than its view box, or with parts that programs load, run or define themselves.
    static func embeddable(_ data: Data) -> Data? {
        guard let tag = rootTag(of: data), let size = VectorSize(data), data.count <= 2 << 20 else { return nil }
        var text = String(decoding: data, as: UTF8.self)
        let active = [
            "<script", "<!DOCTYPE", "<!ENTITY", "<foreignObject", "<?xml-stylesheet", "@import", "javascript:",
        ]
        guard !active.contains(where: { text.range(of: $0, options: .caseInsensitive) != nil }),
            text.firstMatch(of: /href\s*=\s*["'](?!#|data:image\/(?:png|jpeg))/) == nil,
            text.firstMatch(of: /url\(\s*["']?(?!#)/) == nil, text.firstMatch(of: /\son[a-z]+\s*=/) == nil
        else { return nil }
        guard let box = attribute("viewBox", of: tag) else {
            // Without one, programs do not scale the content.
            guard let place = text.range(of: tag)?.lowerBound else { return nil }
            text.insert(contentsOf: " viewBox=\"0 0 \(size.width) \(size.height)\"", at: place)
            return Data(text.utf8)
        }
        let sides = box.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        guard sides.count == 4, sides[2] > 0, sides[3] > 0,
            abs(sides[2] / sides[3] * size.height / size.width - 1) < 0.001
        else { return nil }
        return data
    }

    init?(_ data: Data) {
        guard let tag = Self.rootTag(of: data) else { return nil }
        let box = Self.attribute("viewBox", of: tag).map { text in
            text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        }
        let boxSize = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? (width: $0[2], height: $0[3]) : nil }
        let given = (
            width: Self.attribute("width", of: tag).flatMap(Self.length),
            height: Self.attribute("height", of: tag).flatMap(Self.length)
        )
        switch (given.width, given.height, boxSize) {
        case (let width?, let height?, _): (self.width, self.height) = (width, height)
        case (let width?, nil, let box?): (self.width, self.height) = (width, width * box.height / box.width)
        case (nil, let height?, let box?): (self.width, self.height) = (height * box.width / box.height, height)
        case (nil, nil, let box?): (self.width, self.height) = (box.width, box.height)
        case (let width, let height, nil): (self.width, self.height) = (width ?? 300, height ?? 150)
        }
        // For shorter sides the scale would overflow.
        guard Self.lengths.contains(width), Self.lengths.contains(height) else { return nil }
    }

    /// The attributes of the first element, if it is `svg`. Comments, instructions and a declaration may precede it.
    private static func rootTag(of data: Data) -> Substring? {
        let text = String(decoding: data.prefix(65_536), as: UTF8.self)
        var rest = text[...]
        if rest.first == "\u{feff}" { rest = rest.dropFirst() }
        while true {
            rest = rest.drop { $0.isWhitespace }
            if rest.hasPrefix("<!--") {
                guard let end = rest.range(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<?") {
                guard let end = rest.range(of: "?>") else { return nil }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<!") {
                guard let end = endOfDeclaration(rest) else { return nil }
                rest = rest[end...]
            } else {
                break
            }
        }
        guard rest.first == "<" else { return nil }
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        guard name == "svg" || name.hasSuffix(":svg") else { return nil }
        return rest[name.endIndex...].prefix { $0 != ">" }
    }

    /// The end of a document type declaration, which may have declarations in brackets.
    private static func endOfDeclaration(_ text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case ">" where depth == 0: return text.index(after: index)
            default: break
            }
        }
        return nil
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let pattern = try? Regex("\\s\(name)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')"),
            let match = tag.firstMatch(of: pattern)
        else { return nil }
        return (match.output[1].substring ?? match.output[2].substring).map(String.init)
    }

    /// A length in points; nil for a percentage and for what is none.
    private static func length(_ text: String) -> Double? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let units = [
            "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "em": 16, "ex": 8,
        ]
        if let value = Double(trimmed) { return value > 0 ? value : nil }
        guard let factor = units[String(trimmed.suffix(2)).lowercased()], let value = Double(trimmed.dropLast(2))
        else { return nil }
        return value > 0 ? value * factor : nil
    }
}
