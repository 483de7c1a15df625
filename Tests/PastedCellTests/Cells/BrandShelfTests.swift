import Flatlay
import Foundation
import Testing

/// Cells with their own initialisers, a brand's colours and fonts, and a delegate, in this target's language mode.
@MainActor
@Suite("A pasted shelf") struct BrandShelfTests {
    private func render(_ view: UICollectionView, height: CGFloat = 260) -> InteractiveRenderer<AnyView> {
        let renderer = InteractiveRenderer(content: AnyView(CollectionView(view)))
        renderer.proposedSize = ProposedViewSize(width: 320, height: height)
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    @Test("A class known only by name is created by its own init(frame:)")
    func initializers() throws {
        let list = BrandList(count: 14)
        let drawn = try render(list.collectionView, height: 900).displayList()
        #expect(texts(drawn.items).contains("Row 13") && texts(drawn.items).contains("91"))
        let shelf = GlassShelf()
        let second = try render(shelf.collectionView).displayList()
        #expect(texts(second.items).contains("The Shelf"))
        #expect(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) is BrandCell)
    }

    @Test("An app's sizeForItemAt measures what is then drawn")
    func sizes() throws {
        let shelf = GlassShelf()
        let list = try render(shelf.collectionView).displayList()
        let cells = (0..<4).map { list.frame("cell-0-\($0)") }
        let tiles = list.nodes.filter { $0.name == "text" }.map(\.frame)
        #expect(cells.allSatisfy { $0?.width == 145 })
        // 145 points minus the padding have space for 12 characters of 10 points: the second title needs several lines.
        let (first, second) = (cells[0]?.height ?? 0, cells[1]?.height ?? 0)
        #expect(second - first == 80, "\(cells) \(tiles)")
    }

    @Test("The delegate is told which cells appear and disappear, and its changes are drawn")
    func display() throws {
        let shelf = GlassShelf()
        let renderer = ImageRenderer(content: CollectionView(shelf.collectionView))
        renderer.textShaper = GridTextShaper()
        renderer.proposedSize = ProposedViewSize(width: 320, height: 100)
        _ = try renderer.displayList()
        #expect(shelf.displayed == ["+0", "+1"])
        renderer.proposedSize = ProposedViewSize(width: 320, height: 600)
        let list = try renderer.displayList()
        #expect(shelf.displayed.contains("+3"))
        #expect(list.description.contains("#ff0000"))
        renderer.proposedSize = ProposedViewSize(width: 320, height: 100)
        let count = shelf.displayed.count
        _ = try renderer.displayList()
        #expect(shelf.displayed.dropFirst(count).filter { $0.hasPrefix("-") } == ["-2", "-3"])
    }

    @Test("The delegate decides which cells are focusable, and where the focus starts")
    func focus() throws {
        let shelf = GlassShelf()
        let renderer = render(shelf.collectionView, height: 500)
        let targets = try renderer.focusTargets()
        #expect(targets.count == 3)
        let focused = try #require(try renderer.focusedTarget())
        #expect(focused.frame == (try renderer.displayList()).frame("cell-0-2"))
        try renderer.send(.select)
        #expect(shelf.pressed == [2])
        try renderer.send(.up)
        try renderer.send(.select)
        #expect(shelf.pressed == [2, 0])
        let first = shelf.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.isSelected == true)
    }

    @Test("The delegate is told about scrolling")
    func scrolling() {
        let shelf = GlassShelf()
        shelf.collectionView.contentOffset.y = 40
        #expect(shelf.offsets == [40])
        shelf.collectionView.setContentOffset(CGPoint(x: 0, y: 12), animated: false)
        #expect(shelf.offsets == [40, 12] && shelf.collectionView.bounds.minY == 12)
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): return [run.text]
            case .group(_, let inner): return texts(inner)
            default: return []
            }
        }
    }
}

extension DisplayList {
    fileprivate func frame(_ name: String) -> CGRect? { nodes.first { $0.name == name }?.frame }
}
