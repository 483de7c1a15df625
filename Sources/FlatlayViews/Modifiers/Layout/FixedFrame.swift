import Foundation

/// Gives its child a fixed width, height or both. The child may still be larger; it is never clipped.
@usableFromInline
final class FixedFrameNode: LayoutWrapperNode {
    private let fixed: ProposedViewSize
    private let alignment: Alignment

    init(
        _ child: ViewNode, width: CGFloat?, height: CGFloat?, alignment: Alignment,
        environment: borrowing EnvironmentValues
    ) {
        fixed = ProposedViewSize(width: FrameLength.fixed(width), height: FrameLength.fixed(height))
        self.alignment = alignment
        super.init(child, environment)
    }

    override var spacing: ViewSpacing {
        var spacing = child.spacing
        if fixed.width != nil { spacing.formUnion(ViewSpacing(), edges: .horizontal) }
        if fixed.height != nil { spacing.formUnion(ViewSpacing(), edges: .vertical) }
        return spacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = fixed.width, let height = fixed.height { return CGSize(width: width, height: height) }
        return fixed.replacingUnspecifiedDimensions(by: child.sizeThatFits(inner(proposal)))
    }

    override func leastLength(along axis: Axis) -> CGFloat? { fixed[axis] ?? child.leastLength(along: axis) }

    override func greatestLength(along axis: Axis) -> CGFloat? { fixed[axis] ?? child.greatestLength(along: axis) }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        let inner = inner(proposal)
        return ChildPlacement(origin: alignment.origin(of: child, for: inner, in: size), proposal: inner)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height)
    }
}

/// Gives each view a fixed width, height or both.
@usableFromInline
struct FixedFrameModifier: UpdatedNodeModifier {
    @usableFromInline typealias Body = Never
    @usableFromInline typealias Node = FixedFrameNode
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @usableFromInline
    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @usableFromInline
    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        FixedFrameNode(node, width: width, height: height, alignment: alignment, environment: context.environment)
    }

    @usableFromInline
    func equals(_ old: Self) -> Bool { width == old.width && height == old.height && alignment == old.alignment }
}

nonisolated extension View {
    /// Puts the view in a frame with a fixed width, height or both, in points.
    ///
    /// - Parameter alignment: the position of the view in the frame when their sizes differ.
    @inlinable
    public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Returns the view unchanged.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View {
        self
    }
}
