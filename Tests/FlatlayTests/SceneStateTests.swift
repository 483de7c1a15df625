import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite struct SceneStateTests {
    /// Horizontal rows, each a collection in a cell of 40 below a header of 10.
    static func nested(_ outer: [String], innerItems: Int = 20) -> CollectionView<Int, String> {
        CollectionView(
            rows: [CollectionRow(section: 0, items: outer)],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(1, height: 40) },
            cell: { _, name in
                CollectionView(
                    rows: [CollectionRow(section: "row", items: Array(0..<innerItems))],
                    sectionLayoutProvider: { _, _ in
                        let section = SampleLayouts.shelf(width: 30, height: 20)
                        section.contentInsets = .zero
                        section.interGroupSpacing = 0
                        return section
                    },
                    cell: { _, item in Text(verbatim: "\(name)\(item)") })
            })
    }

    static func plain(_ items: [Int]) -> CollectionView<String, Int> {
        CollectionView(
            rows: [CollectionRow(section: "all", items: items)],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(1) },
            cell: { _, item in Text(verbatim: "\(item)") })
    }

    @Test func aStateGoesBeforeTheInitialPosition() throws {
        let renderer = ImageRenderer(
            Self.plain(Array(0..<100)).contentOffset(CGPoint(x: 0, y: 200)), width: 100, height: 40)
        #expect(try renderer.displayList().texts == ["10", "11"])
        var state = SceneState()
        renderer.sceneState = state
        #expect(try renderer.displayList().texts == ["10", "11"])
        state.setContentOffset(CGPoint(x: 0, y: 40))
        renderer.sceneState = state
        #expect(try renderer.displayList().texts == ["2", "3"])
    }

    @Test func sectionsAcrossAreNamedByIdentifier() throws {
        let view = CollectionView(
            rows: ["a", "b"].map { name in CollectionRow(section: name, items: (0..<9).map { "\(name)\($0)" }) },
            sectionLayoutProvider: { _, _ in SampleLayouts.shelf(width: 60, height: 20) },
            cell: { _, item in Text(item) }
        ).orthogonalOffset(100, inSection: 0)
        let renderer = ImageRenderer(view, width: 100)
        var state = SceneState()
        state.setOrthogonalOffset(200, inSection: "b")
        state.setOrthogonalOffset(300, inSection: "gone")
        renderer.sceneState = state
        let list = try renderer.displayList()
        #expect(list.frame(of: "cell-0-1")?.minX == 0)
        #expect(list.frame(of: "cell-1-2")?.minX == 0)
    }

    @Test func twoCollectionsBesideEachOtherHaveNumbers() throws {
        let renderer = ImageRenderer(
            VStack(spacing: 0) {
                Self.plain(Array(0..<9)).frame(height: 20)
                Self.plain(Array(10..<19)).frame(height: 20)
            }, width: 100)
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: 60), of: CollectionPath(number: 1))
        renderer.sceneState = state
        #expect(try renderer.displayList().texts == ["0", "13"])
    }

    @Test func aCollectionInACellIsNamedByTheCellsItem() throws {
        var state = SceneState()
        let path = CollectionPath.root.collection(in: .cell("b"))
        state.setOrthogonalOffset(90, inSection: "row", of: path)
        for (outer, expected) in [(["a", "b"], ["a0", "b3"]), (["b", "c", "a"], ["b3", "c0", "a0"])] {
            let renderer = ImageRenderer(Self.nested(outer), width: 30)
            renderer.sceneState = state
            #expect(try renderer.displayList().texts == expected)
        }
        #expect(path.description == "0/c b/0")
        #expect(path.parent?.path == .root)
        #expect(path.parent?.element == .cell("b"))
        #expect(CollectionPath.root.parent == nil)
    }

    @Test func aCollectionThatTakesAnothersPlaceHasItsNumber() throws {
        struct Screen: View {
            @State private var isLoaded = false

            var body: some View {
                Group {
                    if isLoaded { SceneStateTests.plain(Array(0..<9)) } else { SceneStateTests.plain([]) }
                }
                .onAppear { isLoaded = true }
            }
        }
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: 60))
        let renderer = ImageRenderer(Screen(), width: 100, height: 20)
        renderer.sceneState = state
        #expect(try renderer.displayList().texts == ["3"])
    }

    @Test func hostedContentDoesNotCountAsACollection() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: ["a"])],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(1, height: 40) },
            cell: { _, _ in
                VStack(spacing: 0) {
                    HostedContentView(HostedContent { Text("x") }).frame(height: 20)
                    Self.plain(Array(0..<9))
                }
            })
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: 60), of: .root.collection(in: .cell("a")))
        let renderer = ImageRenderer(view, width: 100)
        renderer.sceneState = state
        #expect(try renderer.displayList().texts == ["x", "3"])
    }

    @Test func aCollectionInAMeasuredHeaderIsNamedByTheSection() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: "films", items: ["x"])],
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.columns(1)
                section.boundarySupplementaryItems = [SampleLayouts.header(height: .estimated(10))]
                return section
            },
            cell: { _, item in Text(item) },
            supplementaryView: { _, _ in Self.plain(Array(0..<9)).frame(height: 20) })
        var state = SceneState()
        let header = ElementKey.supplementaryView(ofKind: UICollectionView.elementKindSectionHeader, section: "films")
        state.setContentOffset(CGPoint(x: 0, y: 100), of: .root.collection(in: header))
        let renderer = ImageRenderer(view, width: 100)
        renderer.sceneState = state
        #expect(try renderer.displayList().texts == ["x", "5"])
    }

    @Test func statesAreEqualByWhatWasDone() {
        var (first, second) = (SceneState(), SceneState())
        first.setContentOffset(CGPoint(x: 0, y: 1))
        #expect(first != second)
        second.setContentOffset(CGPoint(x: 0, y: 1))
        #expect(first == second)
        #expect(first.contentOffset() == CGPoint(x: 0, y: 1))
        #expect(first.orthogonalOffset(inSection: "a") == nil)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func anyStateIsTaken(_ offset: CGFloat) throws {
        var state = SceneState()
        state.setContentOffset(CGPoint(x: offset, y: offset))
        state.setOrthogonalOffset(offset, inSection: "all")
        let renderer = ImageRenderer(Self.plain([1]), width: 100, height: 20)
        renderer.sceneState = state
        #expect(try renderer.displayList().size == CGSize(width: 100, height: 20))
    }
}
