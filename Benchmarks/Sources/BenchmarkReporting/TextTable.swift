/// A table of text, for terminals or for Markdown.
public struct TextTable {
    /// The names of the columns.
    public var heads: [String]
    /// The rows, each with as many texts as there are columns.
    public var rows: [[String]] = []
    /// How many columns are read from the left; those after them are figures.
    public var leadingColumns: Int

    /// An empty table.
    public init(heads: [String], leadingColumns: Int = 1) {
        self.heads = heads
        self.leadingColumns = leadingColumns
    }

    /// Columns of equal width between two spaces.
    public var text: String {
        ([heads] + rows).map { line($0, separator: "  ") }.joined(separator: "\n")
    }

    /// The table as Markdown reads it.
    public var markdown: String {
        let rule = heads.indices.map { $0 < leadingColumns ? "---" : "---:" }
        return ([heads, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    private func line(_ cells: [String], separator: String) -> String {
        cells.enumerated().map { index, cell in
            let room = String(repeating: " ", count: max(0, width(index) - cell.count))
            return index < leadingColumns ? cell + room : room + cell
        }
        .joined(separator: separator)
    }

    private func width(_ column: Int) -> Int {
        ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
}
