import Foundation

/// A value as CSS has it, in a place where it is something else here.
struct ForeignValue {
    /// The end of the paths where it occurs.
    let path: String
    /// The values, such as `auto`, `*%` for every percentage, or `[]` for every list.
    let found: String
    let advice: String

    /// Advice about a value of the wrong type, or an unknown word.
    ///
    /// - Parameters:
    ///   - path: the path of the value.
    ///   - found: the value as in errors: `the text 'auto'`, `a list`.
    static func advice(at path: String, found: String) -> String? {
        guard let row = all.first(where: { row in isEnd(row.path, of: path) && matches(found, row.found) }) else {
            return nil
        }
        let text = found.split(separator: " ").last?.filter { !"'%".contains($0) } ?? ""
        guard let number = Double(text) else { return row.advice }
        return row.advice.replacing("NUMBER", with: text)
            .replacing("SHARE", with: TemplateValue.computed(number / 100).text ?? "")
    }

    private init(_ path: String, _ found: String, _ advice: String) {
        self.path = path
        self.found = found
        self.advice = advice
    }

    private static func isEnd(_ end: String, of path: String) -> Bool {
        path == end || path.hasSuffix("." + end)
    }

    private static func matches(_ found: String, _ pattern: String) -> Bool {
        switch pattern {
        case "[]": found == "a list"
        case "{}": found == "a mapping"
        case "0": found.hasPrefix("the number ")
        case "*": found.hasPrefix("the text '")
        case "*%": found.hasPrefix("the text '") && found.hasSuffix("%'")
        case "* *": found.hasPrefix("the text '") && found.dropFirst(10).contains(" ")
        default: found == "the text '\(pattern)'" || found == "the number \(pattern)"
        }
    }

    private static let all =
        weights + [
            ForeignValue("padding", "[]", "write { vertical: …, horizontal: … }"),
            ForeignValue("padding", "* *", "write { vertical: …, horizontal: … }"),
            ForeignValue("canvas.height", "auto", "write fit"),
            ForeignValue("frame.width", "100%", "write maxWidth: infinity for all available space"),
            ForeignValue("frame.height", "100%", "write maxHeight: infinity for all available space"),
            ForeignValue("frame.width", "auto", "leave it out"),
            ForeignValue("frame.height", "auto", "leave it out"),
            ForeignValue("frame", "[]", "write { width: …, height: … }"),
            ForeignValue("frame", "0", "write { width: NUMBER, height: NUMBER }"),
            ForeignValue("cornerRadius", "*%", "a round view has clipShape: circle"),
            ForeignValue("opacity", "*%", "write SHARE"),
            ForeignValue("linearGradient", "[]", "write { colors: [ … ] }"),
            ForeignValue("radialGradient", "[]", "write { colors: [ … ], endRadius: … }"),
            ForeignValue("angularGradient", "[]", "write { colors: [ … ] }"),
            ForeignValue("position", "*", "put views in front of each other into a zstack, and move one with offset"),
            ForeignValue("shadow", "* *", "write { radius: 4, y: 2 }"),
            ForeignValue("border", "* *", "write { color: red, width: 1 }"),
            ForeignValue("children", "{}", "write a list: [{ … }]"),
            ForeignValue("alignment", "stretch", "give its children frame: { maxWidth: infinity }, or maxHeight"),
            ForeignValue("alignment", "baseline", "write firstTextBaseline"),
            ForeignValue("alignment", "flex-start", "write leading, or top"),
            ForeignValue("alignment", "flex-end", "write trailing, or bottom"),
            ForeignValue("lineLimit", "none", "leave it out"),
        ]

    /// The weights of CSS, by their numbers.
    private static let weights = [
        (100, "ultraLight"), (200, "thin"), (300, "light"), (400, "regular"), (500, "medium"), (600, "semibold"),
        (700, "bold"), (800, "heavy"), (900, "black"),
    ].flatMap { number, word in
        ["fontWeight", "weight"].map { ForeignValue($0, "\(number)", "write \(word)") }
    }
}
