import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite struct ScrollingCapabilityTests {
    /// 58 symbols of 64×64 that scroll horizontally.
    static func symbols(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> some View {
        CollectionView(
            rows: [CollectionRow(section: "horizontal", items: Array(0..<58))],
            sectionLayoutProvider: { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .absolute(64), heightDimension: .absolute(64))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = behavior
                return section
            },
            cell: { _, item in Text(verbatim: "\(item)") })
    }

    @Test(
        "D11 an orthogonal section comes to rest at the position of its scrolling behaviour",
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.none, [70: 0, 200: 0, 9_999: 0]),
            (.continuous, [70: 70, 200: 200, 9_999: 3322]),
            (.continuousGroupLeadingBoundary, [70: 64, 200: 192, 9_999: 3322]),
            (.paging, [70: 0, 200: 390, 9_999: 3322]),
            (.groupPaging, [70: 64, 200: 192, 9_999: 3322]),
            (.groupPagingCentered, [70: 93, 200: 221, 9_999: 3485]),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [Int: CGFloat])])
    func d11(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ rests: [Int: CGFloat]) throws {
        let renderer = ImageRenderer(Self.symbols(behavior), width: 390, height: 64)
        for (offset, rest) in rests {
            var state = SceneState()
            state.setOrthogonalOffset(CGFloat(offset), inSection: "horizontal")
            renderer.sceneState = state
            let first = try renderer.frameDescription().split(separator: "\n").first { $0.hasPrefix("c 0.0 ") }
            #expect(first.map { $0.split(separator: " ")[2] } == Substring("\(Int(-rest))"), "offset \(offset)")
        }
    }

    @Test("A22 a bar bound to the content offset scrolls with the content") func a22() throws {
        struct Screen: View {
            let scrolls: Bool
            @State private var offset: CGFloat = 0

            var body: some View {
                ZStack(alignment: .top) {
                    content.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, y in offset = y }
                    Text("bar").offset(y: -offset)
                }
            }

            @ViewBuilder var content: some View {
                if scrolls {
                    ScrollView { Color.red.frame(height: 900) }.scrollOffset(y: 130)
                } else {
                    SceneStateTests.nested("abcdefghijklmnopqrstuvwxyz".map { String($0) })
                }
            }
        }
        let renderer = ImageRenderer(Screen(scrolls: false), width: 100, height: 200)
        let bars = try [0, 50, 130].map { y in
            renderer.sceneState = HostingCapabilityTests.scrolled(y)
            return try renderer.displayList().drawings.last?.command
        }
        func y(_ command: DisplayList.Command?) -> CGFloat? {
            if case .glyphs(let run, let origin, _)? = command, run.text == "bar" { origin.y } else { nil }
        }
        let start = try #require(y(bars[0]))
        #expect(bars.map(y) == [start, start - 50, start - 130])
        // Scroll views report their offset as well.
        renderer.content = Screen(scrolls: true)
        #expect(y(try renderer.displayList().drawings.last?.command) == start - 130)
    }
}

@Suite struct ScrollToItemTests {
    static func column(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    )
        -> CollectionView<String, String>
    {
        CollectionView(
            rows: "abcdefghij".map { name in
                CollectionRow(section: "\(name)", items: (0..<20).map { "\(name)\($0)" })
            },
            sectionLayoutProvider: { index, _ in
                let section = SampleLayouts.shelf(width: 50, height: 40)
                section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
                section.interGroupSpacing = 0
                section.orthogonalScrollingBehavior = behavior
                let header = SampleLayouts.header(height: .absolute(10))
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                return section
            },
            cell: { _, item in Text(item) },
            supplementaryView: { _, indexPath in Text(verbatim: "\(indexPath.section)") })
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var position: UICollectionView.ScrollPosition
        var x: CGFloat
        var y: CGFloat
        var testDescription: String { "position \(position.rawValue) at \(x), \(y)" }
    }

    /// Sections are 50 high, including a header of 10. The visible area is two sections high and 180 points wide.
    static let cases = [
        Case(position: .top, x: 140, y: 0), Case(position: .centeredVertically, x: 140, y: 30),
        Case(position: .bottom, x: 140, y: 60), Case(position: [.top, .left], x: 10, y: 0),
        Case(position: [.top, .centeredHorizontally], x: 75, y: 0), Case(position: [.top, .right], x: 140, y: 0),
        Case(position: [], x: 140, y: 60),
    ]

    @Test(arguments: cases) func anItemComesToLieAtAPosition(_ expected: Case) throws {
        let position = expected.position
        let renderer = ImageRenderer(Self.column(), width: 200, height: 100)
        try renderer.scrollToItem("f8", at: position)
        let frame = try #require(try renderer.displayList().frame(of: "cell-5-8"))
        #expect(frame == CGRect(x: expected.x, y: expected.y, width: 50, height: 40))
        let byPath = ImageRenderer(Self.column(), width: 200, height: 100)
        try byPath.scrollToItem(at: IndexPath(item: 8, section: 5), at: position)
        #expect(byPath.sceneState == renderer.sceneState)
    }

    @Test func offsetsEndWhereTheContentDoes() throws {
        let renderer = ImageRenderer(Self.column(), width: 200, height: 100)
        try renderer.scrollToItem("j19", at: [.top, .left])
        let state = try #require(renderer.sceneState)
        #expect(state.contentOffset() == CGPoint(x: 0, y: 400))
        #expect(state.orthogonalOffset(inSection: "j") == CGFloat(820))
        try renderer.scrollToItem("a0", at: [.bottom, .right])
        #expect(renderer.sceneState?.contentOffset() == .zero)
        #expect(renderer.sceneState?.orthogonalOffset(inSection: "j") == CGFloat(820))
    }

    @Test func otherBehavioursComeToRest() throws {
        let renderer = ImageRenderer(Self.column(.groupPaging), width: 200, height: 100)
        try renderer.scrollToItem("a8", at: .centeredHorizontally)
        #expect(renderer.sceneState?.orthogonalOffset(inSection: "a") == CGFloat(350))
    }

    @Test func sidesAreThoseOfThePictureFromRightToLeftToo() throws {
        let renderer = ImageRenderer(Self.column(), width: 200, height: 100)
        renderer.layoutDirection = .rightToLeft
        for (position, x) in [(UICollectionView.ScrollPosition.left, 10), (.right, 140)] as [(_, CGFloat)] {
            try renderer.scrollToItem("b8", at: position)
            #expect(try renderer.displayList().frame(of: "cell-1-8")?.minX == x)
        }
        #expect(renderer.sceneState?.orthogonalOffset(inSection: "b") == CGFloat(400))
    }

    @Test func pinnedHeadersFollow() throws {
        let renderer = ImageRenderer(Self.column(), width: 200, height: 100)
        try renderer.scrollToItem("f8", at: .bottom)
        // Section 5 ends at the lower edge, so section 4 is completely visible.
        #expect(try renderer.displayList().frame(of: "header-4")?.minY == 0)
        try renderer.scrollToItem("f8", at: .top)
        // Section 5 starts with its header, 10 points above its cells.
        let list = try renderer.displayList()
        #expect(list.frame(of: "cell-5-8")?.minY == 0)
        #expect(list.frame(of: "header-5")?.minY == 0)
    }

    @Test func innerCollectionsAreScrolledByTheirPath() throws {
        let renderer = ImageRenderer(SceneStateTests.nested(["a", "b", "c"]), width: 30, height: 80)
        try renderer.scrollToItem(7, at: .left, in: .root.collection(in: .cell("b")))
        #expect(try renderer.displayList().texts == ["a0", "b7"])
    }

    @Test func whatIsNotThereIsAnError() throws {
        let renderer = ImageRenderer(SceneStateTests.nested(["a", "b"]), width: 30, height: 40)
        func message(_ item: Int, _ path: CollectionPath) throws -> String? {
            let error = #expect(throws: ScrollError.self) { try renderer.scrollToItem(item, at: .top, in: path) }
            return error.map { "\($0)" }
        }
        #expect(
            try message(1, .root) == "collection '0' has no item '1'; scroll to an item of its data")
        #expect(
            try message(1, .root.collection(in: .cell("b")))
                == "the image shows no collection '0/c b/0', but '0', '0/c a/0'; "
                + "one in a cell can be scrolled once that cell is visible")
        #expect(renderer.sceneState == nil)
        let empty = ImageRenderer(Text("a"), width: nil)
        let error = #expect(throws: ScrollError.self) {
            try empty.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top)
        }
        #expect(
            error.map { "\($0)" }
                == "the image shows no collection '0', nor any other; scroll a visible collection")
    }
}
