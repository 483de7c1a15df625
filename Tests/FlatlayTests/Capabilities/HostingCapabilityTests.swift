import Flatlay
import FlatlayDrawing
import Foundation
import RenderingTestSupport
import TestSupport
import Testing

/// Hosted children in cells, and collections in collections.
@Suite struct HostingCapabilityTests {
    static let rowHeight: CGFloat = 88

    static func rows(_ count: Int = 101) -> [CollectionRow<Int, Int>] {
        [CollectionRow(section: 0, items: Array(0..<count))]
    }

    static func children(_ count: Int = 101) -> [HostedContent] {
        (0..<count).map { index in HostedContent { Text(verbatim: "child \(index)") } }
    }

    @MainActor
    static func layout() -> NSCollectionLayoutSection { SampleLayouts.columns(1, height: rowHeight) }

    /// Rows that show one child each.
    static func collection(_ children: [HostedContent]) -> CollectionView<Int, Int> {
        CollectionView(
            rows: rows(children.count), sectionLayoutProvider: { _, _ in layout() },
            cell: { _, index in HostedContentView(children[index]) })
    }

    static func scrolled(_ y: CGFloat) -> SceneState {
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: y))
        return state
    }

    @Test("E1 a cell hosts a collection, whose elements have positions relative to the cell") func e1() throws {
        let inner = HostedContent {
            CollectionView(
                rows: Self.rows(4), sectionLayoutProvider: { _, _ in SampleLayouts.columns(2, height: 30) },
                cell: { _, item in Text(verbatim: "\(item)") })
        }
        let list = try ImageRenderer(
            Self.collection([HostedContent { Text("first") }, inner]), width: 200
        ).displayList()
        #expect(list.frames(named: "collection").last == CGRect(x: 0, y: 88, width: 200, height: 88))
        #expect(list.frames(named: "cell-0-3") == [CGRect(x: 100, y: 88 + 30, width: 100, height: 30)])
    }

    @Test("E2 hosted content fills the cell") func e2() throws {
        let list = try ImageRenderer(Self.collection(Self.children(2)), width: 200).displayList()
        let cells = [0, 1].compactMap { list.frame(of: "cell-0-\($0)") }
        #expect(list.frames(named: "hosted") == cells)
        #expect(cells.last == CGRect(x: 0, y: 88, width: 200, height: 88))
    }

    /// Ten shelves, each a collection that scrolls horizontally in a cell of the outer one.
    static func shelves() -> CollectionView<Int, String> {
        SceneStateTests.nested("abcdefghij".map { String($0) })
    }

    @Test("E3 an inner collection keeps its offset while the outer one scrolls away and back") func e3() throws {
        let renderer = ImageRenderer(Self.shelves(), width: 90, height: 80)
        var state = SceneState()
        let second = CollectionPath.root.collection(in: .cell("b"))
        state.setOrthogonalOffset(150, inSection: "row", of: second)
        renderer.sceneState = state
        let before = try renderer.displayList()
        #expect(before.texts == ["a0", "a1", "a2", "b5", "b6", "b7"])
        state.setContentOffset(CGPoint(x: 0, y: 200))
        renderer.sceneState = state
        #expect(try renderer.displayList().texts.first == "f0")
        state.setContentOffset(.zero)
        renderer.sceneState = state
        #expect(try renderer.displayList() == before)
        // The item has moved, and its offset with it.
        renderer.content = SceneStateTests.nested(["b", "a"])
        #expect(try renderer.displayList().texts.first == "b5")
    }

    @Test(
        "E4 each visible cell shows its own child, however hosts are reused",
        arguments: [(3, 1_000), (0, 100), (.max, 100)])
    func e4(_ capacity: Int, _ steps: Int) throws {
        let renderer = ImageRenderer(Self.collection(Self.children()), width: 200, height: 3 * Self.rowHeight)
        let pool = HostPool(capacity: capacity)
        renderer.hostPool = pool
        var foundElsewhere = 0
        pool.log = { _ in foundElsewhere += 1 }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<steps {
            // Mostly small steps, like those of fingers, and sometimes a jump.
            let y = (renderer.sceneState?.contentOffset()?.y ?? 0)
            let leap = random.next(10) == 0
            let target = leap ? CGFloat(random.next(98)) * 88 : y + CGFloat(random.next(5) - 2) * 44
            let offset = min(max(target, 0), 98 * Self.rowHeight)
            renderer.sceneState = Self.scrolled(offset)
            let first = Int(offset / Self.rowHeight)
            let last = Int((offset + 3 * Self.rowHeight - 1) / Self.rowHeight)
            #expect(try renderer.displayList().texts == (first...last).map { "child \($0)" })
        }
        // The schedule is one that would fail without the check.
        if capacity == 3 { #expect(foundElsewhere > 0) }
    }

    @Test("E5 a host that lost its child reports it") func e5() {
        let (first, second) = (ContentHost(), ContentHost())
        let (child, other) = (HostedContent { Text("a") }, HostedContent { Text("b") })
        first.child = child
        #expect(first.child === child && child.host === first)
        second.child = child
        #expect(first.child == nil && second.child === child && child.host === second)
        first.child = other
        #expect(second.child === child && first.child === other)
        first.child = nil
        #expect(other.host == nil && first.child == nil && second.child === child)
        first.child = child
        #expect(second.child == nil)
    }

    @Test("E6 without the ownership check a cell is blank, and the log says why") func e6() throws {
        let blank = try Self.blankCell(checksOwners: false)
        #expect(blank.texts == ["child 2", "child 4"])
        #expect(blank.log == ["a host that is configured for other content finds its previous one in another host"])
        let whole = try Self.blankCell(checksOwners: true)
        #expect(whole.texts == ["child 2", "child 3", "child 4"])
        #expect(whole.log == blank.log)
    }

    /// Scrolls half a row down and up, so that one host is idle while another one shows the child that it remembers.
    static func blankCell(checksOwners: Bool) throws -> (texts: [String], log: [String]) {
        let renderer = ImageRenderer(collection(children(20)), width: 200, height: 3 * rowHeight)
        let pool = HostPool()
        pool.checksOwners = checksOwners
        var log: [String] = []
        pool.log = { log.append($0) }
        renderer.hostPool = pool
        for row in [0, 0.5, 0, 1.5, 2] as [CGFloat] {
            renderer.sceneState = scrolled(row * rowHeight)
            _ = try renderer.displayList()
        }
        return (try renderer.displayList().texts, log)
    }

    @Test("E7 rows of 88 points without spacing are at 88·n") func e7() throws {
        let list = try ImageRenderer(Self.collection(Self.children()), width: 375).displayList()
        for row in 0..<101 {
            #expect(
                list.frame(of: "cell-0-\(row)")
                    == CGRect(x: 0, y: Self.rowHeight * CGFloat(row), width: 375, height: 88))
        }
    }

    @Test("E8 rows of lists host through the same type") func e8() throws {
        let children = Self.children(3)
        let view = CollectionView(
            rows: Self.rows(3),
            layout: { UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) },
            cell: { _, index in HostedContentView(children[index]) })
        let renderer = ImageRenderer(view, width: 300, height: 200)
        renderer.hostPool = HostPool(capacity: 1)
        let list = try renderer.displayList()
        #expect(list.texts == ["child 0", "child 1", "child 2"])
        #expect(list.frames(named: "hosted").count == 3)
        #expect(children.allSatisfy { $0.host?.child === $0 })
    }

    @Test("E9 a host's child can be reached by one property only") func e9() {
        // No other stored property is visible to others.
        let names = Mirror(reflecting: ContentHost()).children.compactMap(\.label)
        #expect(names == ["lastChild"])
        let host = ContentHost()
        let child = HostedContent { Text("a") }
        host.child = child
        #expect(host.child === child)
    }
}

/// A row whose state changes when it appears.
private struct CountingRow: View {
    let number: Int
    @State private var appearances = 0

    var body: some View {
        Text(verbatim: "row \(number), seen \(appearances)")
            .padding(CGFloat(number % 3))
            .onAppear { appearances += 1 }
    }
}

@Suite struct ReuseCapabilityTests {
    @Test("A18 a pool of one and an unlimited one give the same bytes") func a18() throws {
        let children = (0..<60).map { index in HostedContent { CountingRow(number: index) } }
        func pictures(_ pool: HostPool?) throws -> [Data] {
            let view = CollectionView(
                rows: [CollectionRow(section: 0, items: Array(0..<60))],
                sectionLayoutProvider: { _, _ in SampleLayouts.list() },
                cell: { _, index in
                    HStack {
                        CountingRow(number: index)
                        HostedContentView(children[index])
                    }
                })
            let renderer = ImageRenderer(view, width: 300, height: 120)
            renderer.textShaper = nil
            renderer.hostPool = pool
            return try [0, 30, 400, 90, 0].map { offset in
                renderer.sceneState = HostingCapabilityTests.scrolled(offset)
                return try renderer.pngData()
            }
        }
        let unlimited = try pictures(HostPool())
        #expect(Set(unlimited).count == 4 && unlimited.first == unlimited.last)
        #expect(try pictures(HostPool(capacity: 1)) == unlimited)
        #expect(try pictures(HostPool(capacity: 0)) == unlimited)
        #expect(try pictures(nil) == unlimited)
    }

    @Test("A18 the state of a cell's views is reset with each image, that of hosted content is not")
    func a18State() throws {
        var appeared: [String] = []
        let child = HostedContent { Text("hosted").onAppear { appeared.append("hosted") } }
        let renderer = ImageRenderer(
            CollectionView(
                rows: HostingCapabilityTests.rows(1),
                sectionLayoutProvider: { _, _ in HostingCapabilityTests.layout() },
                cell: { _, _ in
                    HStack {
                        Text("own").onAppear { appeared.append("own") }
                        HostedContentView(child)
                    }
                }), width: 100)
        renderer.hostPool = HostPool(capacity: 1)
        _ = try renderer.displayList()
        #expect(appeared.sorted() == ["hosted", "own"])
        _ = try renderer.displayList()
        #expect(appeared.sorted() == ["hosted", "own", "own"])
    }
}
