import Foundation

/// Arranges views side by side: the layout of ``HStack``.
public struct HStackLayout: Layout, Sendable {
    /// Where views stand across the stack.
    public var alignment: VerticalAlignment
    /// The distance between views; nil for what they prefer.
    public var spacing: CGFloat?

    /// A layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var solver: StackSolver {
        StackSolver(axis: .horizontal, spacing: spacing, alignment: alignment.key)
    }

    /// A stack side by side.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        properties.setsOwnGuides = false
        return properties
    }

    /// Finds the gaps between the views.
    public func makeCache(subviews: Subviews) -> StackLayoutCache {
        StackLayoutCache(gaps: solver.gaps(subviews.nodes), nodes: subviews.nodes)
    }

    /// What the views at the edges of the stack want.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        solver.spacing(of: subviews.nodes)
    }

    /// The size that the views take of a proposal.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> CGSize {
        solver.size(of: subviews, cache: &cache, in: proposal)
    }

    /// Places the views one after the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) {
        solver.place(subviews, cache: cache, in: bounds, proposal: proposal)
    }
}
