/// A symbol's name split into its stem and its variants.
///
/// `bell.slash.circle.fill` is the stem `bell`, crossed out, in a circle, filled. At least one word remains as the
/// stem, so `circle.fill` is a filled circle and not something in a circle.
struct SymbolVariantName: Equatable {
    /// The shape around a symbol. The raw value is the name of the shape's own symbol.
    enum Enclosure: String, CaseIterable {
        case circle, square, rectangle
        case app, bubble, cloud, diamond, display, doc, document, folder, heart, house, icloud, message, octagon, seal
        case shield, triangle, tv, viewfinder
        case portrait = "rectangle.portrait"
        case rectangleStack = "rectangle.stack"
        case squareStack = "square.stack"

        /// Whether the composer draws the shape itself; other shapes are symbols.
        var isPlain: Bool { self == .circle || self == .square || self == .rectangle }
    }

    /// A badge in a symbol's corner: a dot, the symbol of a mark, or a mark in a triangle.
    enum Badge: Equatable {
        case dot
        case mark(String)
        case triangle(String)

        /// The name of the mark; nil for a dot.
        var mark: String? {
            switch self {
            case .dot: nil
            case .mark(let name), .triangle(let name): name
            }
        }
    }

    var stem: String
    var badge: Badge?
    var isSlashed = false
    var enclosure: Enclosure?
    var isFilled = false

    /// All readings of a name, the longest stem first: what the stem itself contains need not be composed.
    static func readings(of name: String) -> [SymbolVariantName] {
        var reading = SymbolVariantName(stem: name)
        var readings = [reading]
        while let shorter = reading.withoutLastWord {
            reading = shorter
            readings.append(reading)
        }
        return readings
    }

    /// The reading in which the stem's last word is a variant; nil if it isn't one.
    private var withoutLastWord: SymbolVariantName? {
        let words = stem.split(separator: ".").map(String.init)
        guard words.count > 1, let last = words.last else { return nil }
        var result = self
        var count = 1
        if last == "fill", !isFilled || badge != nil {
            // `bell.fill.badge` and `bell.badge.fill` are equivalent.
            result.isFilled = true
        } else if let (shape, length) = SymbolVariantName.enclosure(at: words), enclosure == nil, badge == nil,
            !isSlashed
        {
            result.enclosure = shape
            count = length
        } else if last == "slash", !isSlashed {
            result.isSlashed = true
        } else if badge == nil, let (badge, length) = SymbolVariantName.badge(at: words) {
            result.badge = badge
            count = length
        } else {
            return nil
        }
        result.stem = words.dropLast(count).joined(separator: ".")
        return result
    }

    /// The shape at the end of a name and its number of words. In `externaldrive.badge.icloud` it is a badge's mark.
    private static func enclosure(at words: [String]) -> (Enclosure, Int)? {
        for count in [2, 1] where words.count > count {
            guard let shape = Enclosure(rawValue: words.suffix(count).joined(separator: ".")) else { continue }
            let before = words[words.count - count - 1]
            return shape.isPlain || (before != "badge" && before != "on" && before != "and") ? (shape, count) : nil
        }
        return nil
    }

    /// The badge at the end of a name and its number of words: `badge`, `badge.plus`, `badge.shield.checkmark`.
    private static func badge(at words: [String]) -> (Badge, Int)? {
        guard let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0 else {
            return nil
        }
        let mark = words[(index + 1)...].joined(separator: ".")
        let count = words.count - index
        guard !mark.isEmpty else { return words[index] == "badge" ? (.dot, count) : nil }
        return (words[index] == "badge" ? .mark(mark) : .triangle(mark), count)
    }
}
