import Foundation

/// Puts the sections of a compositional layout after each other.
///
/// Source: compositional layout rules, assembly, measured on UIKit.
///
/// 1. Solve the sections; one that fails is laid out empty and its error kept.
/// 2. Put them after each other with the section spacing between every two, empty ones included.
/// 3. Put the layout's own boundary items around them, sized and aligned in the full bounds.
/// 4. The content is as long as that, and as wide as the bounds or the widest group.
struct LayoutSolver {
    let plan: LayoutPlan
    let context: SolverContext

    private var axis: Axis { plan.scrollAxis }

    func solve() -> (frames: LayoutFrames, errors: [CollectionLayoutError]) {
        var errors: [CollectionLayoutError] = []
        var sections: [SectionFrames] = []
        sections.reserveCapacity(plan.sections.count)
        var position: CGFloat = 0
        for (index, section) in plan.sections.enumerated() {
            var frames = SectionFrames(section: index)
            if let sectionPlan = section.plan {
                do throws(SectionFault) {
                    frames = try SectionSolver(
                        context: context, section: index, plan: sectionPlan, itemCount: section.itemCount,
                        scrollAxis: axis, bounds: plan.bounds
                    ).solve()
                } catch {
                    errors.append(
                        error.error(
                            section: index,
                            in: LayoutContainer(
                                frame: plan.frame, reference: sectionPlan.reference,
                                insets: sectionPlan.referenceInsets)))
                }
            }
            if index > 0 { position += plan.sectionSpacing }
            frames.start = position
            position += frames.length
            sections.append(frames)
        }
        return (assemble(sections, length: max(0, position)), errors)
    }

    private func assemble(_ sections: [SectionFrames], length: CGFloat) -> LayoutFrames {
        let path = IndexPath(item: .max, section: 0)
        let boundary = BoundaryPlacement(
            scrollAxis: axis, crossStart: 0, crossEnd: plan.bounds[axis.cross]
        ).place(plan.boundaryItems.map { context.boundaryItem($0, path: path, box: plan.bounds) }, core: length)
        let width = sections.reduce(plan.bounds[axis.cross]) { max($0, $1.crossLength) }
        var moved = sections
        if boundary.growthStart != 0 {
            for index in moved.indices { moved[index].start += boundary.growthStart }
        }
        return LayoutFrames(
            scrollAxis: axis, grid: context.grid,
            contentSize: CGSize(axis, along: boundary.length, across: width), sections: moved,
            boundary: boundary.frames)
    }
}
