import Flatlay

/// The part of a line around a position, to tell apart two lines that start alike. Lines in image files have many
/// thousands of characters.
struct LineExcerpt {
    /// The excerpt, with an ellipsis at each end that is cut off.
    let text: String
    /// Whether the excerpt is the whole line.
    let isWhole: Bool

    private static let lengthBefore = 40
    private static let limit = 160

    /// - Parameter column: the position, in Unicode scalars from 0.
    init(_ line: Substring, around column: Int) {
        let scalars = line.unicodeScalars
        isWhole = scalars.count <= Self.limit
        let start = isWhole ? 0 : max(0, column - Self.lengthBefore)
        let rest = scalars.dropFirst(start)
        let end = rest.dropFirst(Self.limit).isEmpty ? "" : "…"
        let shown = String(String.UnicodeScalarView(rest.prefix(Self.limit)))
        text = (start > 0 ? "…" : "") + shown.visible + end
    }

    /// The first position at which two lines differ, in Unicode scalars from 0.
    static func firstDifference(_ left: Substring, _ right: Substring) -> Int {
        zip(left.unicodeScalars, right.unicodeScalars).prefix { $0 == $1 }.count
    }
}

extension LineExcerpt {
    /// The first line that differs between two texts, whose lines may be very long, as in an SVG file.
    static func firstDifference(_ old: String, _ new: String) -> String {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let index = zip(oldLines, newLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        guard let index else {
            return oldLines.count == newLines.count
                ? "the bytes differ, but not the characters"
                : "\(oldLines.count) lines in the reference, \(newLines.count) now"
        }
        let (old, new) = (oldLines[index], newLines[index])
        let column = firstDifference(old, new)
        let (oldExcerpt, newExcerpt) = (LineExcerpt(old, around: column), LineExcerpt(new, around: column))
        let place = newExcerpt.isWhole && oldExcerpt.isWhole ? "" : ", from column \(column + 1) on,"
        return "line \(index + 1)\(place) is\n  \(newExcerpt.text)\ninstead of\n  \(oldExcerpt.text)"
    }
}
