import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// The renderer beyond the shelf.
@Suite struct InteractiveRendererTests {
    /// A column of rows that scroll horizontally, each a collection in a cell.
    private static func nested(_ rows: Int = 6, _ columns: Int = 6) -> some View {
        CollectionView(
            rows: [CollectionRow(section: "all", items: Array(0..<rows))],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(1, height: 60) },
            cell: { _, row in
                CollectionView(
                    rows: [CollectionRow(section: "row", items: Array(0..<columns))],
                    sectionLayoutProvider: { _, _ in
                        let section = SampleLayouts.shelf(width: 60, height: 60)
                        section.contentInsets = .zero
                        section.interGroupSpacing = 0
                        return section
                    },
                    cell: { _, column in Button("\(row) \(column)") {}.frame(width: 60, height: 60) })
            })
    }

    @Test func theFocusGoesThroughNestedCollectionsAndScrollsBoth() throws {
        let renderer = ShelfOfButtons.renderer(Self.nested(), width: 150, height: 100)
        #expect(try renderer.focusedName() == "0/c 0/0/c 0")
        try renderer.run("right*3 down*3")
        #expect(try renderer.focusedName() == "0/c 3/0/c 1")
        let frame = try #require(try renderer.focusedTarget()?.frame)
        #expect(CGRect(x: 0, y: 0, width: 150, height: 100).contains(frame))
        #expect(renderer.sceneState?.contentOffset() == CGPoint(x: 0, y: 140))
        try renderer.run("up*3")
        // The row was scrolled before it left the visible area; when it returns, it still is.
        #expect(
            renderer.sceneState?.orthogonalOffset(inSection: "row", of: .root.collection(in: .cell(0))) == 90)
        renderer.focus(.init(in: .cell(5), of: .root.collection(in: .cell(5))))
        #expect(try renderer.focusedName() == "0/c 5/0/c 5")
    }

    @Test func rightToLeftRowsScrollToTheOtherSide() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([8, 8])))
        renderer.layoutDirection = .rightToLeft
        #expect(try renderer.focusedTarget()?.frame == CGRect(x: 290, y: 30, width: 100, height: 50))
        #expect(try !renderer.send(.right))
        let path = try renderer.run("left*4 tab backTab down")
        #expect(
            path.targets.map { $0?.id.description ?? "-" }
                == ["c 0, 0", "c 0, 1", "c 0, 2", "c 0, 3", "c 0, 4", "c 0, 5", "c 0, 4", "c 1, 1"])
        #expect(renderer.sceneState?.orthogonalOffset(inSection: "row 0") == 320)
    }

    @Test func movingUpShowsTheHeader() throws {
        let renderer = ShelfOfButtons.renderer(
            ShelfOfButtons.view(ShelfOfButtons.rows(Array(repeating: 2, count: 9))), height: 200)
        try renderer.run("down*8")
        #expect(renderer.sceneState?.contentOffset() == CGPoint(x: 0, y: 610))
        try renderer.run("up*8")
        #expect(renderer.sceneState?.contentOffset() == .zero)
        #expect(try !renderer.send(.up))
    }

    @Test func aStateOfTheViewsAroundFollowsTheFocusInCells() throws {
        struct Screen: View {
            @FocusState var focus: String?
            let rows: [CollectionRow<String, String>]
            var body: some View {
                VStack(spacing: 0) {
                    Text("at \(focus ?? "nothing")").frame(height: 20)
                    CollectionView(
                        rows: rows, sectionLayoutProvider: { _, _ in ShelfOfButtons.section() },
                        cell: { _, item in
                            Button(item) { focus = "0, 0" }.focused($focus, equals: item)
                        })
                }
            }
        }
        let renderer = ShelfOfButtons.renderer(Screen(rows: ShelfOfButtons.rows([3, 3])))
        #expect(try renderer.displayList().texts.first == "at 0, 0")
        try renderer.run("right down")
        #expect(try renderer.displayList().texts.first == "at 1, 1")
        // The action moves the focus back.
        try renderer.run("select")
        #expect(try renderer.focusedName() == "c 0, 0")
        #expect(try renderer.displayList().texts.first == "at 0, 0")
    }

    @Test func viewsOutsideOfCollectionsHaveTheFocusToo() throws {
        struct Bar: View {
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        ForEach(0..<3) { number in Button("\(number)") { count += number }.frame(width: 40, height: 20)
                        }
                    }
                    Toggle("sum \(count)", isOn: .constant(true)).frame(height: 40)
                }
            }
        }
        let renderer = ShelfOfButtons.renderer(Bar(), width: 120, height: 60)
        renderer.userInterfaceIdiom = .pad
        #expect(try renderer.focusedName() == nil)
        let path = try renderer.run("right right select right select down")
        #expect(
            path.description == """
                start -
                right view 0
                right view 1
                select view 1
                right view 2
                select view 2
                down view 3

                """)
        #expect(try renderer.displayList().texts.contains("sum 3"))
    }

    @Test func whatIsBarredFromTheFocusLeavesItWhereItCanBe() throws {
        let shelf = ShelfOfButtons.view(ShelfOfButtons.rows([2]))
        let renderer = ShelfOfButtons.renderer(
            shelf.overlay { Button("note") {}.buttonStyle(.bordered).focusable(false) })
        #expect(try renderer.focusTargets().map(\.id.description) == ["c 0, 0", "c 0, 1"])
    }

    @Test func hostedContentHasTargetsOfItsOwn() throws {
        let contents = (0..<2).map { number in HostedContent { Button("hosted \(number)") {} } }
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [0, 1])],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(2, height: 60) },
            cell: { _, index in
                VStack {
                    Button("own") {}
                    HostedContentView(contents[index])
                }
            })
        let renderer = ShelfOfButtons.renderer(view)
        #expect(
            try renderer.focusTargets().map(\.id.description) == ["c 0", "c 1", "c 0/hosted 0", "c 1/hosted 0"])
        #expect(Set(try renderer.focusTargets().map(\.id)).count == 4)
    }

    @Test func aStillPictureIsToldWhereTheFocusIs() throws {
        let view = ShelfOfButtons.view(ShelfOfButtons.rows([3]))
        let still = ImageRenderer(view, width: 400, height: 300)
        var state = SceneState()
        state.focus = .init(in: .cell("0, 1"))
        state.focusHeading = .right
        still.sceneState = state
        let list = try still.displayList()
        #expect(list.shadowRadii(in: "cell-0-1") == [24])
        #expect(list.shadowRadii(in: "cell-0-0") == [])
        let renderer = ShelfOfButtons.renderer(view)
        try renderer.send(.right)
        #expect(try renderer.displayList() == list)
        // The states before and after a move belong to one scene.
        let before = renderer.sceneState
        try renderer.send(.right)
        #expect(renderer.sceneState != before)
        renderer.sceneState = before
        #expect(try renderer.displayList() == list)
    }

    @Test func aPersonScrollsWhatHasTheFocusOutOfSight() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows(Array(repeating: 2, count: 9))))
        _ = try renderer.displayList()
        renderer.sceneState?.setContentOffset(CGPoint(x: 0, y: 450))
        #expect(try renderer.focusedTarget() == nil)
        #expect(renderer.sceneState?.focus == .init(in: .cell("0, 0")))
        #expect(try renderer.displayList().frame(of: "cell-5-0")?.minY == 30)
        #expect(try renderer.send(.down))
        #expect(try renderer.focusedName() == "c 5, 0")
    }

    @Test func theWayIsDrawnAboveThePicture() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([8, 8])))
        let plain = try renderer.displayList()
        renderer.showsFocusPath = true
        #expect(try renderer.displayList() == plain)
        try renderer.run("right down select left left")
        let list = try renderer.displayList()
        let place = try #require(list.nodes.firstIndex { $0.name == "focus-path" })
        let figure = list.drawings.filter { list.path(of: $0.node).hasPrefix("focus-path") }
        #expect(list.nodes[place].frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(figure.count > 10)
        let numbers = list.drawings.compactMap { item -> String? in
            guard case .glyphs(let run, _, _) = item.command, list.path(of: item.node).hasPrefix("focus-path") else {
                return nil
            }
            return run.text
        }
        // The last key had no effect; the pressed controls follow the arrows.
        #expect(numbers == ["1", "2", "4", "3"])
        try renderer.restartFocusPath()
        #expect(renderer.focusPath.steps.isEmpty)
        #expect(renderer.focusPath.start?.id == .init(in: .cell("1, 0")))
    }

    @Test(arguments: [CGFloat.infinity, 1e300, 1e20, .nan, 0])
    func targetsBeyondAllMeasureAreLeftOut(_ scale: CGFloat) throws {
        let renderer = ShelfOfButtons.renderer(
            HStack {
                Button("near") {}
                Button("far") {}.scaleEffect(scale).offset(x: scale)
            })
        renderer.showsFocusPath = true
        try renderer.run("right*2 select tab")
        #expect(try renderer.focusTargets().first?.id.number == 0)
        #expect(try renderer.focusDescription().contains("view 0 "))
        #expect(try !renderer.pngData().isEmpty)
    }

    @MainActor
    @Test func layoutsAreToldOfTheDevice() throws {
        var idioms: [UIUserInterfaceIdiom] = []
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [1])],
            sectionLayoutProvider: { _, environment in
                idioms.append(environment.traitCollection.userInterfaceIdiom)
                return SampleLayouts.columns(1)
            }, cell: { _, _ in Button("a") {} })
        let renderer = ShelfOfButtons.renderer(view)
        for idiom in [UIUserInterfaceIdiom.tv, .phone, .pad, .mac] {
            renderer.userInterfaceIdiom = idiom
            idioms = []
            #expect(try renderer.focusTargets().count == (idiom == .phone ? 0 : 1))
            #expect(Set(idioms) == [idiom])
        }
    }

    @Test func emptyScenesTakeAllKeys() throws {
        let renderer = ShelfOfButtons.renderer(Text("nothing here"))
        #expect(try renderer.run("up down left right tab backTab select").description.contains("start -\nup stays\n"))
        #expect(try renderer.focusDescription() == "targets 0\n")
        #expect(try !renderer.press())
        renderer.proposedSize = ProposedViewSize(width: 0, height: 0)
        #expect(try !renderer.send(.right))
        #expect(throws: RenderError.invalidSize(width: 0, height: 0)) { try renderer.pngData() }
    }

    @Test func aMoveOnAShelfOfEightHundredBuildsWhatIsNear() throws {
        var built = 0
        let view = CollectionView(
            rows: ShelfOfButtons.rows(Array(repeating: 20, count: 40)),
            sectionLayoutProvider: { _, _ in SampleLayouts.shelf() },
            cell: { _, item in
                let _ = built += 1
                Button(item) {}
            })
        let renderer = ShelfOfButtons.renderer(view, width: 1920, height: 1080)
        _ = try renderer.displayList()
        // Six columns and five rows are visible, and twice as many are searched.
        for (key, limit) in [(FocusKey.right, 120), (.down, 120), (.tab, 130), (.select, 120)] {
            built = 0
            #expect(try renderer.send(key))
            #expect((1...limit).contains(built), "\(key) \(built)")
        }
    }
}
