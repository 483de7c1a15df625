import Foundation

extension UICollectionViewCompositionalLayout {
    /// The maximum number of passes that measure newly visible elements.
    private static let passLimit = 10

    /// Solves the layout, in a single pass if all elements may be measured.
    ///
    /// Source: compositional layout rules, self-sizing. With ``UICollectionView/MeasuringPolicy/visible`` it solves,
    /// measures the visible elements, and solves again until no new ones become visible; all others keep their
    /// estimates.
    func solve(
        _ plan: LayoutPlan, _ planner: LayoutPlanner, _ host: any CollectionLayoutHost
    ) -> (frames: LayoutFrames, errors: [CollectionLayoutError]) {
        guard host.preferredSizes.provider != nil, host.preferredSizes.policy == .visible else {
            return LayoutSolver(plan: plan, context: planner.context()).solve()
        }
        var measured: Set<ElementIdentity> = []
        var solved = LayoutSolver(plan: plan, context: planner.context(measuring: measured)).solve()
        for _ in 0..<Self.passLimit {
            let bounds = mirror(inWidth: solved.frames.contentSize.width)(host.bounds)
            let state = ScrollState(
                visible: bounds,
                orthogonalOffsets: host.requestedOrthogonalOffsets)
            var visible: [ElementIdentity] = []
            for placed in solved.frames.elements(in: bounds, state) {
                visible.append(placed.element)
                visible += Self.siblings(of: placed.element, in: solved.frames, plan)
            }
            guard !measured.isSuperset(of: visible) else { break }
            measured.formUnion(visible)
            solved = LayoutSolver(plan: plan, context: planner.context(measuring: measured)).solve()
        }
        return solved
    }

    /// The cells that must be measured along with a visible one because they share lengths: those of its group, or of
    /// the whole section if its outermost group shares a length.
    nonisolated private static func siblings(
        of element: ElementIdentity, in frames: LayoutFrames, _ plan: LayoutPlan
    ) -> [ElementIdentity] {
        let section = element.indexPath.section
        guard element.category == .cell, frames.sections.indices.contains(section),
            let group = plan.sections[section].plan.map({ plan.plans[$0].group }), group.sharesLengths
        else { return [] }
        let isShared = Axis.both.contains { group.size[$0].unit == .uniformEstimate }
        let items =
            isShared
            ? 0..<plan.sections[section].itemCount
            : frames.sections[section].shape.run.siblings(of: element.indexPath.item)
        return items.map { .cell(IndexPath(item: $0, section: section)) }
    }
}
