import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Cases of the shelf that the other tests do not cover: safe areas around cells, registrations, focus guides.
@Suite struct ShelfProofTests {
    /// A shelf whose cells extend to the edges as far as possible: some ignore the safe area,
    /// others have a background that does so by default.
    private static func shelf(asksForEdges: Bool) -> some View {
        CollectionView(
            rows: ShelfCapabilityTests.rows([6, 6, 6]),
            sectionLayoutProvider: { _, _ in SampleLayouts.shelf(width: 120, height: 80) },
            cell: { _, text in
                GeometryReader { geometry in
                    let label = Text(text).frame(width: geometry.size.width, height: geometry.size.height)
                        .background(LinearGradient(colors: [.blue, .red], startPoint: .topLeading, endPoint: .bottom))
                    if asksForEdges { label.ignoresSafeArea() } else { label }
                }
            }
        ).ignoresSafeArea()
    }

    @Test("A2 a cell behind bars and notches is sized and drawn like one in the middle", arguments: [false, true])
    func a2SafeArea(asksForEdges: Bool) throws {
        func picture(scrolledTo y: CGFloat, across x: CGFloat) throws -> (list: DisplayList, bitmap: RenderedBitmap) {
            let renderer = ImageRenderer(Self.shelf(asksForEdges: asksForEdges), width: 400, height: 300)
            renderer.safeAreaInsets = EdgeInsets(top: 70, leading: 50, bottom: 60, trailing: 40)
            renderer.background = .white
            var state = HostingCapabilityTests.scrolled(y)
            for section in 0..<3 { state.setOrthogonalOffset(x, inSection: section) }
            renderer.sceneState = state
            return (try renderer.displayList(), try renderer.bitmap())
        }
        // The second cell of the second row is inside the safe area.
        let rest = try picture(scrolledTo: 0, across: 0)
        let whole = try #require(rest.list.frame(of: "cell-1-1"))
        #expect(whole.size == CGSize(width: 120, height: 80))
        #expect(CGRect(x: 50, y: 70, width: 310, height: 170).contains(whole), "\(whole)")
        var compared = 0
        for (y, x) in [(0, 130), (0, 220), (90, 0), (190, 0), (170, 200)] as [(CGFloat, CGFloat)] {
            let moved = try picture(scrolledTo: y, across: x)
            guard let frame = moved.list.frame(of: "cell-1-1") else { continue }
            #expect(frame.size == whole.size)
            for row in 0..<80 {
                for column in 0..<120 {
                    let (left, top) = (Int(frame.minX) + column, Int(frame.minY) + row)
                    guard (0..<400).contains(left), (0..<300).contains(top) else { continue }
                    compared += 1
                    guard moved.bitmap[left, top] == rest.bitmap[Int(whole.minX) + column, Int(whole.minY) + row] else {
                        throw SafeAreaCapabilityTests.Difference(x: left, y: top)
                    }
                }
            }
        }
        // Most of the five cells are visible, many of them outside the safe area.
        #expect(compared > 25_000, "\(compared)")
    }

    @Test("A7 each kind is registered once, however many views it has and however often they are shown")
    @MainActor
    func a7Registrations() throws {
        let kinds = [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "custom",
        ]
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let section = SampleLayouts.columns(1, height: 30)
            section.boundarySupplementaryItems = zip(kinds, [NSRectAlignment.top, .bottom, .leading, .trailing]).map {
                kind, alignment in
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .absolute(40), heightDimension: .absolute(20)), elementKind: kind,
                    alignment: alignment)
            }
            return section
        }
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        var made: [String: Int] = [:]
        var configured: [String: Set<IndexPath>] = [:]
        func registration(_ kind: String) -> UICollectionView.SupplementaryRegistration<UICollectionReusableView> {
            made[kind, default: 0] += 1
            return .init(elementKind: kind) { view, kind, indexPath in
                configured[kind, default: []].insert(indexPath)
                view.contentConfiguration = UIHostingConfiguration { Text("\(kind.suffix(3))\(indexPath.section)") }
                    .margins(.all, 0)
            }
        }
        let registrations = Dictionary(uniqueKeysWithValues: kinds.map { ($0, registration($0)) })
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { Text(item) }.margins(.all, 0)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var asked: [String: Int] = [:]
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            asked[kind, default: 0] += 1
            return registrations[kind].map { view.dequeueConfiguredReusableSupplementary(using: $0, for: indexPath) }
        }
        for turn in 0..<3 {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0, 1, 2])
            for section in 0..<3 { snapshot.appendItems(["\(section) \(turn)"], toSection: section) }
            dataSource.apply(snapshot)
            let list = try ImageRenderer(CollectionView(collectionView), width: 200, height: 400).displayList()
            for section in 0..<3 {
                for kind in kinds { #expect(list.texts.contains("\(kind.suffix(3))\(section)"), "\(kind) \(section)") }
            }
        }
        #expect(made == Dictionary(uniqueKeysWithValues: kinds.map { ($0, 1) }))
        #expect(Set(asked.keys) == Set(kinds))
        // One view per section, configured in all three renders by the registration of its kind.
        #expect(configured.mapValues(\.count) == Dictionary(uniqueKeysWithValues: kinds.map { ($0, 3) }))
        // A registration per view is detected.
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: registration(kind), for: indexPath)
        }
        collectionView.reloadData()
        #expect(throws: CollectionViewError.self) {
            try ImageRenderer(CollectionView(collectionView), width: 200, height: 400).displayList()
        }
    }

    @Test("A9 a card hugs its label, in a cell that is larger or smaller, focused or not") func a9Label() throws {
        for (text, cellWidth) in [("ab", CGFloat(100)), ("a label that is wider", 100), ("two words", 40)] {
            let view = CollectionView(
                rows: [CollectionRow(section: 0, items: [0, 1])],
                sectionLayoutProvider: { _, _ in ShelfOfButtons.section(cellWidth) },
                cell: { _, _ in Button(text) {}.buttonStyle(.card) })
            let renderer = ShelfOfButtons.renderer(view, width: 600)
            let list = try renderer.displayList()
            let width = CGFloat(text.count * 10)
            // One line as wide as the text, and a button of the same size.
            #expect(list.texts.filter { $0 == text }.count == 2, "\(list.texts)")
            #expect(list.frames(named: "text").filter { $0.size == CGSize(width: width, height: 20) }.count == 2)
            #expect(
                try renderer.focusTargets().map(\.frame.size)
                    == Array(repeating: CGSize(width: width, height: 20), count: 2))
            #expect(try #require(list.transforms(in: "cell-0-0").first).a == 1.1)
        }
    }

    /// An item that counts how often it is hashed.
    struct Counted: Hashable {
        final class Counter: @unchecked Sendable {
            // Safe because one test uses it, on one thread.
            var hashes = 0
        }
        let name: String
        let counter: Counter

        static func == (first: Self, second: Self) -> Bool { first.name == second.name }

        func hash(into hasher: inout Hasher) {
            counter.hashes += 1
            hasher.combine(name)
        }
    }

    @Test("A14 moving the focus does not read the data, which is created and applied once") func a14Work() throws {
        let counter = Counted.Counter()
        var snapshots = 0
        func rows() -> [CollectionRow<Int, Counted>] {
            snapshots += 1
            return (0..<20).map { section in
                CollectionRow(
                    section: section, items: (0..<40).map { Counted(name: "\(section), \($0)", counter: counter) })
            }
        }
        let view = CollectionView(
            rows: rows(), sectionLayoutProvider: { _, _ in ShelfOfButtons.section() },
            cell: { _, item in Button(item.name) {}.buttonStyle(.card) })
        let renderer = ShelfOfButtons.renderer(view)
        _ = try renderer.displayList()
        // Reading all of the data hashes each of the 800 items at least once.
        #expect(counter.hashes >= 800)
        counter.hashes = 0
        var names: Set<String?> = []
        for move in 0..<50 {
            try renderer.send([.right, .right, .down, .left, .right][move % 5])
            names.insert(try renderer.focusedName())
        }
        #expect(names.count > 15)
        #expect(snapshots == 1 && renderer.dataApplyCount() == 1)
        // Only the visible items and those around them are read, not all 800.
        #expect(counter.hashes < 50 * 600, "\(counter.hashes) hashes for 50 moves")
    }

    @Test("A23 focus guides as decoration views are behind rows of different length and block nothing")
    func a23Decorations() throws {
        var guides: Set<Int> = []
        func path(_ counts: [Int], hasGuides: Bool) throws -> [String] {
            let view = CollectionView(
                rows: ShelfOfButtons.rows(counts),
                sectionLayoutProvider: { _, _ in
                    let section = SampleLayouts.columns(20, height: 20)
                    section.contentInsets = .init(top: 0, leading: 0, bottom: 20, trailing: 0)
                    if hasGuides { section.decorationItems = [.background(elementKind: "guide")] }
                    return section
                },
                cell: { _, item in Button(item) {}.buttonStyle(.plain) }
            ).decorationView { kind, indexPath in
                if kind == "guide" {
                    let _ = guides.insert(indexPath.section)
                    Color(red: 0, green: 0, blue: 1).focusSection()
                }
            }
            let renderer = ShelfOfButtons.renderer(view, width: 800)
            let targets = try renderer.run("right*12 down down up").targets.map { $0?.id.description ?? "-" }
            let grounds = try renderer.displayList().rectangles(filledWith: ResolvedColor(hex: 0x0000ff))
            // Behind each row that has items, over the full width, including the space below it.
            let expected = counts.filter { $0 > 0 }.indices.map { CGRect(x: 0, y: $0 * 40, width: 800, height: 40) }
            #expect(grounds == (hasGuides ? expected : []))
            return targets.suffix(3)
        }
        #expect(try path([20, 5, 20], hasGuides: false) == ["c 1, 4", "c 2, 4", "c 1, 4"])
        #expect(guides.isEmpty)
        #expect(try path([20, 5, 20], hasGuides: true) == ["c 1, 4", "c 2, 4", "c 1, 4"])
        #expect(guides == [0, 1, 2])
        #expect(try path([20, 0, 1], hasGuides: true) == ["c 2, 0", "c 2, 0", "c 0, 0"])
    }

    @Test("A25 without a focus system a card is flat, and as large as a plain button") func a25Fallback() throws {
        func view(_ isCard: Bool) -> AnyView {
            AnyView(
                CollectionView(
                    rows: ShelfOfButtons.rows([4, 4]), sectionLayoutProvider: { _, _ in ShelfOfButtons.section() },
                    cell: { _, item in
                        let button = Button(item) {}
                        if isCard { button.buttonStyle(.card) } else { button.buttonStyle(.plain) }
                    }))
        }
        let (card, plain) = (ShelfOfButtons.renderer(view(true)), ShelfOfButtons.renderer(view(false)))
        for renderer in [card, plain] { renderer.userInterfaceIdiom = .phone }
        let (first, second) = (try card.displayList(), try plain.displayList())
        #expect(first.texts == second.texts)
        #expect(first.frames(named: "text") == second.frames(named: "text"))
        for name in first.nodes.map(\.name) where name.hasPrefix("cell-") {
            #expect(first.shadowRadii(in: name) == [])
            #expect(first.transforms(in: name).allSatisfy { $0 == .identity })
        }
        // On a television the same card is raised.
        card.userInterfaceIdiom = .tv
        #expect(try card.displayList().shadowRadii(in: "cell-0-0") == [24])
    }

    @Test("A28 headers and footers follow the same safe area rule as cells") func a28() throws {
        func list(ignores: Bool, insets: EdgeInsets) throws -> DisplayList {
            let view = CollectionView(
                rows: ShelfCapabilityTests.rows([2, 2]),
                sectionLayoutProvider: { _, _ in
                    let section = SampleLayouts.columns(2, height: 40)
                    section.boundarySupplementaryItems = [
                        SampleLayouts.header(height: .absolute(30)),
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
                    ]
                    return section
                },
                cell: { _, item in Color(red: 0, green: 0, blue: 1).overlay(alignment: .topLeading) { Text(item) } },
                supplementaryView: { kind, path in
                    Color(red: 1, green: 0, blue: 0).overlay(alignment: .topLeading) { Text("view \(path.section)") }
                })
            let renderer = ImageRenderer(
                ignores ? AnyView(view.ignoresSafeArea()) : AnyView(view), width: 400, height: 300)
            renderer.safeAreaInsets = insets
            return try renderer.displayList()
        }
        let insets = EdgeInsets(top: 60, leading: 90, bottom: 0, trailing: 30)
        let (plain, kept) = (try list(ignores: false, insets: EdgeInsets()), try list(ignores: false, insets: insets))
        let reaching = try list(ignores: true, insets: insets)
        let names = ["header-0", "footer-0", "header-1", "footer-1", "cell-0-0", "cell-0-1", "cell-1-0"]
        for name in names {
            let frame = try #require(plain.frame(of: name))
            // With the safe area, the whole collection is 280 wide, 90 further right and 60 further down.
            let expected = CGRect(
                x: 90 + frame.minX * 0.7, y: 60 + frame.minY, width: frame.width * 0.7, height: frame.height)
            #expect(kept.frame(of: name) == expected, "\(name)")
            #expect(reaching.frame(of: name) == frame, "\(name)")
        }
        for list in [plain, kept, reaching] {
            // Content fills headers as it fills cells; bars and notches move neither.
            let red = list.rectangles(filledWith: ResolvedColor(hex: 0xff0000))
            for name in names.prefix(4) { #expect(red.contains(try #require(list.frame(of: name))), "\(name)") }
            #expect(red.count == 4)
            let blue = list.rectangles(filledWith: ResolvedColor(hex: 0x0000ff))
            #expect(blue.first == list.frame(of: "cell-0-0"))
            let texts = list.frames(named: "text")
            for name in names {
                let corner = try #require(list.frame(of: name)).origin
                #expect(texts.contains { $0.origin == corner }, "\(name)")
            }
        }
    }
}
