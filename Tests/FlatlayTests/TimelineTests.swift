import Flatlay
import Foundation
import RenderingTestSupport
import TestSupport
import Testing

/// The transition between two images of a scene.
@Suite struct TimelineTests {
    /// Items whose cells show their names on a colour, three in a row, below a header.
    struct Shelf: View {
        var items: [String]
        var columns = 3
        var title = "title"
        var height: CGFloat = 20

        var body: some View {
            VStack(spacing: 0) {
                Text(title)
                CollectionView(
                    rows: items.isEmpty ? [] : [CollectionRow(section: 0, items: items)],
                    sectionLayoutProvider: { _, _ in
                        let section = SampleLayouts.columns(columns, height: height)
                        section.boundarySupplementaryItems = [SampleLayouts.header(height: .absolute(20))]
                        return section
                    },
                    cell: { _, item in Text(item).frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
                    },
                    supplementaryView: { _, _ in Text("head") })
            }
        }
    }

    private func renderer(_ shelf: Shelf, width: CGFloat = 300, height: CGFloat = 100) -> ImageRenderer<Shelf> {
        let renderer = ImageRenderer(shelf, width: width, height: height)
        renderer.background = .white
        return renderer
    }

    /// The position of a text at a time; nil if it is not drawn.
    private func place(of text: String, in list: DisplayList) -> CGPoint? {
        for item in list.drawings {
            if case .glyphs(let run, let origin, _) = item.command, run.text == text { return origin }
        }
        return nil
    }

    /// The opacity of a text.
    private func opacity(of text: String, in list: DisplayList) -> CGFloat? {
        func find(_ items: DisplayList.Items, _ opacity: CGFloat) -> CGFloat? {
            for item in items {
                switch item.command {
                case .glyphs(let run, _, _) where run.text == text: return opacity
                case .group(.opacity(let value), let inner):
                    if let found = find(inner, opacity * value) { return found }
                case .group(_, let inner):
                    if let found = find(inner, opacity) { return found }
                default: break
                }
            }
            return nil
        }
        return find(list.items, 1)
    }

    private func bitmap(_ list: DisplayList, scale: CGFloat = 1) throws -> RenderedBitmap {
        try PNGRenderer(options: PNGOptions(scale: scale)).bitmap(for: list)
    }

    @Test("remaining items move along straight lines, slower at both ends, and keep their content")
    func moves() throws {
        let timeline = try renderer(Shelf(items: ["a", "b", "c", "d"])).timeline(
            to: Shelf(items: ["d", "c", "b", "a"]))
        #expect(timeline.duration == 0.3)
        let places = try stride(from: 0.0, through: 0.3, by: 0.03).map { time in
            try #require(place(of: "a", in: timeline.displayList(at: time)))
        }
        // From the first position of the first row to the first of the second.
        #expect(places.first == CGPoint(x: 45, y: 56) && places.last == CGPoint(x: 45, y: 76))
        #expect(places.allSatisfy { $0.x == 45 })
        #expect(abs(places[5].y - 66) < 1e-9)
        #expect(places[1].y - places[0].y < places[5].y - places[4].y)
        for time in [0.0, 0.1, 0.2, 0.3] { #expect(opacity(of: "a", in: timeline.displayList(at: time)) == 1) }
        // d moves from the second row to the first position: both coordinates are at the same fraction.
        let d = try [0, 0.15, 0.3].map { time in
            try #require(place(of: "d", in: timeline.displayList(at: time)))
        }
        #expect(d.first == CGPoint(x: 45, y: 76) && d.last == CGPoint(x: 45, y: 56))
    }

    @Test("new items fade in at their position, removed ones fade out at theirs")
    func insertAndDelete() throws {
        let timeline = try renderer(Shelf(items: ["a", "b"])).timeline(to: Shelf(items: ["a", "c"]))
        func opacities(of text: String) -> [CGFloat?] {
            [0, 0.15, 0.3].map { opacity(of: text, in: timeline.displayList(at: $0)) }
        }
        #expect(opacities(of: "a") == [1, 1, 1])
        #expect(opacities(of: "b") == [1, 0.5, nil])
        #expect(opacities(of: "c") == [nil, 0.5, 1])
        #expect(place(of: "b", in: timeline.displayList(at: 0.1)) == CGPoint(x: 145, y: 56))
        #expect(place(of: "c", in: timeline.displayList(at: 0.1)) == CGPoint(x: 145, y: 56))
    }

    @Test("items enter from their position outside the visible area, or leave to it, clipped at the edge")
    func comingIntoSight() throws {
        let names = (0..<30).map { "i\($0)" }
        let moved = [names[29]] + names.dropLast()
        let timeline = try renderer(Shelf(items: names)).timeline(to: Shelf(items: moved))
        // The last item was in the tenth row, 9 rows below the first one.
        #expect(opacity(of: "i29", in: timeline.displayList(at: 0.2)) == 1)
        let start = try #require(place(of: "i29", in: timeline.displayList(at: 0)))
        #expect(abs(start.y - (56 + 180)) < 1e-6)
        let (before, after) = (
            try renderer(Shelf(items: names)).displayList(), try renderer(Shelf(items: moved)).displayList()
        )
        #expect(try bitmap(timeline.displayList(at: 0)) == bitmap(before))
        #expect(try bitmap(timeline.displayList(at: 0.3)) == bitmap(after))
    }

    @Test("an item that changes its size is laid out again at each moment")
    func resize() throws {
        let timeline = try renderer(Shelf(items: ["a", "b"], columns: 2)).timeline(
            to: Shelf(items: ["a", "b"], columns: 1))
        func width(at time: TimeInterval) throws -> CGFloat? {
            timeline.displayList(at: time).drawings.compactMap { item -> CGFloat? in
                if case .fill(.rectangle(let rect), .color, _) = item.command, rect.height == 20 {
                    rect.width
                } else {
                    nil
                }
            }.first
        }
        #expect(try width(at: 0) == 150)
        #expect(try width(at: 0.3) == 300)
        let middle = try #require(try width(at: 0.15))
        #expect(middle > 200 && middle < 250)
        // The text stays in the middle of its cell.
        let x = try #require(place(of: "a", in: timeline.displayList(at: 0.15))).x
        #expect(abs(x - (middle / 2 - 5)) < 1.01)
    }

    @Test("content offsets move all elements, including headers")
    func scroll() throws {
        let renderer = renderer(Shelf(items: (0..<30).map { "i\($0)" }))
        let timeline = try renderer.timeline {
            var state = SceneState()
            state.setContentOffset(CGPoint(x: 0, y: 40), of: .root)
            renderer.sceneState = state
        }
        let first = try #require(place(of: "i6", in: timeline.displayList(at: 0)))
        let middle = try #require(place(of: "i6", in: timeline.displayList(at: 0.15)))
        let last = try #require(place(of: "i6", in: timeline.displayList(at: 0.3)))
        #expect(abs(first.y - last.y - 40) < 1e-9 && abs(middle.y - (first.y + last.y) / 2) < 1e-9)
        let head = try #require(place(of: "head", in: timeline.displayList(at: 0.15)))
        #expect(abs(head.y - (36 - 20)) < 1e-9)
    }

    @Test("A19 the first data is shown at once, later data is animated")
    func a19() throws {
        let first = Shelf(items: ["a", "b"])
        let settled = try renderer(first).displayList()
        #expect(try SceneTimeline(renderer(first).moment()).displayList(at: 0) == settled)
        let renderer = renderer(Shelf(items: []))
        let loading = try renderer.timeline(to: first)
        #expect(try bitmap(loading.displayList(at: 0)) == bitmap(settled))
        let later = try renderer.timeline(to: Shelf(items: ["b", "a"]))
        #expect(try bitmap(later.displayList(at: 0)) == bitmap(settled))
        #expect(try bitmap(later.displayList(at: 0.15)) != bitmap(settled))
    }

    @Test("around collections, equal views stand still, moved ones move, others dissolve")
    func surroundings() throws {
        let timeline = try renderer(Shelf(items: ["a"])).timeline(to: Shelf(items: ["a"], title: "other"))
        #expect(opacity(of: "title", in: timeline.displayList(at: 0)) == 1)
        #expect(try #require(opacity(of: "title", in: timeline.displayList(at: 0.1))) < 1)
        #expect(opacity(of: "other", in: timeline.displayList(at: 0.3)) == 1)
        #expect(opacity(of: "title", in: timeline.displayList(at: 0.3)) == nil)
        #expect(opacity(of: "a", in: timeline.displayList(at: 0.1)) == 1)
    }

    @Test("cards change with the focus: one grows and gets its shadow while the other one shrinks")
    func focus() throws {
        struct Card: View {
            var isFocused: Bool
            var body: some View {
                Color.blue.frame(width: 40, height: 40)
                    .scaleEffect(isFocused ? 1.5 : 1).shadow(color: .black.opacity(isFocused ? 0.4 : 0), radius: 10)
            }
        }
        struct Row: View {
            var focused: Int
            var body: some View {
                CollectionView(
                    rows: [CollectionRow(section: 0, items: [0, 1, 2])],
                    sectionLayoutProvider: { _, _ in SampleLayouts.columns(3, height: 100) },
                    cell: { _, item in Card(isFocused: item == focused) })
            }
        }
        let renderer = ImageRenderer(Row(focused: 0), width: 300, height: 100)
        let before = try renderer.displayList()
        let timeline = try renderer.timeline(to: Row(focused: 2))
        let after = try renderer.displayList()
        func scales(at time: TimeInterval) -> [CGFloat] {
            func find(_ items: DisplayList.Items) -> [CGFloat] {
                items.flatMap { item -> [CGFloat] in
                    guard case .group(let effect, let inner) = item.command else { return [] }
                    if case .transform(let map) = effect, map.a != 1 { return [map.a] }
                    return find(inner)
                }
            }
            return find(timeline.displayList(at: time).items)
        }
        #expect(scales(at: 0) == [1.5] && scales(at: 0.3) == [1.5])
        let middle = scales(at: 0.1)
        #expect(middle.count == 2 && abs(middle[0] + middle[1] - 2.5) < 1e-9 && middle[0] < 1.5 && middle[0] > 1)
        #expect(try bitmap(timeline.displayList(at: 0)) == bitmap(before))
        #expect(try bitmap(timeline.displayList(at: 0.3)) == bitmap(after))
        #expect(timeline.duration == SceneTimeline.Timing.focus.duration)
    }

    @Test("A9 keys move the focus from card to card, and the animation raises one while it lowers the other")
    func keys() throws {
        struct Cards: View {
            var items = ["a", "b", "c", "d", "e", "f"]
            var body: some View {
                CollectionView(
                    rows: [CollectionRow(section: 0, items: items)],
                    sectionLayoutProvider: { _, _ in SampleLayouts.shelf(width: 100, height: 60) },
                    cell: { _, item in
                        Button {
                        } label: {
                            Text(item).frame(width: 100, height: 60).background(.blue)
                        }
                        .buttonStyle(.card)
                    })
            }
        }
        let renderer = InteractiveRenderer(content: Cards())
        renderer.proposedSize = ProposedViewSize(width: 320, height: 120)
        renderer.textShaper = GridTextShaper()
        let before = try renderer.displayList()
        let timeline = try renderer.timeline { try renderer.send(.right) }
        #expect(try bitmap(timeline.displayList(at: 0)) == bitmap(before))
        #expect(try bitmap(timeline.displayList(at: timeline.duration)) == bitmap(renderer.displayList()))
        let middle = try bitmap(timeline.displayList(at: timeline.duration / 2))
        #expect(try middle != bitmap(before) && middle != bitmap(renderer.displayList()))
        // Both cards are in transition: their sizes are neither those of the start nor those of the end.
        func scales(_ items: DisplayList.Items) -> [CGFloat] {
            items.flatMap { item -> [CGFloat] in
                guard case .group(let effect, let inner) = item.command else { return [] }
                if case .transform(let map) = effect, map.a != 1 { return [map.a] }
                return scales(inner)
            }
        }
        let lifted = try #require(scales(before.items).first)
        #expect(scales(before.items).count == 1)
        let between = scales(timeline.displayList(at: 0.1).items)
        #expect(between.count == 2 && between.allSatisfy { $0 > 1 && $0 < lifted })
        // Next, to an invisible card: the section scrolls, and all cards move with it.
        let animation = try renderer.animation(pause: 0.5, Array(repeating: { try renderer.send(.right) }, count: 3))
        #expect(abs(animation.duration - 2.9) < 1e-9)
        #expect(try bitmap(animation.displayList(at: animation.duration)) == bitmap(renderer.displayList()))
        #expect(animation.displayList(at: animation.duration).texts.contains("e"))
        // The same as a script, from the start.
        let other = InteractiveRenderer(content: Cards())
        other.proposedSize = ProposedViewSize(width: 320, height: 120)
        other.textShaper = GridTextShaper()
        let script = try other.animation(of: "right right right right")
        #expect(abs(script.duration - (0.5 + 4 * 0.8)) < 1e-9)
        #expect(try bitmap(script.displayList(at: script.duration)) == bitmap(renderer.displayList()))
    }

    @Test("an animation of several changes shows what the single ones show, and stores static content once")
    func merging() throws {
        let renderer = renderer(Shelf(items: (0..<9).map { "i\($0)" }), height: 140)
        var timelines: [AnimatedDisplayList] = []
        let orders = [[0, 1, 2, 5, 4, 3, 8], [0, 1, 2, 8, 9, 3], [0, 1, 2, 8, 9, 3, 4, 10, 11]]
        for order in orders {
            timelines.append(try renderer.timeline(to: Shelf(items: order.map { "i\($0)" })).animation.paused(for: 0.1))
        }
        timelines[0] = timelines[0].delayed(by: 0.2)
        let whole = timelines.dropFirst().reduce(timelines[0]) { $0.followed(by: $1) }
        func drawings(of text: String, _ layers: [AnimatedDisplayList.Layer]) -> Int {
            layers.map { layer in
                let own = layer.drawings.filter { drawing in
                    DisplayList(size: .zero, nodes: [], items: drawing.items).texts.contains(text)
                }
                return own.count + drawings(of: text, layer.sublayers)
            }.reduce(0, +)
        }
        #expect(drawings(of: "i0", whole.layers) == 1)
        #expect(drawings(of: "title", whole.layers) == 1)
        #expect(drawings(of: "i8", whole.layers) == 1)
        var start = 0.0
        for timeline in timelines {
            for part in [0, 0.3, 0.5, 0.8, 0.99] {
                let time = timeline.duration * part
                #expect(
                    try bitmap(whole.displayList(at: start + time)) == bitmap(timeline.displayList(at: time)),
                    "at \(start + time)")
            }
            start += timeline.duration
        }
        #expect(try bitmap(whole.displayList(at: whole.duration)) == bitmap(renderer.displayList()))
        #expect(!whole.description.contains("nan"))
    }

    @Test("A10 a pressed card is lowered, and raised when it is released")
    func pressed() throws {
        let renderer = InteractiveRenderer(content: Button("a") {}.buttonStyle(.card))
        renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
        renderer.textShaper = GridTextShaper()
        let before = try renderer.displayList()
        let animation = try renderer.animation(of: "select", pause: 1)
        func scale(at time: TimeInterval) -> CGFloat {
            func find(_ items: DisplayList.Items) -> CGFloat? {
                for item in items {
                    guard case .group(let effect, let inner) = item.command else { continue }
                    if case .transform(let map) = effect { return map.a }
                    if let found = find(inner) { return found }
                }
                return nil
            }
            return find(animation.displayList(at: time).items) ?? 1
        }
        #expect(scale(at: 0.5) == 1.1 && scale(at: 1.8) == 1.05 && scale(at: 3) == 1.1)
        for time in [1.1, 2.4] { #expect(scale(at: time) > 1.05 && scale(at: time) < 1.1) }
        #expect(try bitmap(animation.displayList(at: animation.duration)) == bitmap(before))
    }

    @Test("C10 a notification fades in and out over a quarter of a second; another one replaces it at once")
    func overlays() throws {
        func shelf(_ message: String?) -> some View {
            Color.white.overlayContent(for: String.self) { Text($0) }.notification(.constant(message))
        }
        let renderer = ImageRenderer(shelf(nil), width: 300, height: 300)
        let coming = try renderer.timeline(to: shelf("hello"))
        #expect(coming.duration == 0.25)
        #expect([0, 0.125, 0.25].map { opacity(of: "hello", in: coming.displayList(at: $0)) } == [nil, 0.5, 1])
        let replaced = try renderer.timeline(to: shelf("again"))
        #expect(replaced.displayList(at: 0).texts == ["hello"])
        #expect(replaced.displayList(at: 0.01).texts == ["again"])
        #expect(opacity(of: "again", in: replaced.displayList(at: 0.01)) == 1)
        let going = try renderer.timeline(to: shelf(nil))
        #expect([0, 0.125, 0.25].map { opacity(of: "again", in: going.displayList(at: $0)) } == [1, 0.5, nil])
    }

    @Test("an animation can contain several changes, with pauses")
    func animation() throws {
        let renderer = renderer(Shelf(items: ["a", "b"]))
        let animation = try renderer.animation(
            pause: 0.5,
            [
                { renderer.content = Shelf(items: ["b", "a"]) },
                { renderer.content = Shelf(items: ["b"]) },
            ])
        #expect(abs(animation.duration - (0.5 + 0.3 + 0.5 + 0.3 + 0.5)) < 1e-9)
        let x = [0, 0.4, 0.65, 0.8, 1.2, 2].map { place(of: "a", in: animation.displayList(at: $0))?.x }
        #expect(x == [45, 45, 95, 145, 145, nil])
        #expect(try bitmap(animation.displayList(at: animation.duration)) == bitmap(renderer.displayList()))
    }

    @Test("cells with collections move, and the elements inside move with them")
    func nested() throws {
        struct Outer: View {
            var rows: [String]
            var inner: [String]
            var body: some View {
                CollectionView(
                    rows: [CollectionRow(section: 0, items: rows)],
                    sectionLayoutProvider: { _, _ in SampleLayouts.columns(1, height: 40) },
                    cell: { _, row in
                        CollectionView(
                            rows: [CollectionRow(section: 0, items: inner.map { "\(row)\($0)" })],
                            sectionLayoutProvider: { _, _ in SampleLayouts.columns(2, height: 40) },
                            cell: { _, item in Text(item) })
                    })
            }
        }
        let renderer = ImageRenderer(Outer(rows: ["x", "y"], inner: ["1", "2"]), width: 200, height: 80)
        let before = try renderer.displayList()
        let timeline = try renderer.timeline(to: Outer(rows: ["y", "x"], inner: ["2", "1"]))
        let (first, last) = (timeline.displayList(at: 0), timeline.displayList(at: 0.3))
        #expect(try bitmap(first) == bitmap(before))
        #expect(try bitmap(last) == bitmap(renderer.displayList()))
        let (start, end) = (try #require(place(of: "x1", in: first)), try #require(place(of: "x1", in: last)))
        #expect(start == CGPoint(x: 40, y: 26) && end == CGPoint(x: 140, y: 66))
        let middle = try #require(place(of: "x1", in: timeline.displayList(at: 0.15)))
        #expect(abs(middle.x - 90) < 1e-9 && abs(middle.y - 46) < 1e-9)
    }

    @Test("headers, footers and section backgrounds follow their sections; collections side by side change separately")
    func sections() throws {
        struct Sections: View {
            var names: [String]
            var body: some View {
                CollectionView(
                    rows: names.map { CollectionRow(section: $0, items: ["\($0)1", "\($0)2"]) },
                    layout: {
                        UICollectionViewCompositionalLayout { _, _ in
                            let section = SampleLayouts.columns(1)
                            section.boundarySupplementaryItems = [SampleLayouts.header(height: .absolute(20))]
                            section.decorationItems = [.background(elementKind: "back")]
                            return section
                        }
                    },
                    cell: { _, item in Text(item) },
                    supplementaryView: { _, path in Text("head \(names[path.section])") }
                )
                .decorationView { _, path in names[path.section] == "x" ? Color.red : Color.green }
            }
        }
        func page(_ left: [String], _ right: [String]) -> some View {
            HStack(spacing: 0) {
                Sections(names: left)
                Sections(names: right)
            }
        }
        let renderer = ImageRenderer(page(["x", "y"], ["u", "v"]), width: 400, height: 120)
        let before = try renderer.displayList()
        let timeline = try renderer.timeline(to: page(["y", "x"], ["u", "v"]))
        #expect(try bitmap(timeline.displayList(at: 0)) == bitmap(before))
        #expect(try bitmap(timeline.displayList(at: 0.3)) == bitmap(renderer.displayList()))
        let moments = [0, 0.15, 0.3].map { timeline.displayList(at: $0) }
        for text in ["head x", "x1", "x2"] {
            let places = try moments.map { try #require(place(of: text, in: $0)) }
            #expect(places[2].y - places[0].y == 60 && abs(places[1].y - places[0].y - 30) < 1e-9)
        }
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(moments.map { $0.rectangles(filledWith: red).map(\.minY) } == [[0], [30], [60]])
        #expect(place(of: "u1", in: moments[1]) == place(of: "u1", in: moments[0]))
        // The same change gives the same animation.
        let again = ImageRenderer(page(["x", "y"], ["u", "v"]), width: 400, height: 120)
        #expect(try again.timeline(to: page(["y", "x"], ["u", "v"])) == timeline)
    }

    @Test(
        "random changes start at the earlier image, end at the later one, and are finite in between", arguments: 0..<24
    )
    func properties(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func shelf() -> Shelf {
            let items = (0..<Int.random(in: 1...14, using: &random)).map { "i\($0)" }.shuffled(using: &random)
            return Shelf(
                items: Array(items.prefix(Int.random(in: 1...9, using: &random))),
                columns: Int.random(in: 1...4, using: &random),
                title: ["one", "two"].randomElement(using: &random) ?? "",
                height: [20, 23.5].randomElement(using: &random) ?? 20)
        }
        let (first, second) = (shelf(), shelf())
        let renderer = renderer(first, width: 310, height: 120)
        let scale = CGFloat(seed % 3 + 1)
        renderer.scale = scale
        renderer.layoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
        let before = try renderer.displayList()
        let timeline = try renderer.timeline(to: second)
        let after = try renderer.displayList()
        #expect(try bitmap(timeline.displayList(at: 0), scale: scale) == bitmap(before, scale: scale))
        let last = timeline.displayList(at: timeline.duration)
        #expect(try bitmap(last, scale: scale) == bitmap(after, scale: scale))
        #expect(last.texts.sorted() == after.texts.sorted())
        for step in 0...10 {
            let list = timeline.displayList(at: timeline.duration * Double(step) / 10)
            #expect(list.nodes.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.origin.y.isFinite })
            for item in list.drawings {
                if case .glyphs(_, let origin, _) = item.command { #expect(origin.x.isFinite && origin.y.isFinite) }
            }
            #expect(!list.description.contains("nan") && !list.description.contains("inf"))
        }
    }

    @Test("identical items only move: one drawing each, without an opacity track")
    func identicalItemsOnlyMove() throws {
        let items = (0..<9).map { "i\($0)" }
        let timeline = try renderer(Shelf(items: items)).timeline(to: Shelf(items: items.reversed()))
        func check(_ layer: AnimatedDisplayList.Layer) {
            #expect(layer.drawings.filter { !$0.items.isEmpty }.count <= 1)
            #expect(layer.opacity == AnimationTrack(1) && layer.scale.isConstant && layer.end == nil)
            layer.sublayers.forEach(check)
        }
        timeline.animation.layers.forEach(check)
    }
}
