import Foundation

/// How a view with a ratio of its own fills what it is offered.
@frozen public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// As large as fits.
    case fit
    /// As small as covers all.
    case fill
}

/// Offers its child a size of a ratio of width to height.
final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ child: ViewNode, ratio: CGFloat?, mode: ContentMode, environment: borrowing EnvironmentValues) {
        self.ratio = ratio
        self.mode = mode
        super.init(child, environment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        ChildPlacement(origin: .zero, proposal: inner(proposal))
    }

    /// The largest size of the ratio within the proposal, or the smallest around it.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let ideal = child.sizeThatFits(.unspecified)
        let unit = ratio.map { CGSize(width: $0, height: 1) } ?? ideal
        guard unit.width > 0, unit.height > 0, unit.width.isFinite, unit.height.isFinite else { return proposal }
        let scales = [proposal.width.map { $0 / unit.width }, proposal.height.map { $0 / unit.height }]
            .compactMap(\.self)
        guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
        return ProposedViewSize(width: unit.width * scale, height: unit.height * scale)
    }
}

extension View {
    /// The view in a ratio of width to height; nil for that of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrappingNodes { AspectRatioNode($0, ratio: aspectRatio, mode: contentMode, environment: $1.environment) }
    }

    /// The view in the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// The view in its own ratio, as large as fits.
    public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// The view in its own ratio, as small as covers all.
    public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }
}
