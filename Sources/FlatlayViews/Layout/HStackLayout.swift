import Foundation

/// Arranges views in a row: the layout of ``HStack``.
public struct HStackLayout: Layout, Sendable {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between views; nil for their preferred spacing.
    public var spacing: CGFloat?

    /// Creates a layout with an alignment and a spacing.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var solver: StackSolver {
        StackSolver(axis: .horizontal, spacing: spacing, alignment: alignment.key)
    }

    /// A horizontal stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        properties.setsOwnGuides = false
        return properties
    }

    /// Computes the gaps between the views.
    public func makeCache(subviews: Subviews) -> StackLayoutCache {
        StackLayoutCache(gaps: solver.gaps(subviews.nodes), nodes: subviews.nodes)
    }

    /// The preferred spacing of the views at the edges of the stack.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        solver.spacing(of: subviews.nodes)
    }

    /// The size that the views take for a proposal.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> CGSize {
        solver.size(of: subviews, cache: &cache, in: proposal)
    }

    /// Places the views in a row.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) {
        solver.place(subviews, cache: cache, in: bounds, proposal: proposal)
    }
}
