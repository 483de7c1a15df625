import Flatlay
import Foundation
import Testing

// Compiled in language modes 5 and 6, and in both with the main actor as the default isolation.

/// The texts of an image.
nonisolated private func texts(_ items: DisplayList.Items) -> [String] {
    items.flatMap { item -> [String] in
        switch item.command {
        case .glyphs(let run, _, _): return [run.text]
        case .group(_, let inner): return texts(inner)
        default: return []
        }
    }
}

/// Draws the screen on the calling thread.
nonisolated private func draw() throws -> DisplayList {
    let renderer = ImageRenderer { SessionScreen().environment(\.screenTitle, "Home") }
    renderer.proposedSize.width = 400
    renderer.textShaper = GridTextShaper()
    return try renderer.displayList()
}

@Suite("views with models on the main actor")
struct ViewIsolationTests {
    @Test("bodies read the models, and actions and tasks change them") func bodies() throws {
        let words = texts(try draw().items)
        #expect(words.contains("Home of Grace Hopper GH Ada"))
        #expect(words.contains("MESSAGE 2") && !words.contains("TWO"))
        #expect(words.contains("loads 2"))
        #expect(words.contains("Pear 6, Fig 8 = 14") && words.contains("total 14"))
        #expect(words.contains("Rename Grace Hopper"))
        #expect(words.contains { $0.hasPrefix("o t t") && $0.hasSuffix("Grace Hopper") })
    }

    @Test("previews") func previews() throws {
        let renderer = ImageRenderer(previews: SessionScreen_Previews.self)
        renderer.textShaper = GridTextShaper()
        #expect(texts(try renderer.displayList().items).contains("one of Grace Hopper GH Ada"))
    }

    @Test("on a queue, on a thread of its own, on several threads at once") func threads() throws {
        let expected = try draw()
        let onQueue = try DispatchQueue.global().sync { try draw() }
        #expect(onQueue == expected)
        let several = Gathered()
        DispatchQueue.concurrentPerform(iterations: 16) { _ in several.add(try? draw()) }
        let group = DispatchGroup()
        group.enter()
        Thread {
            several.add(try? draw())
            group.leave()
        }.start()
        group.wait()
        #expect(several.all.count == 17 && several.all.allSatisfy { $0 == expected })
    }

    @Test("in tasks and actors") func tasks() async throws {
        let expected = try draw()
        #expect(try await Task.detached { try draw() }.value == expected)
        #expect(try await Task { try draw() }.value == expected)
        #expect(try await Artist().paint() == expected)
        #expect(try await MainActor.run { try draw() } == expected)
        let several = try await withThrowingTaskGroup(of: DisplayList.self) { group in
            for _ in 0..<8 { group.addTask { try draw() } }
            var all: [DisplayList] = []
            for try await list in group { all.append(list) }
            return all
        }
        #expect(several.count == 8 && several.allSatisfy { $0 == expected })
    }

    @Test("on all cores, in the cells of a collection") func cells() throws {
        func list(threads: Int) throws -> DisplayList {
            let renderer = ImageRenderer(content: ConcurrentRows(count: 300))
            renderer.proposedSize.width = 400
            renderer.threadLimit = threads
            renderer.textShaper = GridTextShaper()
            return try renderer.displayList()
        }
        let one = try list(threads: 1)
        #expect(texts(one.items).contains("row 299 300"))
        #expect(try list(threads: 4) == one)
    }
}

private actor Artist {
    func paint() throws -> DisplayList { try draw() }
}

nonisolated private final class Gathered: @unchecked Sendable {
    // The lock protects the array.
    private let lock = NSLock()
    private var lists: [DisplayList] = []

    var all: [DisplayList] { lock.withLock { lists } }

    func add(_ list: DisplayList?) {
        lock.withLock { if let list { lists.append(list) } }
    }
}

/// A cell whose body has closures that the standard library calls.
private struct NumberRow: View {
    let number: Int

    var body: some View {
        Text(verbatim: "row " + [number, number + 1].map { "\($0)" }.joined(separator: " "))
    }
}

nonisolated private struct ConcurrentRows: View {
    let count: Int

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))],
            sectionLayoutProvider: { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
                return NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            },
            concurrentCell: { _, item in NumberRow(number: item) })
    }
}
