import Foundation

/// Gives its child its ideal length along some axes.
final class FixedSizeNode: WrapperNode {
    private let axes: Axis.Set

    init(_ child: ViewNode, axes: Axis.Set, environment: borrowing EnvironmentValues) {
        self.axes = axes
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

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

nonisolated extension View {
    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal length along some axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return wrappingNodes { [axes] in FixedSizeNode($0, axes: axes, environment: $1.environment) }
    }
}
