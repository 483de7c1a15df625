import Foundation

extension UICollectionViewCompositionalLayout {
    /// Passes after which measuring what comes into sight ends.
    private static let passLimit = 10

    /// Solves the layout, once if everything may be measured.
    ///
    /// Source: compositional layout rules, self-sizing. With ``UICollectionView/MeasuringPolicy/visible``, solve,
    /// measure what is in sight, and solve again until nothing new comes into sight; the rest keeps its estimates.
    func solve(
        _ plan: LayoutPlan, _ planner: LayoutPlanner, _ collectionView: UICollectionView
    ) -> (frames: LayoutFrames, errors: [CollectionLayoutError]) {
        guard collectionView.preferredSizeProvider != nil, collectionView.measuringPolicy == .visible else {
            return LayoutSolver(plan: plan, context: planner.context()).solve()
        }
        var measured: Set<ElementIdentity> = []
        var solved = LayoutSolver(plan: plan, context: planner.context(measuring: measured)).solve()
        for _ in 0..<Self.passLimit {
            let state = ScrollState(
                visible: collectionView.bounds,
                orthogonalOffsets: collectionView.requestedOrthogonalOffsets)
            let visible = solved.frames.elements(in: collectionView.bounds, state).map(\.element)
            guard !measured.isSuperset(of: visible) else { break }
            measured.formUnion(visible)
            solved = LayoutSolver(plan: plan, context: planner.context(measuring: measured)).solve()
        }
        return solved
    }
}
