import CollectionLayout
import Foundation
import Testing

private final class Sizes: FlowLayoutSizes {
    @MainActor
    func sizeForItem(at indexPath: IndexPath) -> CGSize? {
        CGSize(width: 320, height: 100)
    }
}

@Suite("Flow layouts that measure only visible rows")
@MainActor
struct FlowMeasuringTests {
    private let heights: [CGFloat] = [31, 50, 31, 69, 31]

    private func list(_ counts: [Int] = [60], estimate: CGFloat = 44) -> StandaloneLayoutHost {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: estimate)
        let view = collectionView(layout, counts)
        view.measuringPolicy = .visible
        view.preferredSizeProvider = { CGSize(width: 320, height: heights[$0.element.indexPath.item % 5]) }
        return view
    }

    @Test("nine of sixty rows are measured, the rest are as high as the average")
    func average() throws {
        let view = list()
        var asked: Set<Int> = []
        view.preferredSizeProvider = {
            asked.insert($0.element.indexPath.item)
            return CGSize(width: 320, height: heights[$0.element.indexPath.item % 5])
        }
        try view.layoutElements()
        #expect(asked == Set(0...8))
        let last = view.layoutAttributesForItem(at: IndexPath(item: 59, section: 0))
        #expect(abs((last?.size.height ?? 0) - 393 / 9) < 1e-9)
        #expect((view.contentSize.height * 10).rounded() == 32100)
    }

    @Test("rows are measured when they become visible, and stay measured")
    func scrolling() throws {
        let view = list()
        try view.layoutElements()
        view.contentOffset.y = 700
        try view.layoutElements()
        let seen = view.layoutAttributesForItem(at: view.indexPathsForVisibleItems[0])
        #expect(heights.contains(seen?.size.height ?? 0))
        let scrolled = view.contentSize.height
        view.contentOffset.y = 0
        try view.layoutElements()
        #expect(view.contentSize.height == scrolled)
        view.measuringPolicy = .everything
        try view.layoutElements()
        #expect(view.contentSize.height == 3134)
    }

    @Test("estimates that are too low make more rows visible at first, and those are measured, too")
    func lowEstimate() throws {
        let view = list(estimate: 500)
        try view.layoutElements()
        for path in view.indexPathsForVisibleItems {
            #expect(view.layoutAttributesForItem(at: path)?.size.height == heights[path.item % 5])
        }
    }

    @Test("the average is taken over all sections")
    func sections() throws {
        let view = list([3, 50])
        view.frame.size.height = 90
        view.preferredSizeProvider = { _ in CGSize(width: 320, height: 80) }
        try view.layoutElements()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 49, section: 1))?.size.height == 80)
    }

    @Test("sizes from the delegate are kept until they are measured")
    func delegate() throws {
        let (view, sizes) = (list(), Sizes())
        view.flowLayoutSizes = sizes
        try view.layoutElements()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.height == 31)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 59, section: 0))?.size.height == 100)
    }

    @Test("cells without a preferred size keep the estimate")
    func noAnswers() throws {
        let view = list([20])
        view.preferredSizeProvider = { _ in nil }
        try view.layoutElements()
        #expect(view.contentSize.height == 1070)
    }
}
