import Foundation

/// Solves a compositional layout, section by section.
///
/// Source: compositional layout rules, assembly, measured on UIKit.
///
/// 1. Solve the sections, equal ones once; one that fails is laid out as empty, and its error is recorded.
/// 2. Place them one after the other, with the section spacing in between, even around empty ones.
/// 3. Place the layout's own boundary items around them, sized and aligned in the full bounds.
/// 4. The content is as long as the result, and as wide as the bounds or the widest group.
struct LayoutSolver {
    let plan: LayoutPlan
    let context: SolverContext

    private var axis: Axis { plan.scrollAxis }

    func solve() -> (frames: LayoutFrames, errors: [CollectionLayoutError]) {
        plan.checkInvariants()
        var errors: [CollectionLayoutError] = []
        var sections: [SectionFrames] = []
        sections.reserveCapacity(plan.sections.count)
        var shapes: [LayoutPlan.Section: SectionShape] = [:]
        var faults: [LayoutPlan.Section: SectionFault] = [:]
        var last: (section: LayoutPlan.Section, shape: SectionShape)?
        var position: CGFloat = 0
        for (index, section) in plan.sections.enumerated() {
            let shape: SectionShape
            if let last, last.section == section {
                shape = last.shape
            } else if let known = shapes[section] {
                shape = known
                last = (section, known)
            } else if let known = faults[section] {
                shape = .empty
                errors.append(error(known, section: index))
            } else {
                do throws(SectionFault) {
                    let solved = try solve(section, at: index)
                    shape = solved.shape
                    if solved.isShared {
                        shapes[section] = shape
                        last = (section, shape)
                    }
                } catch {
                    shape = .empty
                    errors.append(self.error(error, section: index))
                    if error.isSharedByEqualSections || !isMeasured(section) { faults[section] = error }
                }
            }
            if index > 0 { position += plan.sectionSpacing }
            sections.append(SectionFrames(section: index, start: position, shape: shape))
            position += shape.length
        }
        return (assemble(sections, length: max(0, position)), errors)
    }

    /// Solves one section. `isShared` is true if the result is valid for all sections with the same plan and item
    /// count; measured sizes are valid for one section only.
    private func solve(
        _ section: LayoutPlan.Section, at index: Int
    ) throws(SectionFault) -> (shape: SectionShape, isShared: Bool) {
        guard let plan = section.plan.map({ self.plan.plans[$0] }) else { return (.empty, true) }
        let shape = try SectionSolver(
            context: context, section: index, plan: plan, itemCount: section.itemCount, scrollAxis: axis,
            bounds: self.plan.bounds
        ).solve()
        return (shape, !isMeasured(section))
    }

    private func isMeasured(_ section: LayoutPlan.Section) -> Bool {
        context.measure != nil && section.plan.map { plan.plans[$0].needsMeasuring } == true
    }

    private func error(_ fault: SectionFault, section: Int) -> CollectionLayoutError {
        let plan = plan.sections[section].plan.map { self.plan.plans[$0] }
        return fault.error(
            section: section,
            in: LayoutContainer(
                frame: self.plan.frame, reference: plan?.reference ?? .none, insets: plan?.referenceInsets ?? .zero))
    }

    private func assemble(_ sections: [SectionFrames], length: CGFloat) -> LayoutFrames {
        let path = LayoutFrames.ownPath
        let boundary = BoundaryPlacement(
            scrollAxis: axis, crossStart: 0, crossEnd: plan.bounds[axis.cross]
        ).place(plan.boundaryItems.map { context.boundaryItem($0, path: path, box: plan.bounds) }, core: length)
        let width = sections.reduce(plan.bounds[axis.cross]) { max($0, $1.shape.crossLength) }
        var moved = sections
        if boundary.growthStart != 0 {
            for index in moved.indices { moved[index].start += boundary.growthStart }
        }
        let frames = LayoutFrames(
            scrollAxis: axis, grid: context.grid,
            contentSize: CGSize(axis, along: boundary.length, across: width), sections: moved,
            boundary: boundary.frames)
        frames.checkInvariants()
        return frames
    }
}
