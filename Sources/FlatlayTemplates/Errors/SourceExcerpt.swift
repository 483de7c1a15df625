import Flatlay

/// The line of a location and the previous one, with a caret below the location. Long lines are shortened around it.
struct SourceExcerpt {
    /// The lines to print.
    let lines: [String]

    init(around location: SourceLocation) {
        let found = location.file.lines(max(1, location.line - 1)...max(1, location.line))
        let gutter = String(location.line).count
        // Shift the window so that the location stays visible.
        let start = max(0, location.column - 1 - Self.windowWidth * 2 / 3)
        var lines: [String] = []
        for (number, text) in found where number == location.line || !text.allSatisfy(\.isWhitespace) {
            let padded = String(repeating: " ", count: gutter - String(number).count) + String(number)
            lines.append("\(padded) | \(Self.window(of: text, from: start))")
        }
        if let line = found.last, line.number == location.line {
            let before = line.text.unicodeScalars.prefix(location.column - 1).dropFirst(start)
            let lead = start > 0 ? " " : ""
            let indent = String(String.UnicodeScalarView(before.map { $0 == "\t" ? "\t" : " " }))
            lines.append("\(String(repeating: " ", count: gutter)) | \(lead)\(indent)^")
        }
        self.lines = lines
    }

    private static let windowWidth = 120

    private static func window(of text: String, from start: Int) -> String {
        let shown = text.unicodeScalars.dropFirst(start)
        // Control characters could move the cursor of a terminal.
        let visible = shown.prefix(windowWidth).map { $0.steersTerminal && $0 != "\t" ? "\u{FFFD}" : $0 }
        let end = shown.dropFirst(windowWidth).isEmpty ? "" : "…"
        return (start > 0 ? "…" : "") + String(String.UnicodeScalarView(visible)) + end
    }
}
