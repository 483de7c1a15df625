import Flatlay

/// The stretch of a line around a place, so that two lines that begin alike can be told apart. The lines of pictures have
/// many thousands of characters.
struct LineExcerpt {
    /// The stretch, with ellipses where there is more.
    let text: String
    /// Whether it is all of the line.
    let isWhole: Bool

    private static let lengthBefore = 40
    private static let limit = 160

    /// - Parameter column: the place, in Unicode scalars from 0.
    init(_ line: Substring, around column: Int) {
        let scalars = line.unicodeScalars
        isWhole = scalars.count <= Self.limit
        let start = isWhole ? 0 : max(0, column - Self.lengthBefore)
        let rest = scalars.dropFirst(start)
        let end = rest.dropFirst(Self.limit).isEmpty ? "" : "…"
        let shown = String(String.UnicodeScalarView(rest.prefix(Self.limit)))
        text = (start > 0 ? "…" : "") + shown.visible + end
    }

    /// Where two lines begin to differ, in Unicode scalars from 0.
    static func firstDifference(_ left: Substring, _ right: Substring) -> Int {
        zip(left.unicodeScalars, right.unicodeScalars).prefix { $0 == $1 }.count
    }
}
