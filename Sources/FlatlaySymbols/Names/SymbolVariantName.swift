/// A symbol's name taken apart: what it shows, and its variants.
///
/// `bell.slash.circle.fill` is the stem `bell`, crossed out, in a circle, filled. At least one word stays as the stem, so
/// `circle.fill` is a filled circle and not something in a circle.
struct SymbolVariantName: Equatable {
    enum Enclosure: String { case circle, square, rectangle }

    /// What is added to a symbol's corner.
    enum Badge: String { case dot = "", plus, minus, checkmark, xmark, exclamationmark, questionmark }

    var stem: String
    var badge: Badge?
    var isSlashed = false
    var enclosure: Enclosure?
    var isFilled = false

    /// All ways to read a name, those with the longest stem first: what the stem says itself need not be composed.
    static func readings(of name: String) -> [SymbolVariantName] {
        var reading = SymbolVariantName(stem: name)
        var readings = [reading]
        while let shorter = reading.withoutLastWord {
            reading = shorter
            readings.append(reading)
        }
        return readings
    }

    /// The reading in which the stem's last word is a variant; nil where it is none.
    private var withoutLastWord: SymbolVariantName? {
        let words = stem.split(separator: ".").map(String.init)
        guard words.count > 1, let last = words.last else { return nil }
        var result = self
        var count = 1
        if last == "fill", !isFilled || badge != nil {
            // `bell.fill.badge` and `bell.badge.fill` are the same.
            result.isFilled = true
        } else if let shape = Enclosure(rawValue: last), enclosure == nil, badge == nil, !isSlashed {
            result.enclosure = shape
        } else if last == "slash", !isSlashed {
            result.isSlashed = true
        } else if last == "badge", badge == nil {
            result.badge = .dot
        } else if words.count > 2, words[words.count - 2] == "badge", badge == nil, let badge = Badge(rawValue: last) {
            result.badge = badge
            count = 2
        } else {
            return nil
        }
        result.stem = words.dropLast(count).joined(separator: ".")
        return result
    }
}
