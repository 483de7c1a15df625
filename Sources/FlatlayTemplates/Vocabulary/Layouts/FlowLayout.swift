import Flatlay

/// A stack that wraps: views side by side, in as many lines as they need.
///
/// A view that is wider than the container is proposed its width; all others have their ideal sizes. The container is as
/// wide as its widest line.
struct FlowLayout: Layout {
    /// The gap between the views of a line.
    var spacing: CGFloat
    /// The gap between lines.
    var lineSpacing: CGFloat
    /// Where a line is in the container: 0 for its leading edge, 1 for its trailing edge.
    var position: CGFloat
    /// How the views of a line are aligned with each other.
    var alignment: VerticalAlignment

    /// A view in a line.
    private struct Member {
        let subview: LayoutSubview
        let proposal: ProposedViewSize
        let dimensions: ViewDimensions
        let x: CGFloat
    }

    private struct Line {
        var members: [Member] = []
        var width: CGFloat = 0
        /// The distances of the alignment guide from the top and the bottom of the line.
        var above: CGFloat = 0
        var below: CGFloat = 0

        var height: CGFloat { above + below }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(of: subviews, width: proposal.width)
        let gaps = lineSpacing * CGFloat(max(lines.count - 1, 0))
        return CGSize(
            width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(gaps) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(of: subviews, width: proposal.width) {
            let start = bounds.minX + (bounds.width - line.width) * position
            for member in line.members {
                let top = y + line.above - member.dimensions[alignment]
                member.subview.place(at: CGPoint(x: start + member.x, y: top), proposal: member.proposal)
            }
            y += line.height + lineSpacing
        }
    }

    private func lines(of subviews: Subviews, width: CGFloat?) -> [Line] {
        let room = width ?? .infinity
        var lines: [Line] = []
        for subview in subviews {
            let ideal = subview.sizeThatFits(.unspecified)
            let proposal = ideal.width > room ? ProposedViewSize(width: room, height: nil) : .unspecified
            let dimensions = subview.dimensions(in: proposal)
            var line = lines.popLast() ?? Line()
            if !line.members.isEmpty, line.width + spacing + dimensions.width > room {
                lines.append(line)
                line = Line()
            }
            let x = line.members.isEmpty ? 0 : line.width + spacing
            line.members.append(Member(subview: subview, proposal: proposal, dimensions: dimensions, x: x))
            line.width = x + dimensions.width
            line.above = max(line.above, dimensions[alignment])
            line.below = max(line.below, dimensions.height - dimensions[alignment])
            lines.append(line)
        }
        return lines
    }
}
