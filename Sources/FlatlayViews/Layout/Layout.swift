import Foundation

/// A way to arrange views, with the shape of SwiftUI's `Layout`: layouts written for it work here.
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
/// Coordinates run from the leading side; for right-to-left reading the result is mirrored.
public protocol Layout {
    /// What the layout keeps between questions about the same views.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What the layout tells its views about itself.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache for some views.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date when views have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// How far neighbours of the whole should be.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the whole for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each view with ``LayoutSubview/place(at:anchor:proposal:)``. A view that is not placed stands in the
    /// middle and is proposed the size of the bounds.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The place of a horizontal guide in `bounds`, or nil for its default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The place of a vertical guide in `bounds`, or nil for its default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What a layout tells its views about itself.
public struct LayoutProperties: Sendable {
    /// The direction of a stack: spacers grow along it, dividers run across it. Nil for other layouts.
    public var stackOrientation: Axis?
    /// Whether the layout may set guides that none of its views sets. Those of this module don't.
    var setsOwnGuides = true

    /// Properties of a layout that is no stack.
    public init() {}
}

extension Layout {
    /// No stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// What the views inside want, all of them counted at every edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    /// Combines the guides of the views that set them: baselines from the first or the last line, others as a mean.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Combines the guides of the views that set them: baselines from the first or the last line, others as a mean.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// A view that arranges its content in this way.
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
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}
