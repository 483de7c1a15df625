import Flatlay
import Foundation
import RenderingTestSupport
import Synchronization
import Testing

/// Cells of a collection take over the views of the cell before, and stop trying where they cannot.
@Suite(.serialized) struct CellUpdateTests {
    private static let count = 320

    @Test("cells that differ in their texts make the other nodes once for each chunk", arguments: [1, 2])
    func nodesAreMadeOnce(threads: Int) throws {
        let made = try Self.resolved(threads: threads) { number in
            AnyView(Text(verbatim: "\(number)").background(Rectangle().fill(CountedStyle())))
        }
        // One thread draws them all; several draw 64 cells at a time.
        #expect(made == (threads == 1 ? 1 : Self.count / 64))
    }

    @Test("a cell whose style is another one makes its nodes itself", arguments: [1, 2])
    func differentCells(threads: Int) throws {
        let made = try Self.resolved(threads: threads) { number in
            AnyView(Text(verbatim: "words").background(Rectangle().fill(CountedStyle(number: number))))
        }
        #expect(made == Self.count)
    }

    @Test("cells that can't be taken over are soon no longer compared: each body is evaluated once", arguments: [1, 2])
    func attemptsEnd(threads: Int) throws {
        CountedCell.count.withLock { $0 = 0 }
        _ = try Self.list(threads: threads) { AnyView(CountedCell(number: $0)) }
        let chunks = threads == 1 ? 1 : Self.count / 64
        // Two attempts fail, each after the bodies of both cells.
        #expect(CountedCell.count.withLock { $0 } <= Self.count + 4 * chunks)
    }

    /// How often the styles of all cells are resolved.
    private static func resolved(threads: Int, _ cell: @escaping @Sendable (Int) -> AnyView) throws -> Int {
        CountedStyle.count.withLock { $0 = 0 }
        _ = try list(threads: threads, cell)
        return CountedStyle.count.withLock { $0 }
    }

    private static func list(threads: Int, _ cell: @escaping @Sendable (Int) -> AnyView) throws -> DisplayList {
        let collection = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(4, height: 20) },
            concurrentCell: { _, number in cell(number) })
        let renderer = ImageRenderer(collection, width: 300)
        renderer.textShaper = GridTextShaper()
        renderer.threadLimit = threads
        return try renderer.displayList()
    }
}

/// A style that counts how often it is resolved.
private struct CountedStyle: ShapeStyle {
    static let count = Mutex(0)
    var number = 0

    func resolve(in environment: EnvironmentValues) -> Color {
        Self.count.withLock { $0 += 1 }
        return .red
    }
}

/// A cell with a modifier that cannot be compared.
nonisolated private struct CountedCell: View {
    static let count = Mutex(0)
    let number: Int

    var body: some View {
        let _ = Self.count.withLock { $0 += 1 }
        Text(verbatim: "\(number)").opacity(0.5)
    }
}
