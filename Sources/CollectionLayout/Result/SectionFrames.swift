import Foundation

/// One section and where it starts.
struct SectionFrames: Sendable {
    let section: Int
    /// The start along the scroll direction, in content coordinates.
    var start: CGFloat
    let shape: SectionShape
}

/// What a solved section looks like, relative to its own start.
///
/// Sections that are described alike and have as many items share one shape: a hundred thousand of them cost little more
/// than their starts.
final class SectionShape: Sendable {
    let length: CGFloat
    let run: GroupRun
    /// The corner that the run counts from.
    let runOrigin: CGPoint
    let boundary: [BoundaryFrame]
    let decorations: [DecorationPlan]
    /// The row, in an orthogonal section.
    let row: OrthogonalRow?
    /// The size of the section's largest group across the scroll direction, where groups widen the content: insets
    /// beside it do not.
    let crossLength: CGFloat
    /// What everything in the section covers along the scroll direction.
    let extent: (near: CGFloat, far: CGFloat)

    static let empty = SectionShape(
        scrollAxis: .vertical, length: 0, run: .empty, runOrigin: .zero, boundary: [], decorations: [], row: nil,
        crossLength: 0)

    init(
        scrollAxis: Axis, length: CGFloat, run: GroupRun, runOrigin: CGPoint, boundary: [BoundaryFrame],
        decorations: [DecorationPlan], row: OrthogonalRow?, crossLength: CGFloat
    ) {
        self.length = length
        self.run = run
        self.runOrigin = runOrigin
        self.boundary = boundary
        self.decorations = decorations
        self.row = row
        self.crossLength = crossLength
        var (near, far) = (CGFloat(0), length)
        if let run = run.extent(scrollAxis) {
            near = min(near, runOrigin[scrollAxis] + run.near)
            far = max(far, runOrigin[scrollAxis] + run.far)
        }
        for item in boundary {
            near = min(near, item.frame.near(scrollAxis))
            far = max(far, item.frame.far(scrollAxis))
        }
        extent = (near, far)
    }

    /// The z-index added to cells: backgrounds lie below them.
    var cellRaise: Int { decorations.isEmpty ? 0 : 1 }

    /// Whether a header or a footer follows the visible rectangle.
    var pins: Bool { boundary.contains { $0.pin != nil } }

    /// The boundary item that an element of the section names, if it is one.
    func boundaryItem(_ element: ElementIdentity) -> BoundaryFrame? {
        guard element.category == .supplementaryView, element.indexPath.item == 0 else { return nil }
        return boundary.first { $0.kind == element.kind }
    }
}
