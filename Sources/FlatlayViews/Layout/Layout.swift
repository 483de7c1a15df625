import Foundation

/// Arranges views. It has the shape of SwiftUI's `Layout`: layouts written for SwiftUI work here.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///             let size = subview.sizeThatFits(.unspecified)
///             subview.place(at: corner, proposal: .unspecified)
///             corner.x += size.width
///             corner.y += size.height
///         }
///     }
/// }
/// ```
///
/// Coordinates start at the leading edge; in right-to-left environments the result is mirrored.
public protocol Layout {
    /// The layout's cache between calls for the same views.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// The values that the layout passes to its views.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache for some views.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache when the views have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The spacing that the container prefers around itself.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each view with ``LayoutSubview/place(at:anchor:proposal:)``. A view that is not placed is centred and is
    /// proposed the size of the bounds.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a horizontal guide in `bounds`, or nil for its default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The position of a vertical guide in `bounds`, or nil for its default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// The values that a layout passes to its views.
public struct LayoutProperties: Sendable {
    /// The axis of a stack: spacers expand along it, dividers run across it. Nil for other layouts.
    public var stackOrientation: Axis?
    /// Whether the layout may set guides that none of its views sets. The layouts of this module don't.
    var setsOwnGuides = true

    /// Creates the properties of a layout that is not a stack.
    public init() {}
}

extension Layout {
    /// The properties of a layout that is not a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Creates the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the spacing of all views, at every edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    /// Combines the explicit guides of the views: baselines from the first or the last line, other guides as a mean.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Combines the explicit guides of the views: baselines from the first or the last line, other guides as a mean.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// A view that arranges its content with this layout.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, name: "layout", content: content())
    }

    private func combinedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let placements = subviews.placements(in: bounds) { recording in
            placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
        }
        return key.combine(
            zip(subviews, placements).compactMap { subview, placement in
                guard let value = subview.node.explicitAlignment(of: key, for: placement.proposal) else { return nil }
                return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
            })
    }
}

extension Layout where Cache == Void {
    /// Creates no cache.
    public func makeCache(subviews: Subviews) {}
}
