import Foundation

/// A row or a column: what `HStack` and `VStack` become.
///
/// It answers as a ``LayoutNode`` with an ``HStackLayout`` or a ``VStackLayout`` would. There are so many stacks that they
/// have a node of their own, which spares them what a layout of any type needs.
final class StackNode: ViewNode {
    let solver: StackSolver
    private let nodes: [ViewNode]
    private let label: String
    private let gaps: [CGFloat]
    private var arrangements = StackArrangements()
    private var shortest: KnownLength?
    private var longest: KnownLength?

    /// The last answer to the question how short or how long the stack can be, which it is asked again and again.
    private struct KnownLength {
        let axis: Axis
        let minor: CGFloat?
        let length: CGFloat
    }

    init(_ solver: StackSolver, children: [ViewNode], name: String, environment: borrowing EnvironmentValues) {
        self.solver = solver
        nodes = children
        gaps = solver.gaps(children)
        label = name
        super.init(environment, around: children.greatestDepth)
    }

    override var name: String? { label }
    override var children: [ViewNode] { nodes }
    override var spacing: ViewSpacing { ownSpacing }

    /// Kept, as every stack around asks for it more than once: nested ones would ask without end.
    private lazy var ownSpacing = solver.spacing(of: nodes)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        arrangement(for: proposal).size
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let arrangement = arrangement(for: solver.placingProposal(proposal, in: size))
        return key.combine(
            zip(nodes, arrangement.children).compactMap { node, child in
                node.explicitAlignment(of: key, for: child.proposal).map { $0 + child.origin[key.axis] }
            })
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let arrangement = arrangement(for: solver.placingProposal(proposal, in: frame.size))
        nodes.forEachIndexInDrawingOrder { index in
            let child = arrangement.children[index]
            place(nodes[index], at: child.origin, proposal: child.proposal, in: frame, pass: pass)
        }
    }

    /// The turns that the children take for a proposal.
    func turns(in proposal: ProposedViewSize) -> [StackArrangement.Turn] {
        solver.arrange(nodes, gaps: gaps, in: proposal, recordsTurns: true).turns ?? []
    }

    private func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
        if let known = arrangements[proposal] { return known }
        let made = solver.arrange(nodes, gaps: gaps, in: proposal)
        var kept = arrangements
        // Taken out while they are changed, so that they are not copied and no access lasts longer than a moment.
        arrangements = StackArrangements()
        kept.keep(made, for: proposal)
        arrangements = kept
        return made
    }

    // MARK: Lengths that need no arrangement

    override func leastLength(along axis: Axis) -> CGFloat? {
        axis == .horizontal ? leastWidth : leastHeight
    }

    private lazy var leastWidth: CGFloat? = findLeastLength(along: .horizontal)
    private lazy var leastHeight: CGFloat? = findLeastLength(along: .vertical)

    private func findLeastLength(along axis: Axis) -> CGFloat? {
        var longest: CGFloat = 0
        for node in nodes {
            guard let length = node.leastLength(along: axis), length.isFinite else { return nil }
            longest = max(longest, length)
        }
        if axis == solver.axis { return total { $0.leastLength(along: axis) ?? 0 } }
        // Views that are aligned by a side or by their middles, and not by guides of their own, lie within the longest.
        return solver.alignment.isSideOrMiddle && !guides.contains(solver.alignment.kind) ? longest : nil
    }

    override func shortestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        if let known = shortest, known.axis == axis, known.minor == minor { return known.length }
        let length = sumOfShortest(along: axis, across: minor) ?? super.shortestLength(along: axis, across: minor)
        shortest = KnownLength(axis: axis, minor: minor, length: length)
        return length
    }

    override func longestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        if let known = longest, known.axis == axis, known.minor == minor { return known.length }
        let length = sumOfLongest(along: axis, across: minor) ?? super.longestLength(along: axis, across: minor)
        longest = KnownLength(axis: axis, minor: minor, length: length)
        return length
    }

    /// Without room along the stack each child is offered none, whatever its turn.
    private func sumOfShortest(along axis: Axis, across minor: CGFloat?) -> CGFloat? {
        guard axis == solver.axis else { return nil }
        return total { $0.shortestLength(along: axis, across: minor) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// With endless room along the stack each child is offered all of it, whatever its turn, unless endless room is kept
    /// back for others.
    private func sumOfLongest(along axis: Axis, across minor: CGFloat?) -> CGFloat? {
        guard axis == solver.axis, shortestLength(along: axis, across: minor).isFinite else { return nil }
        return total { $0.longestLength(along: axis, across: minor) }
    }

    /// The sum of the children's lengths and the gaps; nil where gaps below zero make room of their own.
    private func total(_ length: (ViewNode) -> CGFloat) -> CGFloat? {
        let gapTotal = gaps.reduce(0, +)
        return gapTotal < 0 ? nil : nodes.reduce(gapTotal) { $0 + length($1) }
    }
}
