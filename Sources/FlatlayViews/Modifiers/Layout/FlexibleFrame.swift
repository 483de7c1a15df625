import Foundation

/// Limits the size of its child. Source: published descriptions of SwiftUI's frames (objc.io) and OpenSwiftUI.
@usableFromInline
final class FlexibleFrameNode: LayoutWrapperNode {
    private let horizontal: FrameLimits
    private let vertical: FrameLimits
    private let alignment: Alignment

    init(
        _ child: ViewNode, horizontal: FrameLimits, vertical: FrameLimits, alignment: Alignment,
        environment: borrowing EnvironmentValues
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(child, environment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = ProposedViewSize(
            width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
        if let width = horizontal.ownLength(for: proposal.width), let height = vertical.ownLength(for: proposal.height)
        {
            return CGSize(width: width, height: height)
        }
        let size = child.sizeThatFits(offer)
        return CGSize(
            width: horizontal.length(for: proposal.width, child: size.width),
            height: vertical.length(for: proposal.height, child: size.height))
    }

    override func leastLength(along axis: Axis) -> CGFloat? {
        let limits = axis == .horizontal ? horizontal : vertical
        if let length = limits.ownLength(for: 0) { return length }
        guard limits.offer(for: 0) == 0, let length = child.leastLength(along: axis) else { return nil }
        return limits.length(for: 0, child: length)
    }

    override func greatestLength(along axis: Axis) -> CGFloat? {
        let limits = axis == .horizontal ? horizontal : vertical
        if let length = limits.greatestLength { return length }
        return child.greatestLength(along: axis).map { limits.length(for: .infinity, child: $0) }
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        let inner = ProposedViewSize(
            width: horizontal.finalOffer(length: size.width, for: proposal.width),
            height: vertical.finalOffer(length: size.height, for: proposal.height))
        return ChildPlacement(origin: alignment.origin(of: child, for: inner, in: size), proposal: inner)
    }
}

/// Limits the size of each view.
@usableFromInline
struct FlexibleFrameModifier: UpdatedNodeModifier {
    @usableFromInline typealias Body = Never
    @usableFromInline typealias Node = FlexibleFrameNode
    let horizontal: FrameLimits
    let vertical: FrameLimits
    let alignment: Alignment

    @usableFromInline
    init(horizontal: FrameLimits, vertical: FrameLimits, alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    @usableFromInline
    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        FlexibleFrameNode(
            node, horizontal: horizontal, vertical: vertical, alignment: alignment, environment: context.environment)
    }

    @usableFromInline
    func equals(_ old: Self) -> Bool {
        horizontal == old.horizontal && vertical == old.vertical && alignment == old.alignment
    }
}

nonisolated extension View {
    /// Puts the view in a frame with limits, in points. A maximum lets the frame take the proposed length up to it.
    ///
    /// - Parameter alignment: the position of the view in the frame when their sizes differ.
    @inlinable
    public consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                horizontal: FrameLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: FrameLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }
}
