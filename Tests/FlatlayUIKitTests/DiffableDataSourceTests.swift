import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("Diffable data sources")
@MainActor
struct DiffableDataSourceTests {
    @Test("A25 cells and headers come from registrations, and fill their elements")
    func registrations() throws {
        let screen = FilmScreen()
        screen.show([1, 2], [3])
        let list = try screen.displayList()
        #expect(list.texts == ["film 1", "film 2", "film 3", "SILENT", "SOUND"])
        #expect(list.frame(of: "header-0") == CGRect(x: 0, y: 0, width: 200, height: 20))
        #expect(list.frame(of: "cell-0-1") == CGRect(x: 0, y: 50, width: 200, height: 30))
        #expect(list.frame(of: "cell-1-0") == CGRect(x: 0, y: 100, width: 200, height: 30))
        #expect(screen.configured.map(\.film) == [1, 2, 3])
    }

    @Test("A15 the same data applied twice is applied once")
    func unchanged() throws {
        let screen = FilmScreen()
        screen.show([1, 2])
        _ = try screen.displayList()
        screen.show([1, 2])
        _ = try screen.displayList()
        #expect(screen.dataSource.changeCount == 1)
        #expect(screen.configured.count == 2)
        #expect(screen.headerCount == 1)
        screen.show([2, 1])
        #expect(screen.dataSource.changeCount == 2)
        #expect(screen.dataSource.lastDifference?.movedItems.count == 1)
    }

    @Test("A16 a change with equal identifiers is drawn after the item is reconfigured, in the same cell")
    func reconfigured() throws {
        let screen = FilmScreen(layout: SampleLayouts.rows(header: false))
        screen.show([1, 2])
        let before = try screen.displayList()
        screen.titles[1] = "Metropolis"
        #expect(try screen.displayList() == before)
        var snapshot = screen.dataSource.snapshot()
        snapshot.reconfigureItems([.silent(1)])
        screen.dataSource.apply(snapshot)
        #expect(try screen.displayList().texts == ["Metropolis", "film 2"])
        #expect(screen.configured.map(\.film) == [1, 2, 1])
        #expect(screen.configured[0].cell == screen.configured[2].cell)
        #expect(screen.dataSource.changeCount == 2)
        #expect(screen.dataSource.snapshot().reconfiguredItemIdentifiers.isEmpty)
        #expect(try screen.displayList().texts == ["Metropolis", "film 2"])
        #expect(screen.configured.count == 3)
    }

    @Test("a reloaded item gets a new cell, others do not")
    func reloaded() throws {
        let screen = FilmScreen(layout: SampleLayouts.rows(header: false))
        screen.show([1, 2, 3])
        _ = try screen.displayList()
        screen.titles = [1: "a", 2: "b", 3: "c"]
        var snapshot = screen.dataSource.snapshot()
        snapshot.reloadItems([.silent(2)])
        screen.dataSource.apply(snapshot)
        #expect(try screen.displayList().texts == ["film 1", "b", "film 3"])
        snapshot = screen.dataSource.snapshot()
        snapshot.reloadSections([.silent])
        screen.dataSource.apply(snapshot)
        #expect(try screen.displayList().texts == ["a", "b", "c"])
        screen.titles = [:]
        screen.dataSource.applySnapshotUsingReloadData(screen.dataSource.snapshot())
        #expect(try screen.displayList().texts == ["film 1", "film 2", "film 3"])
        screen.titles[3] = "d"
        screen.collectionView.reloadData()
        #expect(try screen.displayList().texts == ["film 1", "film 2", "d"])
    }

    @Test("cells stay with moving items, and are reused when items disappear")
    func reuse() throws {
        let screen = FilmScreen(layout: SampleLayouts.rows(header: false))
        screen.show([1, 2, 3])
        _ = try screen.displayList()
        screen.show([3, 1])
        #expect(try screen.displayList().texts == ["film 3", "film 1"])
        #expect(screen.configured.count == 3)
        screen.show([3, 4, 1])
        #expect(try screen.displayList().texts == ["film 3", "film 4", "film 1"])
        #expect(screen.configured.map(\.film) == [1, 2, 3, 4])
        #expect(screen.configured[3].cell == screen.configured[1].cell)
    }

    @Test("headers are requested again when sections change")
    func headers() throws {
        let screen = FilmScreen()
        screen.show([1], [2])
        _ = try screen.displayList()
        var snapshot = screen.dataSource.snapshot()
        snapshot.moveSection(.sound, beforeSection: .silent)
        screen.dataSource.apply(snapshot)
        #expect(try screen.displayList().texts == ["film 2", "film 1", "SOUND", "SILENT"])
    }

    @Test("D8 a header is registered once per kind and finds its section by identifier")
    func headersByIdentifier() throws {
        let screen = FilmScreen()
        screen.show([1], [2])
        let list = try screen.displayList()
        #expect(list.texts.filter { $0 == $0.uppercased() } == ["SILENT", "SOUND"])
        #expect(screen.dataSource.index(for: .sound) == 1)
        #expect(screen.dataSource.sectionIdentifier(for: 7) == nil)
        #expect(screen.dataSource.indexPath(for: .silent(2)) == IndexPath(item: 0, section: 1))
        #expect(screen.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == .silent(2))
        #expect(screen.dataSource.itemIdentifier(for: IndexPath(item: 9, section: 1)) == nil)
        #expect(screen.dataSource.itemIdentifier(for: IndexPath()) == nil)
    }

    @Test("completions are called, and callers may wait")
    func completion() async throws {
        let screen = FilmScreen()
        var calls = 0
        var snapshot = FilmScreen.Snapshot()
        snapshot.appendSections([.silent])
        screen.dataSource.apply(snapshot, animatingDifferences: false) { calls += 1 }
        snapshot.appendItems([.silent(1)])
        await screen.dataSource.apply(snapshot, animatingDifferences: false)
        await screen.dataSource.applySnapshotUsingReloadData(snapshot)
        screen.dataSource.applySnapshotUsingReloadData(snapshot) { calls += 1 }
        #expect(calls == 2)
        #expect(try screen.displayList().texts == ["film 1", "SILENT"])
    }

    @Test("estimated heights become those of the cells' content, also after data changes")
    func selfSizing() throws {
        let screen = FilmScreen(
            layout: UICollectionViewCompositionalLayout { _, _ in SampleLayouts.list(estimate: 99) })
        screen.titles[2] = "a title that takes two lines"
        screen.show([1, 2])
        #expect(try screen.displayList().frames(named: "cell-0-1").first?.height == 40)
        screen.show([2, 1])
        let list = try screen.displayList()
        #expect(list.frame(of: "cell-0-0")?.height == 40)
        #expect(list.frame(of: "cell-0-1") == CGRect(x: 0, y: 40, width: 200, height: 20))
    }

    @Test("the collection view's own offset, insets and delegate apply, and a scene state scrolls it")
    func scrolled() throws {
        let screen = FilmScreen(layout: SampleLayouts.rows(header: false))
        screen.show(Array(1...40))
        screen.collectionView.contentOffset = CGPoint(x: 0, y: 60)
        #expect(try screen.displayList(height: 60).texts == ["film 3", "film 4"])
        let renderer = ImageRenderer(CollectionView(screen.collectionView), width: 200, height: 60)
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: 300))
        renderer.sceneState = state
        #expect(try renderer.displayList().texts == ["film 11", "film 12"])
        #expect(screen.configured.count == 4)
    }

    @Test("only visible cells are requested, regardless of the size of the data")
    func lazy() throws {
        let screen = FilmScreen(layout: SampleLayouts.rows(header: false))
        screen.show(Array(1...20_000))
        screen.collectionView.contentOffset = CGPoint(x: 0, y: 300_000)
        let texts = try screen.displayList(height: 90).texts
        #expect(texts == ["film 10001", "film 10002", "film 10003"])
        #expect(screen.configured.count == 3)
    }

    @Test("one collection view at two sizes")
    func twoSizes() throws {
        let screen = FilmScreen(layout: SampleLayouts.rows(header: false))
        screen.show([1, 2])
        let twice = HStack(spacing: 0) {
            CollectionView(screen.collectionView).frame(width: 100)
            Color.red
        }
        let list = try ImageRenderer(twice, width: 300, height: 60).displayList()
        #expect(list.frame(of: "cell-0-1") == CGRect(x: 0, y: 30, width: 100, height: 30))
        #expect(try screen.displayList(height: nil).size == CGSize(width: 200, height: 60))
    }

    @Test("rendering retains nothing of it")
    func released() throws {
        weak var collectionView: UICollectionView?
        weak var dataSource: FilmScreen.DataSource?
        do {
            let screen = FilmScreen()
            screen.show([1, 2])
            _ = try screen.displayList()
            collectionView = screen.collectionView
            dataSource = screen.dataSource
            #expect(collectionView != nil && dataSource != nil)
        }
        #expect(collectionView == nil)
        #expect(dataSource == nil)
    }
}
