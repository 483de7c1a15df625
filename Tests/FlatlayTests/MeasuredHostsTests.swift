import Flatlay
import FlatlayDrawing
import Foundation
import RenderingTestSupport
import Synchronization
import TestSupport
import Testing

/// Measured views are kept until they are drawn, as many as a pool of hosts allows; others are created again.
@Suite struct MeasuredHostsTests {
    @Test("views that are created again are drawn as those that were kept", arguments: 0..<60)
    func sameImage(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rows = (0...random.next(3)).map { section in
            CollectionRow(section: section, items: (0..<random.next(30)).map { Item(section: section, number: $0) })
        }
        let looks = (0..<7).map { _ in (kind: random.next(5), length: 1 + random.next(14)) }
        let (columns, height) = (random.next(3), random.pick([nil, 200, 500] as [CGFloat?]))
        func image(_ pool: HostPool?) throws -> DisplayList {
            let view = CollectionView(
                rows: rows, sectionLayoutProvider: { _, _ in Self.section(columns: columns) },
                cell: { _, item in
                    let look = looks[(item.number + item.section) % looks.count]
                    return Cell(kind: look.kind, length: look.length, number: item.number)
                }
            ).supplementaryView { _, path in Text(verbatim: "section \(path.section)").padding(3) }
            let renderer = ImageRenderer(view, width: 240, height: height)
            renderer.symbols = NoSymbols()
            renderer.hostPool = pool
            return try renderer.displayList()
        }
        let kept = try image(nil)
        for capacity in [0, 5, .max] {
            #expect(try image(HostPool(capacity: capacity)) == kept, "\(capacity) hosts")
        }
    }

    @Test("views that are forgotten once they were drawn were created once, and are drawn as those of a pool")
    func viewsAreCreatedOnce() throws {
        let created = Mutex<[Int: Int]>([:])
        let rows = (0..<3).map { section in
            CollectionRow(section: section, items: (0..<70).map { Item(section: section, number: $0) })
        }
        func image(_ pool: HostPool?) throws -> DisplayList {
            let cell = { @Sendable (_: IndexPath, item: Item) in
                created.withLock { $0[item.section * 1000 + item.number, default: 0] += 1 }
                return Cell(kind: 0, length: 1 + item.number % 9, number: item.number)
            }
            let layout = { @MainActor @Sendable in
                UICollectionViewCompositionalLayout { number, _ in Self.section(columns: number) }
            }
            let view = CollectionView(rows: rows, layout: layout, concurrentCell: cell)
            let renderer = ImageRenderer(view, width: 240)
            renderer.threadLimit = 1
            renderer.hostPool = pool
            return try renderer.displayList()
        }
        let forgotten = try image(nil)
        #expect(created.withLock { $0.count } == 210)
        #expect(created.withLock { $0.values.allSatisfy { $0 == 1 } })
        #expect(try image(HostPool(capacity: .max)) == forgotten)
        #expect(try image(HostPool(capacity: 0)) == forgotten)
    }

    private struct Item: Hashable {
        let section: Int
        let number: Int
    }

    private struct Cell: View {
        let kind: Int
        let length: Int
        let number: Int
        @State private var appearances = 0

        var body: some View {
            let title = String(repeating: "ab ", count: length)
            switch kind {
            case 0: Text(title).padding(3).background(Capsule().fill(.white))
            case 1: Text(verbatim: "\(number) appeared \(appearances)").onAppear { appearances += 1 }
            case 2: GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }.frame(height: 20)
            case 3:
                HStack {
                    Circle().fill(.red).frame(width: 8, height: 8)
                    Text(title).lineLimit(2)
                }
            default: Image(systemName: "no.such.symbol")
            }
        }
    }

    @MainActor
    private static func section(columns: Int) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        if columns == 0 {
            section = SampleLayouts.list()
        } else {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                subitems: [
                    .init(layoutSize: .init(widthDimension: .estimated(60), heightDimension: .estimated(30)))
                ])
            group.interItemSpacing = .fixed(4)
            section = NSCollectionLayoutSection(group: group)
        }
        section.boundarySupplementaryItems = [SampleLayouts.header(height: .estimated(20))]
        return section
    }
}
