import Flatlay

/// Columns of equal width. Each view is added to the column that is the shortest so far, and keeps its own height.
struct MasonryLayout: Layout {
    /// How many columns there are.
    var columns: ColumnCount
    /// The gap between columns.
    var spacing: CGFloat
    /// The gap between the views of a column.
    var lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let columns = columns(in: proposal, subviews)
        let heights = subviews.map { $0.sizeThatFits(columns.proposal).height }
        // Columns grow with the container, which stacks find out by offering any width.
        let width = proposal.width == .infinity ? .infinity : columns.totalWidth
        return CGSize(width: width, height: columns.frames(heights: heights).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(in: ProposedViewSize(width: bounds.width, height: nil), subviews)
        let heights = subviews.map { $0.sizeThatFits(columns.proposal).height }
        for (subview, frame) in zip(subviews, columns.frames(heights: heights).frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// Where no width is proposed, each column is as wide as the widest view wants to be.
    private func columns(in proposal: ProposedViewSize, _ subviews: Subviews) -> MasonryColumns {
        let widest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let count = columns.count(in: width, spacing: spacing)
        let own = widest * CGFloat(count) + spacing * CGFloat(count - 1)
        return MasonryColumns(count: count, totalWidth: width ?? own, spacing: spacing, lineSpacing: lineSpacing)
    }
}

/// A number of columns, or as many as have a least width.
enum ColumnCount {
    case fixed(Int)
    case atLeast(CGFloat)

    /// The maximum number of columns, to limit the work for narrow columns in a wide container.
    private static let limit = 1_000

    /// The number of columns in a width; one for no width.
    func count(in width: CGFloat?, spacing: CGFloat) -> Int {
        switch self {
        case .fixed(let count): return count
        case .atLeast(let minimum):
            guard let width, width.isFinite, minimum + spacing > 0 else { return 1 }
            let count = (width + spacing) / (minimum + spacing)
            return min(max(1, Int(clamping: count)), Self.limit)
        }
    }
}

/// The columns of a masonry or a waterfall.
struct MasonryColumns {
    let count: Int
    let totalWidth: CGFloat
    let spacing: CGFloat
    let lineSpacing: CGFloat

    /// The width of one column.
    var width: CGFloat { max(0, (totalWidth - spacing * CGFloat(count - 1)) / CGFloat(count)) }

    /// The size proposed to a view in a column.
    var proposal: ProposedViewSize { ProposedViewSize(width: width, height: nil) }

    /// The frames of views with given heights, each in the shortest column, and the height of all.
    func frames(heights: [CGFloat]) -> (frames: [CGRect], height: CGFloat) {
        var ends = [CGFloat](repeating: 0, count: count)
        var isUsed = [Bool](repeating: false, count: count)
        let frames = heights.map { height in
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            let top = ends[column] + (isUsed[column] ? lineSpacing : 0)
            ends[column] = top + height
            isUsed[column] = true
            return CGRect(x: CGFloat(column) * (width + spacing), y: top, width: width, height: height)
        }
        return (frames, ends.max() ?? 0)
    }
}
