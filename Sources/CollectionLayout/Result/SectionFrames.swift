import Foundation

/// One section with its position.
struct SectionFrames: Sendable {
    let section: Int
    /// The start along the scroll direction, in content coordinates.
    var start: CGFloat
    let shape: SectionShape
}

/// A solved section, relative to its own start.
///
/// Sections with equal descriptions and item counts share one shape, so that a hundred thousand of them cost little
/// more than their starts.
final class SectionShape: Sendable {
    let length: CGFloat
    let run: GroupRun
    /// The origin of the run's coordinates.
    let runOrigin: CGPoint
    let boundary: [BoundaryFrame]
    let decorations: [DecorationPlan]
    /// The row of an orthogonal section; nil for other sections.
    let row: OrthogonalRow?
    /// The size of the section's largest group across the scroll direction, if groups can widen the content;
    /// otherwise 0. Excludes insets.
    let crossLength: CGFloat
    /// The extent of everything in the section along the scroll direction.
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

    /// The amount added to the z-index of cells, so that backgrounds are below them.
    var cellRaise: Int { decorations.isEmpty ? 0 : 1 }

    /// Whether a header or a footer is pinned to the visible rectangle.
    var pins: Bool { boundary.contains { $0.pin != nil } }

    /// The boundary item that an element identifies, or nil if it is not one.
    func boundaryItem(_ element: ElementIdentity) -> BoundaryFrame? {
        guard element.category == .supplementaryView, element.indexPath.item == 0 else { return nil }
        return boundary.first { $0.kind == element.kind }
    }
}
