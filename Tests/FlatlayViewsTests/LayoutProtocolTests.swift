import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// A flow of views in rows, as apps write it, with a cache.
private struct FlowLayout: Layout {
    var spacing: CGFloat = 4

    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let places = places(in: proposal.width ?? .infinity, cache)
        return CGSize(
            width: zip(places, cache.sizes).map { $0.x + $1.width }.max() ?? 0,
            height: zip(places, cache.sizes).map { $0.y + $1.height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (subview, place) in zip(subviews, places(in: bounds.width, cache)) {
            subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func places(in width: CGFloat, _ cache: Cache) -> [CGPoint] {
        var (corner, row) = (CGPoint.zero, CGFloat.zero)
        return cache.sizes.map { size in
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: corner.y + row + spacing)
                row = 0
            }
            defer {
                corner.x += size.width + spacing
                row = max(row, size.height)
            }
            return corner
        }
    }
}

private struct RankKey: LayoutValueKey {
    static let defaultValue = 0
}

/// Places views from the right by rank, anchored at their trailing bottom corner.
private struct RankedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews where subview[RankKey.self] > 0 {
            let x = bounds.maxX - CGFloat(subview[RankKey.self] - 1) * 20
            subview.place(at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline ? 7 : nil
    }
}

/// Delegates all but its first view to a stack.
private struct HeaderLayout: Layout {
    private let stack = HStackLayout(spacing: 2)

    func makeCache(subviews: Subviews) -> StackLayoutCache { stack.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) -> CGSize {
        let rest = stack.sizeThatFits(proposal: proposal, subviews: subviews.dropFirst(), cache: &cache)
        return CGSize(width: rest.width, height: rest.height + 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: 10))
        let rest = CGRect(x: bounds.minX, y: bounds.minY + 10, width: bounds.width, height: bounds.height - 10)
        stack.placeSubviews(in: rest, proposal: proposal, subviews: subviews.dropFirst(), cache: &cache)
    }
}

struct LayoutProtocolTests {
    @Test("a layout can delegate some of its views to a stack")
    func partOfViews() {
        let view = HeaderLayout()() {
            Color.red
            Text("a")
            Text("bb")
        }
        #expect(
            draw(view, 32, 30).tree == [
                "layout 0 0 32 30", "  color 0 0 32 10", "  text 0 10 10 20", "  text 12 10 20 20",
            ])
    }

    @Test("a custom layout measures and places its views")
    func flow() {
        let view = FlowLayout()() { ForEach(["aa", "bbb", "c"], id: \.self) { Text($0) } }
        #expect(measure(view, 60, nil) == CGSize(width: 54, height: 44))
        #expect(
            draw(view, 60, 44).tree == [
                "layout 3 0 54 44", "  text 3 0 20 20", "  text 27 0 30 20", "  text 3 24 10 20",
            ])
    }

    @Test("views have layout values, through modifiers; views that are not placed are centred")
    func values() {
        let view = RankedLayout()() {
            Text("a").layoutValue(key: RankKey.self, value: 1).padding(1).opacity(0.5)
            Text("b").layoutValue(key: RankKey.self, value: 2)
            Color.red
        }
        #expect(
            draw(view, 100, 20).tree == [
                "layout 0 0 100 20", "  text 89 -1 10 20", "  text 70 0 10 20", "  color 0 0 100 20",
            ])
    }

    @Test("a layout can set guides that no view sets")
    func guides() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("A")
            RankedLayout()() {}
        }
        #expect(draw(row, 110, 29).tree == ["hstack 0 0 110 29", "  text 0 0 10 20", "  layout 10 9 100 20"])
    }

    @Test("containers return the mean of their views' guides")
    func combination() {
        let stack = VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
            Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in 10 }
        }
        let host = ViewHost(stack, resources: TestResources().resources)
        let dimensions = host.root?.dimensions(in: .unspecified)
        #expect(dimensions?.width == 20)
        #expect(dimensions?[explicit: HorizontalAlignment.center] == 10)
        #expect(dimensions?[explicit: HorizontalAlignment.leading] == nil)
        #expect(dimensions?[HorizontalAlignment.trailing] == 20)
    }

    @Test("a custom alignment uses its default if no view sets it")
    func ownAlignment() {
        let row = HStack(alignment: .third, spacing: 0) {
            Color.red.frame(width: 10, height: 30)
            Color.red.frame(width: 10, height: 30).alignmentGuide(.third) { $0[.bottom] }
        }
        #expect(draw(row, 20, 50).tree == ["hstack 0 0 20 50", "  color 0 20 10 30", "  color 10 0 10 30"])
    }

    @Test("spacing depends on both neighbours")
    func spacing() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
        let mixed = VStack {
            Text("a")
            Text("b")
            Color.red.frame(width: 10, height: 10)
            Text("c").padding(.top, 1)
        }
        // Two texts have the leading of the font between them, which is 0 in the grid; all others are 8 apart:
        // 20, 20, 8, 10, 8, 21.
        #expect(measure(mixed, nil, nil).height == 87)
        #expect(
            measure(
                VStack {
                    Text("a").frame(height: 20); Text("b")
                }, nil, nil
            ).height == 48)
        #expect(
            measure(
                HStack {
                    Text("a"); Text("b")
                }, nil, nil
            ).width == 28)
    }

    @Test("a nested stack passes on the spacing preferences of its edges")
    func nestedSpacing() {
        let row = HStack {
            HStack {
                Text("a"); Spacer(minLength: 0)
            }
            Text("b")
        }
        #expect(measure(row, nil, nil).width == 20)
    }
}

extension VerticalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    fileprivate static let third = VerticalAlignment(Third.self)
}
