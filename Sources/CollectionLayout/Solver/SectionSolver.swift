import Foundation

/// Lays out one section, relative to its own start.
///
/// Source: compositional layout rules, containers, repeating groups, boundary items, orthogonal sections, measured on
/// UIKit.
///
/// 1. The groups' container is the bounds, minus the reference insets and the section's insets; the section's insets
///    are subtracted only across the axis along which the groups repeat.
/// 2. The groups follow each other along the scroll direction, or along the other axis in an orthogonal section.
/// 3. The core is the groups and the section's insets; a section without items has no core and no insets, unless it has
///    boundary items.
/// 4. Boundary items are placed around the core, with space above a header. A header or footer of a list with zero
///    length counts as missing: the section then has the space that it would have without one.
struct SectionSolver {
    let context: SolverContext
    let section: Int
    let plan: SectionPlan
    let itemCount: Int
    let scrollAxis: Axis
    let bounds: CGSize

    private var crossAxis: Axis { scrollAxis.cross }
    private var isOrthogonal: Bool { plan.orthogonalScrolling != .none }
    private var groupAxis: Axis { isOrthogonal ? crossAxis : scrollAxis }

    func solve() throws(SectionFault) -> SectionShape {
        guard itemCount > 0 || !plan.boundaryItems.isEmpty else { return .empty }
        var run = GroupRun.empty
        if itemCount > 0 {
            run = try RunSolver(
                context: context, section: section, group: plan.group, groupSpacing: plan.groupSpacing,
                axis: groupAxis, itemCount: itemCount, box: try groupContainer(), bounds: bounds,
                listsAllGroups: isOrthogonal
            ).solve()
        }
        let groups = isOrthogonal ? run.crossLength : run.length
        let items = boundaryItems()
        let boundary = BoundaryPlacement(
            scrollAxis: scrollAxis, crossStart: plan.boundaryInsets.start(crossAxis),
            crossEnd: bounds[crossAxis] - plan.boundaryInsets.end(crossAxis)
        ).place(items, core: max(0, groups + plan.insets.total(scrollAxis)))

        let padding = headerPadding(items)
        let sides = plan.referenceInsets.total(crossAxis) + plan.insets.total(crossAxis)
        return SectionShape(
            scrollAxis: scrollAxis, length: padding + boundary.length + footerPadding(items), run: run,
            runOrigin: CGPoint(
                scrollAxis, along: padding + boundary.growthStart + plan.insets.start(scrollAxis),
                across: plan.referenceInsets.start(crossAxis) + plan.insets.start(crossAxis)),
            boundary: boundary.frames.map { $0.moved(by: padding, along: scrollAxis) }, decorations: plan.decorations,
            row: isOrthogonal ? row(run, viewport: max(0, bounds[crossAxis] - sides)) : nil,
            crossLength: isOrthogonal ? 0 : run.crossLength)
    }

    /// The space above the header, if there is a header.
    private func headerPadding(_ items: [BoundaryPlacement.Item]) -> CGFloat {
        let headers = items.filter { $0.plan.alignment.anchor(scrollAxis) == 0 }
        if let room = plan.roomWithoutBands, areEmpty(headers) { return room.header }
        return headers.isEmpty ? 0 : plan.headerTopPadding
    }

    /// The space in place of an empty footer of a list.
    private func footerPadding(_ items: [BoundaryPlacement.Item]) -> CGFloat {
        guard let room = plan.roomWithoutBands else { return 0 }
        return areEmpty(items.filter { $0.plan.alignment.anchor(scrollAxis) == 1 }) ? room.footer : 0
    }

    /// Whether there are items, and all of them have zero length.
    private func areEmpty(_ items: [BoundaryPlacement.Item]) -> Bool {
        !items.isEmpty && items.allSatisfy { $0.size[scrollAxis] <= 0 }
    }

    private func groupContainer() throws(SectionFault) -> CGSize {
        var box = bounds
        box[crossAxis] -= plan.referenceInsets.total(crossAxis)
        if isOrthogonal {
            box[scrollAxis] = max(0, box[scrollAxis] - plan.insets.total(scrollAxis))
        } else {
            box[crossAxis] -= plan.insets.total(crossAxis)
        }
        guard box[crossAxis] >= 0 else {
            throw .groupDoesNotFit(group: plan.group.size, container: bounds, insets: plan.insets)
        }
        return box
    }

    /// Resolves boundary items in the content's size across the scroll direction, and in the bounds' size along it.
    private func boundaryItems() -> [BoundaryPlacement.Item] {
        var box = bounds
        box[crossAxis] = max(0, box[crossAxis] - plan.boundaryInsets.total(crossAxis))
        let path = IndexPath(item: 0, section: section)
        return plan.boundaryItems.map { context.boundaryItem($0, path: path, box: box) }
    }

    private func row(_ run: GroupRun, viewport: CGFloat) -> OrthogonalRow {
        let groups: OrthogonalRow.Groups =
            switch run {
            // The groups of orthogonal sections are never stored in pieces.
            case .empty, .pieces: .uniform(count: 0, stride: 0, length: 0)
            case .repeated(let run):
                .uniform(count: run.groupCount, stride: run.stride, length: run.template.size[run.axis])
            case .explicit(let run):
                .listed(starts: run.groups.map(\.start), lengths: run.groups.map(\.length))
            }
        return OrthogonalRow(
            behavior: plan.orthogonalScrolling, viewport: viewport, rowLength: run.length, groups: groups)
    }
}

extension SolverContext {
    /// A boundary item with its size resolved, and measured if it is estimated.
    func boundaryItem(_ plan: BoundaryPlan, path: IndexPath, box: CGSize) -> BoundaryPlacement.Item {
        let element = ElementIdentity.supplementary(plan.kind, path)
        let size = plan.size.resolved(in: box, grid: grid)
        let measured = preferredSize(of: element, proposing: size, within: box, axes: plan.size.estimatedAxes)
        return BoundaryPlacement.Item(plan: plan, size: measured ?? size)
    }
}
