import Foundation

/// A view ready for layout: its environment is known, its content is resolved. Not for use in apps.
///
/// A node answers three questions, in any order and as often as asked: how large it is for a proposal, where its
/// alignment guides lie, and how far it wants its neighbours to be. Then it draws itself. Coordinates run from the
/// *leading* side; the one place that turns them around for right-to-left reading is ``place(_:at:proposal:in:pass:)``.
public class ViewNode {
    /// The direction of reading where the node stands.
    final let layoutDirection: LayoutDirection
    /// The device's pixels.
    final let pixels: PixelGrid
    /// How many nodes lie inside each other here, with this one.
    final let depth: Int
    // Nobody measures while the memo is read or kept, so nothing has to check for overlapping accesses.
    @exclusivity(unchecked) private final var sizes = SizeMemo()
    /// The sizes that the memo has no room for: those of the few nodes that meet many proposals.
    @exclusivity(unchecked) private final var otherSizes: [SizeMemo.Key: CGSize]?

    /// - Parameter innerDepth: the depth of the deepest node inside.
    init(_ environment: borrowing EnvironmentValues, around innerDepth: Int = 0) {
        depth = innerDepth + 1
        layoutDirection = environment.layoutDirection
        pixels = PixelGrid(scale: environment.displayScale)
    }

    // MARK: What kinds of nodes override

    /// The name of the node in the tree of a display list; nil for nodes that only serve others.
    var name: String? { nil }

    /// The nodes inside.
    var children: [ViewNode] { [] }

    /// The size for a proposal that holds no negative numbers. Asked once for each proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The length along an axis when none of it is on offer, where it is the same whatever is on offer across; nil where
    /// it has to be measured. Every stack asks, so nodes that know it say so.
    func leastLength(along axis: Axis) -> CGFloat? { nil }

    /// The length along an axis when none of it is on offer.
    func shortestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        leastLength(along: axis) ?? sizeThatFits(ProposedViewSize(along: axis, 0, across: minor))[axis]
    }

    /// The length along an axis when all of it is on offer.
    func longestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        sizeThatFits(ProposedViewSize(along: axis, .infinity, across: minor))[axis]
    }

    /// The place of a guide where the node or a node inside sets it.
    func explicitAlignment(of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The guides that the node may set explicitly; others aren't looked for.
    var guides: GuideKinds { childGuides }

    /// The order in which a stack offers room.
    var priority: Double { 0 }

    /// The order in which a container draws.
    var zIndex: Double { 0 }

    /// How far neighbours in a stack should be.
    var spacing: ViewSpacing { ViewSpacing() }

    /// A value that the view gave its container.
    func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

    /// Draws the node in a frame of the size that it answered for the proposal.
    func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {}

    // MARK: What others call

    /// The size that the node chooses for a proposal: never negative, never NaN, and always the same answer for the
    /// same question.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        let key = SizeMemo.Key(proposal)
        if let known = sizes.size(for: key) { return known }
        if let others = otherSizes, let known = others[key] { return known }
        let measured = measure(proposal)
        let size = CGSize(width: ViewNode.length(measured.width), height: ViewNode.length(measured.height))
        if !sizes.keep(size, for: key) {
            if otherSizes == nil { otherSizes = [:] }
            otherSizes?[key] = size
        }
        return size
    }

    /// The size and the guides for a proposal.
    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal.sanitized)
    }

    /// The place of a guide that is set explicitly, for a proposal.
    final func explicitAlignment(of key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard guides.contains(key.kind) else { return nil }
        return explicitAlignment(of: key, in: sizeThatFits(proposal), for: proposal)
    }

    /// Draws the node with its upper left corner at a point.
    final func draw(at origin: CGPoint, proposal: ProposedViewSize, pass: DrawingPass) {
        let proposal = proposal.sanitized
        let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
        guard frame.isDrawable else {
            if origin.x.isNaN || origin.y.isNaN {
                pass.warn(
                    "\(name ?? "a view") is placed at a point that is not a number, and left out; check its layout")
            }
            return
        }
        guard let name else { return draw(in: frame, proposal: proposal, pass: pass) }
        pass.builder.withNode(name, frame: frame) {
            draw(in: frame, proposal: proposal, pass: pass)
        }
    }

    /// Draws a child whose upper leading corner lies at `origin` in the frame of this node.
    final func place(
        _ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize, in frame: CGRect, pass: DrawingPass
    ) {
        var x = origin.x
        if layoutDirection == .rightToLeft {
            x = frame.width - x - child.sizeThatFits(proposal).width
        }
        child.draw(at: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), proposal: proposal, pass: pass)
    }

    @exclusivity(unchecked) private final var knownChildGuides: GuideKinds?

    private final var childGuides: GuideKinds {
        if let knownChildGuides { return knownChildGuides }
        let guides = children.reduce(into: GuideKinds()) { $0.formUnion($1.guides) }
        knownChildGuides = guides
        return guides
    }

    private static func length(_ value: CGFloat) -> CGFloat {
        value > 0 ? value : 0
    }
}

extension [ViewNode] {
    /// The depth of the deepest of the nodes; 0 for none.
    var greatestDepth: Int {
        var depth = 0
        for node in self where node.depth > depth { depth = node.depth }
        return depth
    }
}
