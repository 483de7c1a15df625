import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// The focus on the shelf.
@Suite struct FocusCapabilityTests {
    private let rows = ShelfOfButtons.rows([8, 8, 8, 8])

    @Test("A8 the buttons inside cells are focusable, the cells are not") func a8() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([2, 3])))
        let names = try renderer.focusTargets().map(\.id.description)
        #expect(names == ["c 0, 0", "c 0, 1", "c 1, 0", "c 1, 1", "c 1, 2"])
        let plain = CollectionView(
            rows: rows, sectionLayoutProvider: { _, _ in ShelfOfButtons.section() }, cell: { _, item in Text(item) })
        #expect(try ShelfOfButtons.renderer(plain).focusTargets().isEmpty)
        let twice = CollectionView(
            rows: ShelfOfButtons.rows([2]), sectionLayoutProvider: { _, _ in ShelfOfButtons.section() },
            cell: { _, item in
                HStack {
                    Button("a") {}
                    Button("b") {}
                    Button("off") {}.disabled(true)
                    Button("barred") {}.focusable(false)
                }
            })
        #expect(
            try ShelfOfButtons.renderer(twice).focusTargets().map(\.id.description)
                == ["c 0, 0", "c 0, 0 #1", "c 0, 1", "c 0, 1 #1"])
    }

    @Test("A9 the focused card is scaled about its centre, with a shadow, above its neighbours") func a9() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows))
        try renderer.run("right down")
        let list = try renderer.displayList()
        #expect(try renderer.focusedName() == "c 1, 1")
        // It is drawn after all other cells.
        let cells = list.nodes.filter { $0.name.hasPrefix("cell-") }
        #expect(cells.last?.name == "cell-1-1")
        let frame = try #require(list.frame(of: "cell-1-1"))
        #expect(frame == CGRect(x: 130, y: 120, width: 100, height: 50))
        let transforms = list.transforms(in: "cell-1-1")
        #expect(transforms.count == 1)
        let drawn = frame.applying(try #require(transforms.first))
        #expect(abs(drawn.midX - frame.midX) + abs(drawn.midY - frame.midY) < 1e-9)
        #expect(abs(drawn.width - 110) + abs(drawn.height - 55) < 1e-9)
        #expect(list.transforms(in: "cell-1-0") == [.identity])
        #expect(list.shadowRadii(in: "cell-1-1") == [24])
        #expect(list.shadowRadii(in: "cell-1-0") == [])
        let lines = try renderer.frameDescription().split(separator: "\n")
        #expect(lines.filter { $0.hasSuffix("focused") } == ["c 1.1 130 120 100 50 z2 focused"])
    }

    @Test("A9 the shadow darkens the area around the focused card") func a9Pixels() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows))
        renderer.background = .white
        let focused = try renderer.bitmap()
        renderer.userInterfaceIdiom = .phone
        let plain = try renderer.bitmap()
        // Below the card, in the gap to its right, and at the near edge of its neighbour.
        for (x, y) in [(60, 92), (120, 60), (132, 60)] {
            #expect(focused[x, y].luminance < plain[x, y].luminance - 0.005, "\(x) \(y)")
        }
        #expect(focused[390, 290] == plain[390, 290])
        // The card extends beyond the bounds of its cell, which does not clip it.
        #expect(plain[112, 55] == ResolvedColor(hex: 0xffffff))
        #expect(focused[112, 55].blue > 0.9 && focused[112, 55].red < 0.2)
    }

    @Test("A10 the pressed card is no longer raised, as its style says") func a10() throws {
        var pressed: [String] = []
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows) { pressed.append($0) })
        let raised = try renderer.displayList()
        #expect(try renderer.press())
        let down = try renderer.displayList()
        #expect(raised.shadowRadii(in: "cell-0-0") == [24])
        #expect(down.shadowRadii(in: "cell-0-0") == [12])
        #expect(down.transforms(in: "cell-0-0").map(\.a) == [1.05])
        #expect(pressed == [])
        #expect(try renderer.release())
        #expect(pressed == ["0, 0"])
        #expect(try renderer.displayList() == raised)
        #expect(try renderer.send(.select))
        #expect(pressed == ["0, 0", "0, 0"])
        #expect(try renderer.release() == false)
    }

    @Test("A10 the effect of a button is visible in the next image") func a10State() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("count \(count)")
                    CollectionView(
                        rows: [CollectionRow(section: 0, items: [1, 10])],
                        sectionLayoutProvider: { _, _ in SampleLayouts.columns(2) },
                        cell: { _, step in StepButton(step: step, count: $count) })
                }
            }
        }
        struct StepButton: View {
            let step: Int
            @Binding var count: Int
            @State private var presses = 0
            var body: some View {
                Button("add \(step) \(presses)") {
                    count += step
                    presses += 1
                }
            }
        }
        let renderer = ShelfOfButtons.renderer(Counter())
        try renderer.run("select right select*2")
        #expect(try renderer.displayList().texts == ["count 21", "add 1 1", "add 10 2"])
    }

    @Test("A11 the focus follows the item across data changes, and is scrolled into view") func a11() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows), height: 200)
        renderer.focus(.init(in: .cell("1, 3")))
        // Its row scrolls into view with the space below it, and the item with the space after it.
        #expect(try renderer.focusedTarget()?.frame == CGRect(x: 290, y: 120, width: 100, height: 50))
        #expect(renderer.sceneState?.orthogonalOffset(inSection: "row 1") == 80)
        let before = renderer.sceneState
        // The item moves to the end of the row that is now the third.
        var shuffled = rows
        shuffled[1].items.remove(at: 3)
        shuffled[3].items.append("1, 3")
        renderer.content = ShelfOfButtons.view(shuffled[1...] + [shuffled[0]])
        #expect(try renderer.focusedName() == "c 1, 3")
        #expect(renderer.sceneState?.focus == before?.focus)
        let frame = try #require(try renderer.focusedTarget()?.frame)
        #expect(frame == CGRect(x: 290, y: 140, width: 100, height: 50))
        #expect(try renderer.displayList().frame(of: "cell-2-8") == frame)
        let lines = try renderer.frameDescription().split(separator: "\n").filter { $0.hasSuffix(" focused") }
        #expect(lines.count == 1 && lines.first?.hasPrefix("c 2.8 ") == true)
        #expect(renderer.sceneState?.orthogonalOffset(inSection: "row 3") == 680)
        #expect(renderer.sceneState?.contentOffset() == CGPoint(x: 0, y: 70))
    }

    @Test("A12 if the focused item is deleted, the nearest remaining one gets the focus") func a12() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows))
        try renderer.run("right right down")
        #expect(try renderer.focusedName() == "c 1, 2")
        var changed = rows
        changed[1].items.removeAll { $0 == "1, 2" }
        renderer.content = ShelfOfButtons.view(changed)
        // Its right neighbour has taken its place.
        #expect(try renderer.focusedName() == "c 1, 3")
        changed[1].items.removeAll()
        renderer.content = ShelfOfButtons.view(changed)
        // The row below has moved up into its place.
        #expect(try renderer.focusedName() == "c 2, 2")
        renderer.content = ShelfOfButtons.view([])
        #expect(try renderer.focusedName() == nil)
        renderer.content = ShelfOfButtons.view(rows)
        #expect(try renderer.focusedName() == "c 0, 0")
    }

    @Test("A13 a phone has no focus, and keeps its scroll offset") func a13() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows(Array(repeating: 8, count: 12))))
        renderer.userInterfaceIdiom = .phone
        renderer.sceneState?.setContentOffset(CGPoint(x: 0, y: 333))
        renderer.sceneState?.focus = .init(in: .cell("11, 7"))
        let before = try renderer.displayList()
        #expect(before.frame(of: "cell-3-0")?.minY == -33)
        #expect(try renderer.run("down right select tab").steps.allSatisfy { !$0.hasEffect && $0.target == nil })
        renderer.content = ShelfOfButtons.view(ShelfOfButtons.rows(Array(repeating: 8, count: 12).reversed()))
        #expect(try renderer.displayList() == before)
        var rows = ShelfOfButtons.rows(Array(repeating: 8, count: 12))
        rows[0].items.reverse()
        renderer.content = ShelfOfButtons.view(rows)
        #expect(renderer.sceneState?.contentOffset() == CGPoint(x: 0, y: 333))
        #expect(try renderer.displayList().frame(of: "cell-3-0")?.minY == -33)
        #expect(try renderer.focusTargets().isEmpty)
    }

    @Test("A14 the data is applied once for fifty focus moves") func a14() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows))
        #expect(renderer.dataApplyCount() == 0)
        for move in 0..<50 { try renderer.send(move % 8 < 4 ? .right : .left) }
        #expect(renderer.dataApplyCount() == 1)
    }

    @Test("A15 equal rows are applied once, different rows once more") func a15() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows))
        _ = try renderer.displayList()
        renderer.content = ShelfOfButtons.view(rows)
        _ = try renderer.displayList()
        #expect(renderer.dataApplyCount() == 1)
        renderer.content = ShelfOfButtons.view(ShelfOfButtons.rows([8, 8, 8, 9]))
        _ = try renderer.displayList()
        #expect(renderer.dataApplyCount() == 2)
    }

    @Test("A23 moving down from a long row to a short one lands on its last item") func a23() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([20, 2, 20])))
        let path = try renderer.run("right*12 down down up")
        #expect(
            path.description == """
                start c 0, 0
                \((1...12).map { "right c 0, \($0)\n" }.joined())down c 1, 1
                down c 2, 1
                up c 1, 1

                """)
    }

    @Test("A23 rows that remember their focus return it to the same item") func a23Remembered() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([20, 2, 20])))
        renderer.remembersFocus = true
        try renderer.run("right*12 down left up down")
        #expect(
            renderer.focusPath.targets.suffix(4).map { $0?.id.description } == [
                "c 1, 1", "c 1, 0", "c 0, 12", "c 1, 0",
            ])
    }

    @Test("A24 arrows and tabs use one engine, in a list of keys") func a24() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([9, 2, 3])))
        renderer.userInterfaceIdiom = .mac
        #expect(try renderer.focusedName() == nil)
        try renderer.run("tab")
        #expect(try renderer.focusedName() == "c 0, 0")
        let path = try renderer.run("tab*8 tab tab tab backTab*3 down backtab up")
        #expect(
            path.targets.suffix(10).map { $0?.id.description ?? "-" }
                == ["c 0, 8", "c 1, 0", "c 1, 1", "c 2, 0", "c 1, 1", "c 1, 0", "c 0, 8", "c 1, 1", "c 1, 0", "c 0, 6"])
    }
}

extension DisplayList {
    /// The transforms of a node's items, without those of other nodes.
    func transforms(in name: String) -> [CGAffineTransform] {
        effects(in: name).compactMap { if case .transform(let map) = $0 { map } else { nil } }
    }

    /// The shadow radii of a node's items.
    func shadowRadii(in name: String) -> [CGFloat] {
        effects(in: name).compactMap { if case .shadow(_, let radius, _) = $0 { radius } else { nil } }
    }

    private func effects(in name: String) -> [DisplayList.Effect] {
        func collect(_ items: DisplayList.Items) -> [DisplayList.Effect] {
            items.flatMap { item -> [DisplayList.Effect] in
                guard case .group(let effect, let inner) = item.command else { return [] }
                let isInside = path(of: item.node).split(separator: "/").contains { $0 == name }
                return (isInside ? [effect] : []) + collect(inner)
            }
        }
        return collect(items)
    }
}

extension ResolvedColor {
    var luminance: Float { 0.3 * red + 0.6 * green + 0.1 * blue }
}
