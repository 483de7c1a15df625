import Foundation

/// A node whose children a ``Layout`` arranges.
final class LayoutNode<Arrangement: Layout>: ViewNode {
    let layout: Arrangement
    private let nodes: [ViewNode]
    private let label: String?
    private lazy var cache = layout.makeCache(subviews: subviews)
    private var lastPlacements: (size: CGSize, proposal: ProposedViewSize, value: [ChildPlacement])?

    init(_ layout: Arrangement, children: [ViewNode], name: String?, environment: borrowing EnvironmentValues) {
        self.layout = layout
        nodes = children
        label = name
        super.init(environment, around: children.greatestDepth)
    }

    override var name: String? { label }
    override var children: [ViewNode] { nodes }

    /// The children as the layout receives them.
    private(set) lazy var subviews = LayoutSubviews(nodes, layoutDirection: layoutDirection)

    override var spacing: ViewSpacing { ownSpacing }

    /// Cached because every enclosing stack reads it more than once.
    private lazy var ownSpacing = layout.spacing(subviews: subviews, cache: &cache)

    /// Layouts from outside this module may set guides that none of their views sets.
    override var guides: GuideKinds { Arrangement.layoutProperties.setsOwnGuides ? .all : super.guides }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return switch key.axis {
        case .horizontal:
            layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        case .vertical:
            layout.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let placements = placements(in: frame.size, for: proposal)
        if let finder = pass.finder, finder.awaitsLayout { note(placements, in: frame, finder, pass) }
        nodes.forEachIndexInDrawingOrder { index in
            place(
                nodes[index], at: placements[index].origin, proposal: placements[index].proposal, in: frame, pass: pass)
        }
    }

    /// Tells a finder where the children are at which scrolling comes to rest.
    private func note(
        _ placements: [ChildPlacement], in frame: CGRect, _ finder: ScrollTargetFinder, _ pass: DrawingPass
    ) {
        finder.awaitsLayout = false
        for (node, placement) in zip(nodes, placements) {
            let size = node.sizeThatFits(placement.proposal)
            let x =
                layoutDirection == .rightToLeft ? frame.width - placement.origin.x - size.width : placement.origin.x
            let place = CGPoint(x: frame.minX + x, y: frame.minY + placement.origin.y)
            finder.noteTarget(CGRect(origin: place, size: size).applying(pass.builder.currentTransform))
        }
    }

    /// The placements of the children in a node of the given size.
    func placements(in size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
        if let last = lastPlacements, last.size == size, last.proposal == proposal { return last.value }
        let bounds = CGRect(origin: .zero, size: size)
        let value = subviews.placements(in: bounds) { recording in
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
        }
        lastPlacements = (size, proposal, value)
        return value
    }
}
