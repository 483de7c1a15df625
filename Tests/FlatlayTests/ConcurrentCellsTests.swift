import Flatlay
import Foundation
import RenderingTestSupport
import Synchronization
import TestSupport
import Testing

/// Cells drawn by several threads give the same image as with one thread.
@Suite struct ConcurrentCellsTests {
    @Test("cells drawn by several threads give the image of one thread, including the diagnostics", arguments: 0..<120)
    func sameAsOneThread(seed: UInt64) throws {
        let scene = RandomCells(seed: seed)
        let alone = try scene.picture(scene.collection(isConcurrent: false), threads: 1)
        for threads in [1, 2, 3, 8] {
            let picture = try scene.picture(scene.collection(isConcurrent: true), threads: threads)
            #expect(picture.list == alone.list, "\(threads) threads")
            #expect(picture.notes == alone.notes, "\(threads) threads")
        }
    }

    @Test("parts of an image can be inserted below others, and are numbered as if they were drawn there")
    func nodes() throws {
        let collection = Self.tiles(200)
        let view = VStack {
            Text("Above")
            collection
            Text("Below")
        }
        let lists = try [1, 4].map { threads in
            let renderer = ImageRenderer(view, width: 300, height: 2_000)
            renderer.threadLimit = threads
            return try renderer.displayList()
        }
        #expect(lists[0] == lists[1])
        #expect(lists[0].description == lists[1].description)
        #expect(lists[0].treeDescription == lists[1].treeDescription)
        #expect(lists[1].nodes.contains { $0.name == "cell-0-199" })
    }

    @Test("threads get their own shapers only if there are enough cells")
    func lending() throws {
        func lent(
            _ view: some View, threads: Int? = 2, _ change: (ImageRenderer<AnyView>) -> Void = { _ in }
        ) throws
            -> Int
        {
            let renderer = ImageRenderer(content: AnyView(view))
            let shaper = LendingShaper()
            renderer.textShaper = shaper
            renderer.threadLimit = threads
            renderer.proposedSize = ProposedViewSize(width: 300, height: 4_000)
            change(renderer)
            _ = try renderer.displayList()
            return shaper.count.withLock { $0 }
        }
        let tiles = Self.tiles(300)
        #expect(try lent(tiles) > 0)
        #expect(try lent(tiles.environment(\.plainNumber, 3)) > 0)
        #expect(try lent(tiles, threads: 1) == 0)
        #expect(try lent(Self.tiles(100)) == 0)
        // A resource that threads can't share keeps everything on one thread.
        #expect(try lent(tiles.environment(\.counter, Counter())) == 0)
        #expect(try lent(tiles.environmentObject(Model())) == 0)
        #expect(try lent(tiles.buttonStyle(Plain())) == 0)
        #expect(try lent(tiles) { $0.hostPool = HostPool() } == 0)
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: 20))
        #expect(try lent(tiles) { $0.sceneState = state } == 0)
    }

    @Test("for self-sizing cells the first error is thrown, whichever thread found it")
    func failure() throws {
        let collection = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<300))],
            sectionLayoutProvider: { _, _ in SampleLayouts.list() },
            concurrentCell: { _, number in
                if number == 131 { NeedsModel() } else { Text(verbatim: "\(number)") }
            })
        for threads in [1, 3] {
            let renderer = ImageRenderer(collection, width: 300)
            renderer.threadLimit = threads
            #expect(throws: MissingEnvironmentObjectError.self) {
                try renderer.displayList()
            }
        }
    }

    @Test(
        "more self-sizing cells than are kept are measured and drawn in views of the cells before")
    func moreThanAreKept() throws {
        func list(isConcurrent: Bool, threads: Int) throws -> DisplayList {
            let rows = [CollectionRow(section: 0, items: Array(0..<4_200))]
            let cell: @Sendable (IndexPath, Int) -> AnyView = { _, number in
                AnyView(Text(verbatim: String(repeating: "ab ", count: number % 7 + 1)).padding(2).background(.yellow))
            }
            let make: @MainActor () -> UICollectionViewLayout = {
                UICollectionViewCompositionalLayout { _, _ in SampleLayouts.list() }
            }
            let renderer = ImageRenderer(
                isConcurrent
                    ? CollectionView(rows: rows, layout: make, concurrentCell: cell)
                    : CollectionView(rows: rows, layout: make, cell: cell), width: 100)
            renderer.textShaper = GridTextShaper()
            renderer.threadLimit = threads
            return try renderer.displayList()
        }
        let alone = try list(isConcurrent: false, threads: 1)
        for threads in [1, 2] { #expect(try list(isConcurrent: true, threads: threads) == alone, "\(threads)") }
    }

    @Test("collections in cells drawn by several threads know their position")
    func nested() throws {
        let collection = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<150))],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(3, height: 50) },
            concurrentCell: { _, number in
                CollectionView(
                    rows: [CollectionRow(section: 0, items: [number * 10, number * 10 + 1])],
                    sectionLayoutProvider: { _, _ in SampleLayouts.columns(2, height: 40) },
                    concurrentCell: { _, inner in Text(verbatim: "\(inner)").lineLimit(1) })
            })
        let lists = try [1, 3].map { threads in
            let renderer = ImageRenderer(collection, width: 300)
            renderer.threadLimit = threads
            return try renderer.displayList()
        }
        #expect(lists[0] == lists[1])
        #expect(lists[1].nodes.filter { $0.name == "collection" }.count == 151)
    }

    @Test("after an image no cache of a thread that drew cells waits to be trimmed", arguments: [2, 3])
    func cachesAreTrimmed(threads: Int) throws {
        let outputs: [(ImageRenderer<CollectionView<Int, Int>>) throws -> Void] = [
            { _ = try $0.displayList() }, { _ = try $0.svgData() }, { _ = try $0.pdfData() },
            { _ = try $0.pngData() }, { _ = try $0.frameDescription() },
            // Too many pixels.
            {
                $0.scale = 1_000
                #expect(throws: RenderError.self) { [renderer = $0] in try renderer.pngData() }
            },
        ]
        for (number, output) in outputs.enumerated() {
            let renderer = ImageRenderer(Self.tiles(300), width: 300)
            // Only shapers of real fonts come from the cache.
            renderer.textShaper = nil
            renderer.threadLimit = threads
            renderer.cache = RenderCache()
            try output(renderer)
            #expect(!renderer.cache.needsTrim, "output \(number)")
        }
    }

    private static func tiles(_ count: Int) -> CollectionView<Int, Int> {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(4) },
            concurrentCell: { _, number in Text(verbatim: "\(number)") })
    }
}

private final class Counter {}
private final class Model: ObservableObject {}

nonisolated private struct NeedsModel: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("has a model") }
}

private struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension EnvironmentValues {
    private struct CounterKey: EnvironmentKey {
        static var defaultValue: Counter? { nil }
    }
    private struct PlainNumberKey: EnvironmentKey {
        static let defaultValue = 0
    }

    fileprivate var counter: Counter? {
        get { self[CounterKey.self] }
        set { self[CounterKey.self] = newValue }
    }
    fileprivate var plainNumber: Int {
        get { self[PlainNumberKey.self] }
        set { self[PlainNumberKey.self] = newValue }
    }
}

/// Counts how many shapers it has created.
private final class LendingShaper: TextShaping {
    final class Count: Sendable {
        let value = Mutex(0)
        func withLock<Result>(_ body: (inout sending Int) -> sending Result) -> sending Result { value.withLock(body) }
    }

    let count = Count()
    private let shaper = GridTextShaper()

    var makeAnother: (@Sendable () -> any TextShaping)? {
        { [count] in
            count.withLock { $0 += 1 }
            return GridTextShaper()
        }
    }

    func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }
    func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
        shaper.shape(spans, style: style, width: width, height: height)
    }
}

/// A random collection; the same seed gives the same collection.
private struct RandomCells {
    private struct Item: Hashable, Sendable {
        let number: Int
        let look: Int
        let length: Int
    }

    private let rows: [CollectionRow<Int, Item>]
    private let layout: Int
    private let isRightToLeft: Bool
    private let height: CGFloat?
    private let isElevated: Bool
    private let headerLook: Int

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        layout = random.next(7)
        isRightToLeft = random.next(4) == 0
        isElevated = random.next(3) == 0
        height = random.next(3) == 0 ? CGFloat(400 + random.next(900)) : nil
        // Few effects read the backdrop, because those are drawn once more.
        let looks = random.next(3) == 0 ? 6 : 5
        var number = 0
        rows = (0...random.next(3)).map { section in
            let count = section > 0 && random.next(4) == 0 ? random.next(20) : 60 + random.next(160)
            let items = (0..<count).map { _ in
                number += 1
                let look = random.next(20) == 0 ? random.next(looks) : random.next(2)
                return Item(number: number, look: look, length: 1 + random.next(12))
            }
            return CollectionRow(section: section, items: items)
        }
        headerLook = random.next(4)
    }

    func collection(isConcurrent: Bool) -> some View {
        let make: @MainActor () -> UICollectionViewLayout = { [self] in makeLayout() }
        let cell: @Sendable (IndexPath, Item) -> AnyView = { path, item in AnyView(Self.cell(path, item)) }
        let collection =
            isConcurrent
            ? CollectionView(rows: rows, layout: make, concurrentCell: cell)
            : CollectionView(rows: rows, layout: make, cell: cell)
        return collection.supplementaryView { kind, path in header("\(kind.suffix(6)) \(path.section)", path.section) }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            .background(Color.yellow)
    }

    @ViewBuilder private func header(_ title: String, _ section: Int) -> some View {
        switch headerLook {
        // Diagnostics that cells report, too, and one of its own.
        case 0: Image(systemName: section == 0 ? "no.such.header" : "no.such.symbol.\(section)")
        case 1: Text(verbatim: title).padding(4).background(.ultraThinMaterial)
        default: Text(verbatim: title)
        }
    }

    @ViewBuilder private static func cell(_ path: IndexPath, _ item: Item) -> some View {
        let title = String(repeating: "ab ", count: item.length)
        switch item.look {
        case 0: Text(title).lineLimit(1).padding(3).background(Capsule().fill(.white))
        case 1:
            HStack {
                Circle().fill(.red).frame(width: 8, height: 8)
                Text(verbatim: title)
            }
        // Diagnostics: one per name, with the place of its first occurrence.
        case 2: Image(systemName: "no.such.symbol.\(item.number % 5)")
        case 3: Settling()
        case 4: GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }.frame(height: 20)
        default: Text(title).padding(4).background(.ultraThinMaterial)
        }
    }

    @MainActor
    private func makeLayout() -> UICollectionViewLayout {
        switch layout {
        case 0:
            return UICollectionViewCompositionalLayout { _, _ in
                let section = SampleLayouts.columns(5, height: 30)
                section.boundarySupplementaryItems = [SampleLayouts.header()]
                if isElevated { section.visibleItemsInvalidationHandler = Self.elevate }
                return section
            }
        case 1:
            return UICollectionViewCompositionalLayout { _, _ in
                let section = SampleLayouts.list()
                section.boundarySupplementaryItems = [SampleLayouts.header(height: .estimated(30))]
                return section
            }
        case 2:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            layout.minimumInteritemSpacing = 4
            return layout
        case 3: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        case 4:
            return UICollectionViewCompositionalLayout { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(30))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                    subitems: [.init(layoutSize: size)])
                group.interItemSpacing = .fixed(6)
                return NSCollectionLayoutSection(group: group)
            }
        case 5:
            return FadingLayout { _, _ in
                let section = SampleLayouts.columns(4, height: 30)
                section.boundarySupplementaryItems = [SampleLayouts.header()]
                return section
            }
        default:
            return UICollectionViewCompositionalLayout { _, _ in SampleLayouts.shelf(width: 60, height: 40) }
        }
    }

    /// Some cells are on top of others, rotated or translucent.
    @MainActor
    private static func elevate(
        _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) {
        for item in items where item.representedElementCategory == .cell {
            switch item.indexPath.item % 17 {
            case 3: item.zIndex = 5
            case 7: item.alpha = 0.5
            case 11: item.transform = CGAffineTransform(rotationAngle: 0.1)
            default: break
            }
        }
    }

    func picture(_ view: some View, threads: Int) throws -> (list: DisplayList, notes: [Diagnostics.Entry]) {
        let renderer = ImageRenderer(view, width: 320, height: height)
        renderer.symbols = NoSymbols()
        renderer.threadLimit = threads
        let list = try renderer.displayList()
        return (list, renderer.diagnostics)
    }
}

/// A layout with custom attributes, which compute the values that others store.
private final class FadingLayout: UICollectionViewCompositionalLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
        override var alpha: CGFloat {
            get { indexPath.item % 3 == 0 ? 0.5 : super.alpha }
            set { super.alpha = newValue }
        }
    }

    override class var layoutAttributesClass: AnyClass { Attributes.self }
}

/// A view that changes its content before the image is rendered.
private struct Settling: View {
    @State private var count = 0

    var body: some View {
        Text(verbatim: "settled \(count)").onAppear { count += 1 }
    }
}
