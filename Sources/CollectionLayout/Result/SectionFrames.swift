import Foundation

/// One solved section, relative to its own start.
struct SectionFrames: Sendable {
    var section: Int
    /// The start along the scroll direction, in content coordinates.
    var start: CGFloat = 0
    var length: CGFloat = 0
    var run: GroupRun = .empty
    /// The corner that the run counts from.
    var runOrigin: CGPoint = .zero
    var boundary: [BoundaryFrame] = []
    var decorations: [DecorationPlan] = []
    /// The row, in an orthogonal section.
    var row: OrthogonalRow?
    /// The size of the section across the scroll direction, where its groups widen the content.
    var crossLength: CGFloat = 0

    /// The z-index added to cells: backgrounds lie below them.
    var cellRaise: Int { decorations.isEmpty ? 0 : 1 }

    /// What everything in the section covers along the scroll direction, relative to its start.
    func extent(_ axis: Axis) -> (near: CGFloat, far: CGFloat) {
        var (near, far) = (CGFloat(0), length)
        if let run = run.extent(axis) {
            near = min(near, runOrigin[axis] + run.near)
            far = max(far, runOrigin[axis] + run.far)
        }
        for item in boundary {
            near = min(near, item.frame.near(axis))
            far = max(far, item.frame.far(axis))
        }
        return (near, far)
    }
}
