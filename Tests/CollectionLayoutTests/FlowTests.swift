import CollectionLayout
import Foundation
import Testing

@Suite("Flow layouts")
@MainActor
struct FlowTests {
    private func tags(_ alignment: UICollectionViewFlowLayout.LineAlignment) throws -> [String] {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.lineAlignment = alignment
        let view = collectionView(layout, [4])
        let widths: [CGFloat] = [100, 120, 90, 60]
        view.preferredSizeProvider = { CGSize(width: widths[$0.element.indexPath.item], height: 30) }
        try view.layoutElements()
        return view.lines
    }

    @Test("tags are justified as in UIKit, except on the last line")
    func justified() throws {
        #expect(
            try tags(.justified) == [
                "content 320 70", "c 0.0 0 0 100 30", "c 0.1 200 0 120 30", "c 0.2 0 40 90 30", "c 0.3 100 40 60 30",
            ])
    }

    @Test("tags start at the inset")
    func leading() throws {
        #expect(
            try tags(.leading) == [
                "content 320 70", "c 0.0 0 0 100 30", "c 0.1 110 0 120 30", "c 0.2 0 40 90 30", "c 0.3 100 40 60 30",
            ])
    }

    @Test("tags are centred line by line")
    func centered() throws {
        #expect(
            try tags(.centered) == [
                "content 320 70", "c 0.0 45 0 100 30", "c 0.1 155 0 120 30", "c 0.2 80 40 90 30", "c 0.3 180 40 60 30",
            ])
    }

    @Test("tags end at the inset")
    func trailing() throws {
        #expect(
            try tags(.trailing) == [
                "content 320 70", "c 0.0 90 0 100 30", "c 0.1 200 0 120 30", "c 0.2 160 40 90 30",
                "c 0.3 260 40 60 30",
            ])
    }

    @Test("equal items are aligned line by line, too")
    func uniformAlignment() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.lineAlignment = .trailing
        let view = collectionView(layout, [3])
        try view.layoutElements()
        #expect(view.lines == ["content 320 20", "c 0.0 0 0 100 20", "c 0.1 110 0 100 20", "c 0.2 220 0 100 20"])
        view.itemCounts = [4]
        try view.layoutElements()
        #expect(view.lines.last == "c 0.3 220 30 100 20")
    }

    @Test("with horizontal scrolling, lines are columns")
    func horizontal() throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 100)
        layout.headerReferenceSize = CGSize(width: 20, height: 0)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
        let view = collectionView(layout, [3], height: 240)
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 160 240", "c 0.0 25 10 60 100", "c 0.1 25 130 60 100", "c 0.2 95 10 60 100",
                "UICollectionElementKindSectionHeader 0.0 0 0 20 240",
            ])
    }

    @Test("left-aligning subclasses move copies and find lines by their vertical centre")
    func leftAligned() throws {
        final class LeftAligned: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                var left: CGFloat = 0
                var middle: CGFloat?
                return super.layoutAttributesForElements(in: rect)?.map { original in
                    guard let moved = original.copy() as? UICollectionViewLayoutAttributes else { return original }
                    if middle != moved.frame.midY { left = sectionInset.left }
                    middle = moved.frame.midY
                    moved.frame.origin.x = left
                    left += moved.frame.width + minimumInteritemSpacing
                    return moved
                }
            }
        }
        let layout = LeftAligned()
        layout.itemSize = CGSize(width: 90, height: 20)
        let view = collectionView(layout, [4])
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 50", "c 0.0 0 0 90 20", "c 0.1 100 0 90 20", "c 0.2 200 0 90 20", "c 0.3 0 30 90 20",
            ])
    }

    @Test("flipping layouts mirror in right-to-left")
    func flipped() throws {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Flipping()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.lineAlignment = .leading
        let view = collectionView(layout, [1], direction: .rightToLeft)
        try view.layoutElements()
        #expect(view.lines == ["content 320 20", "c 0.0 220 0 100 20"])
    }
}

@Suite("Custom layouts")
@MainActor
struct CustomLayoutTests {
    /// A column whose rows are as high as their cells prefer.
    private final class Column: UICollectionViewLayout {
        var heights: [Int: CGFloat] = [:]
        var frames: [CGRect] = []
        var settles = true

        override func prepare() {
            var y: CGFloat = 0
            frames = (0..<(host?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let frame = CGRect(x: 0, y: y, width: host?.bounds.width ?? 0, height: heights[item] ?? 10)
                y = frame.maxY
                return frame
            }
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: host?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.filter { frames[$0].intersects(rect) }
                .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            let height = preferredAttributes.size.height + (settles ? 0 : originalAttributes.size.height)
            guard height != originalAttributes.size.height else { return false }
            heights[preferredAttributes.indexPath.item] = height
            return true
        }
    }

    @Test("are prepared and queried through the same calls")
    func plain() throws {
        let view = collectionView(Column(), [3])
        try view.layoutElements()
        #expect(view.lines == ["content 320 30", "c 0.0 0 0 320 10", "c 0.1 0 10 320 10", "c 0.2 0 20 320 10"])
    }

    @Test("accept preferred sizes until nothing changes")
    func selfSizing() throws {
        let view = collectionView(Column(), [3])
        view.preferredSizeProvider = { request in
            CGSize(width: request.proposedSize.width, height: 20 + 10 * CGFloat(request.element.indexPath.item))
        }
        try view.layoutElements()
        #expect(view.lines == ["content 320 90", "c 0.0 0 0 320 20", "c 0.1 0 20 320 30", "c 0.2 0 50 320 40"])
    }

    @Test("are stopped if they never settle")
    func loop() {
        let layout = Column()
        layout.settles = false
        let view = collectionView(layout, [1])
        view.preferredSizeProvider = { _ in CGSize(width: 320, height: 7) }
        #expect(throws: CollectionLayoutError.selfSizingLoop(passes: 10)) { try view.layoutElements() }
    }

    @Test("a subclass is prepared on every scroll if it requests that")
    func stretchyHeader() throws {
        final class Stretchy: UICollectionViewCompositionalLayout {
            var prepared = 0
            override func prepare() {
                super.prepare()
                prepared += 1
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let attributes = super.layoutAttributesForElements(in: rect)
                let overscroll = -(host?.contentOffset.y ?? 0)
                for header in attributes ?? [] where header.representedElementKind == "h" && overscroll > 0 {
                    header.frame.origin.y -= overscroll
                    header.frame.size.height += overscroll
                }
                return attributes
            }
        }
        let section = grid(columns: 1, height: 40)
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(100), .top)]
        let layout = Stretchy(section: section)
        let view = collectionView(layout, [1])
        try view.layoutElements()
        view.contentOffset.y = -30
        try view.layoutElements()
        #expect(layout.prepared == 2)
        #expect(view.lines == ["content 320 140", "c 0.0 0 100 320 40", "h 0.0 0 -30 320 130"])
    }

    @Test("attributes have the class that the layout sets")
    func attributesClass() throws {
        final class Marked: UICollectionViewLayoutAttributes {
            var mark = 7
        }
        final class Layout: UICollectionViewFlowLayout {
            override class var layoutAttributesClass: AnyClass { Marked.self }
        }
        let view = collectionView(Layout(), [1])
        try view.layoutElements()
        #expect((view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as? Marked)?.mark == 7)
    }

    @Test("changing the layout of a collection view lays it out again")
    func changing() throws {
        let view = collectionView(Column(), [3])
        try view.layoutElements()
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: grid(columns: 3, height: 5))
        try view.layoutElements()
        #expect(view.contentSize.height == 5)
    }

    @Test("invalidation contexts collect sorted paths, nil until used")
    func contexts() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        context.invalidateItems(at: [second])
        context.invalidateItems(at: [first, second])
        #expect(context.invalidatedItemIndexPaths == [first, second])
        context.invalidateSupplementaryElements(ofKind: "h", at: [first])
        #expect(context.invalidatedSupplementaryIndexPaths == ["h": [first]])
    }

    @Test("items are scrolled into view, as far as the content allows")
    func scrollToItem() throws {
        let view = collectionView(grid(columns: 1, height: 100), [20], height: 300)
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        func offset(_ item: Int, _ position: CollectionScrollPosition) -> CGFloat {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return view.contentOffset.y
        }
        #expect(offset(5, .top) == 480)
        #expect(offset(5, .bottom) == 310)
        #expect(offset(5, .centeredVertically) == 395)
        #expect(offset(5, []) == 395, "already visible")
        #expect(offset(19, .top) == 1710)
        #expect(offset(0, .bottom) == -20)
        #expect(offset(99, .top) == -20)
    }

    @Test("the topmost item at a point")
    func hitTest() throws {
        let view = collectionView(grid(columns: 2, height: 10), [4])
        #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 15)) == IndexPath(item: 3, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 25)) == nil)
    }
}
