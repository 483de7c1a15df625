import Foundation

/// Reserves space for another node at an edge of its child.
final class InsetNode: LayoutWrapperNode {
    private let inset: ViewNode
    private let edge: Edge
    private let gap: CGFloat
    private let alignment: Alignment

    init(
        _ child: ViewNode, inset: ViewNode, edge: Edge, spacing: CGFloat, alignment: Alignment,
        environment: borrowing EnvironmentValues
    ) {
        self.inset = inset
        self.edge = edge
        gap = spacing
        self.alignment = alignment
        super.init(child, environment, beside: inset)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// The space to reserve for a proposal.
    private func room(in proposal: ProposedViewSize) -> CGFloat {
        inset.sizeThatFits(ProposedViewSize(along: axis, nil, across: proposal[axis.other]))[axis] + gap
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner[axis] = proposal[axis].map { FrameLength.rest(of: $0, without: room(in: proposal)) }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = child.sizeThatFits(inner(proposal))
        size[axis] += room(in: proposal)
        return size
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        let room = room(in: proposal)
        return ChildPlacement(
            origin: CGPoint(x: edge == .leading ? room : 0, y: edge == .top ? room : 0), proposal: inner(proposal))
    }

    /// What scrolls in the child, and what ignores the safe area, extends below the inset.
    private func drawChild(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let outer = pass.safeArea else { return super.draw(in: frame, proposal: proposal, pass: pass) }
        let placement = childPlacement(in: frame.size, for: proposal)
        let size = child.sizeThatFits(placement.proposal.sanitized)
        var free = CGRect(origin: placement.origin, size: size).offsetBy(dx: frame.minX, dy: frame.minY)
        if layoutDirection == .rightToLeft { free.origin.x = frame.maxX - placement.origin.x - size.width }
        let whole = outer.extending(frame, over: .all, layoutDirection)
        super.draw(in: frame, proposal: proposal, pass: pass.with(SafeArea(whole: whole, free: free)))
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        drawChild(in: frame, proposal: proposal, pass: pass)
        let offer = ProposedViewSize(along: axis, nil, across: frame.size[axis.other])
        let dimensions = inset.dimensions(in: offer)
        var origin = alignment.origin(of: dimensions, in: ViewDimensions(frame.size))
        switch edge {
        case .top: origin.y = 0
        case .bottom: origin.y = frame.height - dimensions.height
        case .leading: origin.x = 0
        case .trailing: origin.x = frame.width - dimensions.width
        }
        place(inset, at: origin, proposal: offer, in: frame, pass: pass)
    }
}

private struct InsetModifier<Inset: View>: NodeModifier {
    typealias Body = Never
    let inset: Inset
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard let inset = inset.makeLayeredNode(in: context.entering(1), alignment: alignment) else { return node }
        return InsetNode(
            node, inset: inset, edge: edge, spacing: GridTrack.gap(spacing), alignment: alignment,
            environment: context.environment)
    }
}

nonisolated extension View {
    /// Reserves space above or below the view for another one.
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
    }

    /// Reserves space before or after the view for another one.
    public func safeAreaInset<Inset: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
    }

    /// Adds padding at the given edges.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Adds padding to the view.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Adds padding to the view.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Gives the view the proposed size, which stands for the size of the scroll view or window around it.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view the length of `span` of `count` equal parts of the proposed length.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
        }
    }

    /// Gives the view a length that a function computes from the proposed length.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        wrappingNodes { node, context in
            ContainerFrameNode(
                node, axes: axes, alignment: alignment, environment: context.environment, length: length)
        }
    }
}

private final class ContainerFrameNode: LayoutWrapperNode {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat

    init(
        _ child: ViewNode, axes: Axis.Set, alignment: Alignment, environment: borrowing EnvironmentValues,
        length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        super.init(child, environment)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            inner[axis] = proposal[axis].flatMap { $0.isFinite ? FrameLength.fixed(length($0, axis)) : nil }
        }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = inner(proposal)
        let size = child.sizeThatFits(inner)
        return CGSize(
            width: axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? inner.height ?? size.height : size.height)
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        let inner = inner(proposal)
        return ChildPlacement(
            origin: alignment.origin(of: child.dimensions(in: inner), in: ViewDimensions(size)), proposal: inner)
    }
}
