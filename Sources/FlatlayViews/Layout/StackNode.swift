import Foundation

/// The node of an `HStack` or a `VStack`.
///
/// It behaves like a ``LayoutNode`` with an ``HStackLayout`` or a ``VStackLayout``. Stacks are so common that they have
/// a node of their own, without the overhead of a generic layout.
@usableFromInline
final class StackNode: ViewNode {
    let solver: StackSolver
    private let nodes: [ViewNode]
    private let label: String
    private let gaps: [CGFloat]
    private var arrangements = StackArrangements()
    private var shortest: KnownLength?
    private var longest: KnownLength?

    /// The last minimum or maximum length, cached because enclosing stacks request it repeatedly.
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

    /// Cached because every enclosing stack reads it more than once: the work would grow exponentially with nesting.
    private lazy var ownSpacing = solver.spacing(of: nodes)

    @usableFromInline
    func isAlong(_ axis: Axis) -> Bool { solver.axis == axis }

    /// The nodes in the stack, for another content to take them over.
    @usableFromInline
    func knownNodes(_ bodies: KnownBodies) -> _KnownNodes { _KnownNodes(nodes, bodies: bodies) }

    @usableFromInline
    override func forgetSizes() {
        super.forgetSizes()
        // Neither the gaps nor the spacing: they depend on the fonts of texts, not on their letters.
        arrangements = StackArrangements()
        (shortest, longest, knownLeastWidth, knownLeastHeight) = (nil, nil, nil, nil)
    }

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

    /// The turns of the children for a proposal, for tests.
    func turns(in proposal: ProposedViewSize) -> [StackArrangement.Turn] {
        solver.arrange(nodes, gaps: gaps, in: proposal, recordsTurns: true).turns ?? []
    }

    private func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
        if let known = arrangements[proposal] { return known }
        let made = solver.arrange(nodes, gaps: gaps, in: proposal)
        var kept = arrangements
        // Moved out while it changes, so that it isn't copied and no exclusive access lasts longer than needed.
        arrangements = StackArrangements()
        kept.keep(made, for: proposal)
        arrangements = kept
        return made
    }

    // MARK: Lengths that need no arrangement

    override func leastLength(along axis: Axis) -> CGFloat? {
        axis == .horizontal ? leastWidth : leastHeight
    }

    private var leastWidth: CGFloat? {
        if let known = knownLeastWidth { return known }
        let found = findLeastLength(along: .horizontal)
        knownLeastWidth = found
        return found
    }

    private var leastHeight: CGFloat? {
        if let known = knownLeastHeight { return known }
        let found = findLeastLength(along: .vertical)
        knownLeastHeight = found
        return found
    }

    private var knownLeastWidth: CGFloat??
    private var knownLeastHeight: CGFloat??

    private func findLeastLength(along axis: Axis) -> CGFloat? {
        var longest: CGFloat = 0
        for node in nodes {
            guard let length = node.leastLength(along: axis), length.isFinite else { return nil }
            longest = max(longest, length)
        }
        if axis == solver.axis { return total { $0.leastLength(along: axis) ?? 0 } }
        // Children aligned by a side or by their centres, without explicit guides, lie within the longest child.
        return solver.alignment.isSideOrMiddle && !guides.contains(solver.alignment.kind) ? longest : nil
    }

    /// Across the stack, one child without end is enough; along it, if the others take a finite part.
    override func greatestLength(along axis: Axis) -> CGFloat? {
        guard nodes.contains(where: { $0.greatestLength(along: axis) == .infinity }) else { return nil }
        if axis == solver.axis, gaps.contains(where: { $0 < 0 }) || leastLength(along: axis) == nil { return nil }
        return .infinity
    }

    override func shortestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        if let known = shortest, known.axis == axis, known.minor == minor { return known.length }
        let length = sumOfShortest(along: axis, across: minor) ?? super.shortestLength(along: axis, across: minor)
        shortest = KnownLength(axis: axis, minor: minor, length: length)
        return length
    }

    override func longestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        if let known = longest, known.axis == axis, known.minor == minor { return known.length }
        let length =
            greatestLength(along: axis) ?? sumOfLongest(along: axis, across: minor)
            ?? super.longestLength(along: axis, across: minor)
        longest = KnownLength(axis: axis, minor: minor, length: length)
        return length
    }

    /// If the stack has no space along its axis, each child is offered none, whatever its turn.
    private func sumOfShortest(along axis: Axis, across minor: CGFloat?) -> CGFloat? {
        guard axis == solver.axis else { return nil }
        return total { $0.shortestLength(along: axis, across: minor) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// If the stack has infinite space along its axis, each child is offered all of it, whatever its turn, unless
    /// infinite space is reserved for others.
    private func sumOfLongest(along axis: Axis, across minor: CGFloat?) -> CGFloat? {
        guard axis == solver.axis, shortestLength(along: axis, across: minor).isFinite else { return nil }
        return total { $0.longestLength(along: axis, across: minor) }
    }

    /// The sum of the children's lengths and the gaps; nil if negative gaps add space.
    private func total(_ length: (ViewNode) -> CGFloat) -> CGFloat? {
        let gapTotal = gaps.reduce(0, +)
        return gapTotal < 0 ? nil : nodes.reduce(gapTotal) { $0 + length($1) }
    }
}
