import Foundation

/// Columns of a screen beside each other, with hairlines between them. Each column has the safe area of its part of the
/// screen.
///
/// It takes the proposed size. Columns with a width have it; the others share what is left.
final class ColumnsNode: ViewNode {
    private let columns: [(node: ViewNode?, width: CGFloat?)]
    private let label: String
    private let separator: ViewNode?

    init(columns: [(node: ViewNode?, width: CGFloat?)], name: String, in context: ViewContext) {
        self.columns = columns
        label = name
        separator = Color(uiColor: .separator).makeLayeredNode(in: context.entering(-2))
        super.init(context.environment, around: columns.compactMap(\.node).greatestDepth)
    }

    override var name: String? { label }
    override var children: [ViewNode] { columns.compactMap(\.node) }
    override var guides: GuideKinds { [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            if let length = proposal[axis], length.isFinite { return length }
            let lengths = columns.map { column -> CGFloat in
                if axis == .horizontal, let width = column.width { return width }
                return column.node?.sizeThatFits(.unspecified)[axis] ?? 0
            }
            return axis == .horizontal ? lengths.reduce(0, +) : lengths.max() ?? 0
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// The width of each column.
    private func widths(in width: CGFloat) -> [CGFloat] {
        let fixed = columns.compactMap(\.width).reduce(0, +)
        let flexible = columns.filter { $0.width == nil }.count
        let rest = max(0, width - fixed) / CGFloat(max(flexible, 1))
        return columns.map { min($0.width ?? rest, width) }
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let outer = pass.safeArea ?? SafeArea(whole: frame, free: frame)
        let room = outer.extending(frame, over: .all, layoutDirection)
        let isMirrored = layoutDirection == .rightToLeft
        var start: CGFloat = 0
        for (index, width) in widths(in: frame.width).enumerated() {
            let x = isMirrored ? frame.maxX - start - width : frame.minX + start
            let free = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
            let (isFirst, isLast) = (index == 0, index == columns.count - 1)
            let left = (isMirrored ? isLast : isFirst) ? room.minX : free.minX
            let right = (isMirrored ? isFirst : isLast) ? room.maxX : free.maxX
            let whole = CGRect(x: left, y: room.minY, width: right - left, height: room.height)
            let offer = ProposedViewSize(free.size)
            let inner = pass.with(SafeArea(whole: whole, free: free))
            // Columns don't reach over each other, except for what lies above all of them.
            pass.builder.withEffect(.clip(.rectangle(pixels.round(whole)), FillStyle())) {
                if let node = columns[index].node {
                    let size = node.sizeThatFits(offer)
                    place(
                        node, at: CGPoint(x: (width - size.width) / 2, y: (free.height - size.height) / 2),
                        proposal: offer, in: free, pass: inner)
                }
            }
            if !isFirst, let separator {
                let line = CGRect(
                    x: isMirrored ? right - pixels.length : left, y: room.minY, width: pixels.length,
                    height: room.height)
                separator.draw(at: line.origin, proposal: ProposedViewSize(line.size), pass: inner)
            }
            start += width
        }
    }
}
