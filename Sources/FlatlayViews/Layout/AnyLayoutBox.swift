import Foundation

protocol AnyLayoutBox {
    typealias Cache = AnyLayout.Cache
    var stackOrientation: Axis? { get }
    func makeCache(_ subviews: LayoutSubviews) -> Cache
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat?
}

struct LayoutBox<Inner: Layout>: AnyLayoutBox {
    let layout: Inner

    init(_ layout: Inner) {
        self.layout = layout
    }

    var stackOrientation: Axis? { Inner.layoutProperties.stackOrientation }

    func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
        withInner(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        withInner(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        withInner(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        withInner(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        withInner(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    /// Unwraps the cache. A cache that another layout created is replaced with a new one.
    private func withInner<Result>(
        _ cache: inout Cache, _ subviews: LayoutSubviews, _ run: (inout Inner.Cache) -> Result
    ) -> Result {
        var inner = cache.value as? Inner.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = inner }
        return run(&inner)
    }
}
