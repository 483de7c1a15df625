import Foundation

/// How a view with an aspect ratio fills the proposed size.
@frozen public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// The largest size that fits inside.
    case fit
    /// The smallest size that covers the whole.
    case fill
}

/// Proposes to its child a size with an aspect ratio (width to height).
final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ child: ViewNode, ratio: CGFloat?, mode: ContentMode, environment: borrowing EnvironmentValues) {
        self.ratio = ratio
        self.mode = mode
        super.init(child, environment)
    }

    override func leastLength(along axis: Axis) -> CGFloat? { nil }
    override func greatestLength(along axis: Axis) -> CGFloat? { nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: .zero, proposal: inner(proposal))
    }

    /// The largest size with the ratio inside the proposal, or the smallest around it.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        // A stack that is proposed no width offers its own when it places its views. A ratio of nothing must not make a
        // stand-in higher then than it was measured, over the views below it.
        if child.isStandIn, proposal.width == nil || proposal.height == nil { return proposal }
        let ideal = child.sizeThatFits(.unspecified)
        let unit = ratio.map { CGSize(width: $0, height: 1) } ?? ideal
        guard unit.width > 0, unit.height > 0, unit.width.isFinite, unit.height.isFinite else { return proposal }
        let scales = [proposal.width.map { $0 / unit.width }, proposal.height.map { $0 / unit.height }]
            .compactMap(\.self)
        guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
        return ProposedViewSize(width: unit.width * scale, height: unit.height * scale)
    }
}

nonisolated extension View {
    /// Constrains the view to a ratio of width to height; nil for the ratio of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrappingNodes { AspectRatioNode($0, ratio: aspectRatio, mode: contentMode, environment: $1.environment) }
    }

    /// Constrains the view to the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to the largest size that fits, in its own ratio.
    public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Scales the view to the smallest size that covers the proposal, in its own ratio.
    public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }
}
