import Foundation

/// Arranges views in a column: the layout of ``VStack``.
public struct VStackLayout: Layout, Sendable {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between views; nil for their preferred spacing.
    public var spacing: CGFloat?

    /// Creates a layout with an alignment and a spacing.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var solver: StackSolver {
        StackSolver(axis: .vertical, spacing: spacing, alignment: alignment.key)
    }

    /// A vertical stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
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

    /// Places the views in a column.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) {
        solver.place(subviews, cache: cache, in: bounds, proposal: proposal)
    }
}
