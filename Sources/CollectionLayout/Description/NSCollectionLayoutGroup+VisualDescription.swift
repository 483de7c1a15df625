import Foundation

extension NSCollectionLayoutGroup {
    /// Draws one full group as text, for debugging.
    ///
    /// The group is solved in a container of 320×480 points without measuring estimates, and scaled to at most 100
    /// columns and 50 lines. Cells are boxes with their number; if the group cannot be solved, the text is the error.
    ///
    /// ```
    /// +------++------+
    /// |0     ||1     |
    /// +------++------+
    /// ```
    public func visualDescription() -> String {
        let bounds = CGSize(width: 320, height: 480)
        var builder = PlanBuilder()
        do throws(LayoutDescriptionFault) {
            let plan = try plan(&builder)
            let solved = try? Self.solve(plan, builder.itemProviders, in: bounds)
            guard let solved else { return "The group has no space in \(bounds.shortText)." }
            return CharacterCanvas.draw(solved.cells.map(\.frame), in: solved.size)
        } catch {
            return error.text
        }
    }

    private static func solve(
        _ plan: ElementPlan, _ providers: [NSCollectionLayoutGroupCustomItemProvider], in bounds: CGSize
    ) throws(SectionFault) -> SolvedElement {
        let context = SolverContext(grid: PixelGrid(scale: 1), measure: nil) { provider, size in
            let environment = LayoutEnvironment(contentSize: size, traitCollection: UITraitCollection())
            return CustomFrame.list(providers[provider](environment))
        }
        return try GroupSolver(context: context, section: 0, firstItem: 0, itemCount: 0)
            .solve(plan, in: bounds, room: bounds, cell: 0)
    }
}

/// Draws boxes with text characters.
private struct CharacterCanvas {
    private static let mostColumns: CGFloat = 100
    private static let mostLines: CGFloat = 50
    /// The height of a character divided by its width.
    private static let aspect: CGFloat = 2

    private var lines: [[Character]]

    static func draw(_ frames: [CGRect], in size: CGSize) -> String {
        guard size.width > 0, size.height > 0 else { return "" }
        let scale = min(mostColumns / size.width, mostLines * aspect / size.height)
        let columns = max(2, Int((size.width * scale).rounded()))
        let rows = max(2, Int((size.height * scale / aspect).rounded()))
        var canvas = CharacterCanvas(lines: Array(repeating: Array(repeating: " ", count: columns), count: rows))
        for (index, frame) in frames.enumerated() {
            canvas.box(frame.applyingScale(x: scale, y: scale / aspect), label: String(index))
        }
        return canvas.lines.map { String($0) }.joined(separator: "\n")
    }

    private mutating func box(_ frame: CGRect, label: String) {
        let columns = clamped(frame.near(.horizontal), frame.far(.horizontal), below: lines[0].count)
        let rows = clamped(frame.near(.vertical), frame.far(.vertical), below: lines.count)
        guard columns.low < columns.high, rows.low < rows.high else { return }
        for column in columns.low...columns.high {
            lines[rows.low][column] = "-"
            lines[rows.high][column] = "-"
        }
        for row in rows.low...rows.high {
            lines[row][columns.low] = "|"
            lines[row][columns.high] = "|"
        }
        for row in [rows.low, rows.high] {
            for column in [columns.low, columns.high] { lines[row][column] = "+" }
        }
        let row = min(rows.low + 1, rows.high)
        for (offset, character) in label.enumerated() where columns.low + 1 + offset < columns.high {
            lines[row][columns.low + 1 + offset] = character
        }
    }

    private func clamped(_ near: CGFloat, _ far: CGFloat, below count: Int) -> (low: Int, high: Int) {
        let last = CGFloat(count - 1)
        return (Int(min(max(near.rounded(), 0), last)), Int(min(max((far - 1).rounded(), 0), last)))
    }
}

extension CGRect {
    fileprivate func applyingScale(x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(x: origin.x * x, y: origin.y * y, width: size.width * x, height: size.height * y)
    }
}
