import Foundation

/// A view prepared for layout: its environment and its content are resolved. Not for use in apps.
///
/// A node can be asked, in any order and any number of times, for its size for a proposal, for the positions of its
/// alignment guides, and for its preferred spacing. Then it draws itself. Coordinates start at the *leading* edge; only
/// `place(_:at:proposal:in:pass:)` mirrors them for right-to-left layout.
public class ViewNode {
    /// The layout direction of the environment.
    final let layoutDirection: LayoutDirection
    /// The pixel grid for rounding.
    final let pixels: PixelGrid
    /// The depth of this tree of nodes, including this node.
    final let depth: Int
    /// Where the view of the node is described: in a template, or in Swift if a ``ViewRecord`` knows. Nil for a part of
    /// another view.
    @exclusivity(unchecked) final var origin: ViewOrigin?
    // Unchecked: nothing is measured while the memo is read or written, so accesses cannot overlap.
    @exclusivity(unchecked) private final var sizes = SizeMemo()
    /// Sizes that do not fit into the memo, for the few nodes that see many proposals.
    @exclusivity(unchecked) private final var otherSizes: [SizeMemo.Key: CGSize]?

    /// - Parameter innerDepth: the depth of the deepest child.
    init(_ environment: borrowing EnvironmentValues, around innerDepth: Int = 0) {
        depth = innerDepth + 1
        layoutDirection = environment.layoutDirection
        pixels = PixelGrid(scale: environment.displayScale)
    }

    // MARK: Overridden by subclasses

    /// The name of the node in the tree of a display list; nil for helper nodes.
    var name: String? { nil }

    /// The child nodes.
    var children: [ViewNode] { [] }

    /// Returns the size for a proposal without negative numbers. Called once per proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The length for a proposal of zero along an axis, if it does not depend on the other dimension; nil if it must be
    /// measured. Every stack needs it, so nodes that know it override this.
    func leastLength(along axis: Axis) -> CGFloat? { nil }

    /// The length for an infinite proposal along an axis, if it does not depend on the other dimension; nil if it must
    /// be measured.
    func greatestLength(along axis: Axis) -> CGFloat? { nil }

    /// Returns the length for a proposal of zero along an axis.
    func shortestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        leastLength(along: axis) ?? sizeThatFits(ProposedViewSize(along: axis, 0, across: minor))[axis]
    }

    /// Returns the length for an infinite proposal along an axis.
    func longestLength(along axis: Axis, across minor: CGFloat?) -> CGFloat {
        greatestLength(along: axis) ?? sizeThatFits(ProposedViewSize(along: axis, .infinity, across: minor))[axis]
    }

    /// Returns the position of a guide if the node or a child sets it; otherwise nil.
    func explicitAlignment(of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The guides that the node may set explicitly; others are not searched.
    var guides: GuideKinds { childGuides }

    /// Whether the view is a placeholder for missing content of unknown proportions.
    var isStandIn: Bool { false }

    /// The priority with which a stack proposes space.
    var priority: Double { 0 }

    /// The order in which a container draws its children.
    var zIndex: Double { 0 }

    /// The preferred distances to neighbours in a stack.
    var spacing: ViewSpacing { ViewSpacing() }

    /// Returns a value that the view passes to its container.
    func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

    /// Forgets the sizes that the node returned: a text inside has changed.
    @usableFromInline
    func forgetSizes() {
        sizes.removeAll()
        otherSizes = nil
    }

    /// Draws the node in a frame of the size that it returned for the proposal.
    func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {}

    // MARK: Called by others

    /// Returns the size that the node chooses for a proposal: never negative, never NaN, and always the same for equal
    /// proposals.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        size(for: proposal.sanitized)
    }

    /// Returns the size for a proposal without negative lengths or such that are no numbers.
    private func size(for proposal: ProposedViewSize) -> CGSize {
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

    /// Returns the size and the guides for a proposal.
    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal.sanitized)
    }

    /// Returns the position of an explicitly set guide for a proposal.
    final func explicitAlignment(of key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard guides.contains(key.kind) else { return nil }
        return explicitAlignment(of: key, in: sizeThatFits(proposal), for: proposal)
    }

    /// Draws the node with its top left corner at a point.
    final func draw(at origin: CGPoint, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let place = self.origin else { return drawPart(at: origin, proposal: proposal, pass: pass) }
        let diagnostics = pass.resources.diagnostics
        let outer = diagnostics.origin
        diagnostics.origin = place
        drawPart(at: origin, proposal: proposal, pass: pass)
        diagnostics.origin = outer
    }

    @inline(__always)
    private func drawPart(at origin: CGPoint, proposal: ProposedViewSize, pass: DrawingPass) {
        let proposal = proposal.sanitized
        let frame = CGRect(origin: origin, size: size(for: proposal))
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

    /// Draws a child whose top leading corner is at `origin` in the frame of this node.
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
    /// The greatest depth of the nodes; 0 if there are none.
    var greatestDepth: Int {
        var depth = 0
        for node in self where node.depth > depth { depth = node.depth }
        return depth
    }
}
