import AutoLayout

/// Text of the grid font: every character is 10 wide, a line 20 high, its baseline 16 below its top. Lines break at spaces,
/// which the break swallows.
package struct GridText {
    package var text: String
    /// The largest number of lines, 0 for any.
    package var lines: Int

    package init(text: String, lines: Int) {
        self.text = text
        self.lines = lines
    }

    package func content(width: Double?) -> LayoutContent {
        guard !text.isEmpty else { return LayoutContent(width: 0, height: 0) }
        var lengths = [text.count]
        if let width, lines != 1 { lengths = wrapped(Int((width + 1e-6) / 10)) }
        if lines > 0 { lengths = Array(lengths.prefix(lines)) }
        return LayoutContent(
            width: Double(lengths.max() ?? 0) * 10, height: Double(lengths.count) * 20, firstBaseline: 16,
            lastBaseline: 4)
    }

    private func wrapped(_ columns: Int) -> [Int] {
        var lengths: [Int] = []
        var current: Int?
        for word in text.split(separator: " ") {
            if let length = current, length + 1 + word.count <= columns {
                current = length + 1 + word.count
            } else {
                if let length = current { lengths.append(length) }
                current = word.count
            }
        }
        return lengths + [current ?? 0]
    }
}
