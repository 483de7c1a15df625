import Flatlay
import RenderingTestSupport
import SwiftUI
import TestSupport
import Testing

/// Where scroll views and lists are scrolled to, by the frames of what they show. Characters are 10 points wide and 20
/// high, rows of lists 44.
@MainActor @Suite struct ScrollPositionTests {
    private func draw(
        _ view: some View, width: CGFloat = 200, height: CGFloat = 100, direction: LayoutDirection = .leftToRight
    ) throws -> DisplayList {
        let renderer = ImageRenderer(content: view.environment(\.layoutDirection, direction))
        renderer.proposedSize = ProposedViewSize(width: width, height: height)
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList()
    }

    /// The frame of a text.
    private func frame(of text: String, in list: DisplayList) throws -> CGRect? {
        func search(_ items: DisplayList.Items) -> CGPoint? {
            for item in items {
                switch item.command {
                case .glyphs(let run, let origin, _) where run.text == text: return origin
                case .group(_, let inner): if let found = search(inner) { return found }
                default: break
                }
            }
            return nil
        }
        let origin = try #require(search(list.items), "\(text) is not drawn")
        return list.nodes.last { $0.name == "text" && $0.frame.insetBy(dx: -1, dy: -1).contains(origin) }?.frame
    }

    private func top(of text: String, in view: some View, height: CGFloat = 100) throws -> CGFloat? {
        try frame(of: text, in: try draw(view, height: height))?.minY
    }

    // MARK: Readers

    /// Twenty texts of 20 points in a scroll view 100 points high, scrolled by an action.
    struct Reader: View {
        var id: Int
        var anchor: UnitPoint?
        var isInside = false
        var isLater = false

        var body: some View {
            if isInside {
                ScrollView { ScrollViewReader { proxy in acting(rows, proxy) } }
            } else {
                ScrollViewReader { proxy in acting(ScrollView { rows }, proxy) }
            }
        }

        private func acting(_ view: some View, _ proxy: ScrollViewProxy) -> some View {
            view.onAppear { if !isLater { proxy.scrollTo(id, anchor: anchor) } }
                .task { if isLater { proxy.scrollTo(id, anchor: anchor) } }
        }

        private var rows: some View {
            VStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "\($0)") } }
        }
    }

    @Test(arguments: [false, true], [false, true]) func aProxyScrollsToTheElementOfAForEach(
        _ isInside: Bool, _ isLater: Bool
    ) throws {
        func top(_ id: Int, _ anchor: UnitPoint?) throws -> CGFloat? {
            try self.top(of: "\(id)", in: Reader(id: id, anchor: anchor, isInside: isInside, isLater: isLater))
        }
        #expect(try top(10, .top) == 0)
        #expect(try top(10, .center) == 40)
        #expect(try top(10, .bottom) == 80)
        // No farther than the content reaches.
        #expect(try top(18, .top) == 60)
        #expect(try top(1, .bottom) == 20)
        // Without an anchor, no farther than needed.
        #expect(try top(3, nil) == 60)
        #expect(try top(10, nil) == 80)
    }

    @Test func aProxyScrollsToIdentifiersOfViewsAndBack() throws {
        struct Screen: View {
            var ids: [String]
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(height: 300)
                            Text("mark").id("mark")
                            Color.red.frame(height: 300)
                            Text("end").padding(10).id("end")
                        }
                    }
                    .onAppear { for id in ids { proxy.scrollTo(id, anchor: .top) } }
                }
            }
        }
        #expect(try top(of: "mark", in: Screen(ids: ["mark"])) == 0)
        #expect(try top(of: "end", in: Screen(ids: ["end"])) == 70)
        #expect(try top(of: "mark", in: Screen(ids: ["end", "mark"])) == 0)
        #expect(try top(of: "mark", in: Screen(ids: ["nowhere"])) == 300)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func rowsScrollFromTheirLeadingEdge(
        _ direction: LayoutDirection
    ) throws {
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "\($0)").frame(width: 50) } }
        }
        .contentMargins(.horizontal, 20)
        func leading(_ view: some View) throws -> CGFloat? {
            let frame = try frame(of: "9", in: try draw(view, direction: direction))
            return frame.map { direction == .leftToRight ? $0.minX - 20 : 200 - $0.maxX - 20 }
        }
        #expect(try leading(row.scrollPosition(id: .constant(9), anchor: .leading)) == 20)
        #expect(try leading(row.scrollPosition(id: .constant(9), anchor: .center)) == 75)
        #expect(try leading(row.scrollPosition(id: .constant(9), anchor: .trailing)) == 130)
        #expect(try leading(row.scrollPosition(id: .constant(9))) == 130)
    }

    // MARK: Positions

    private var column: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "\($0)") } }.scrollTargetLayout() }
    }

    private var positions: [(ScrollPosition, CGFloat)] {
        var moved = ScrollPosition(edge: .top)
        moved.scrollTo(id: 4, anchor: .top)
        return [
            (ScrollPosition(), 0), (ScrollPosition(idType: Int.self), 0), (ScrollPosition(edge: .bottom), 300),
            (ScrollPosition(edge: .top), 0), (ScrollPosition(y: 130), 130),
            (ScrollPosition(point: CGPoint(x: 5, y: 70)), 70),
            (ScrollPosition(x: 5, y: 9999), 300), (ScrollPosition(id: 7, anchor: .top), 140),
            (ScrollPosition(id: 7), 60), (moved, 80), (ScrollPosition(y: .nan), 0),
        ]
    }

    @Test func aPositionIsAViewAnEdgeOrAPoint() throws {
        for (position, offset) in positions {
            #expect(try top(of: "9", in: column.scrollPosition(.constant(position))) == 180 - offset, "\(position)")
        }
        #expect(try top(of: "9", in: column.scrollPosition(.constant(ScrollPosition(id: 7)), anchor: .top)) == 40)
        #expect(ScrollPosition(id: "a").viewID(type: String.self) == "a")
        #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)).point == CGPoint(x: 1, y: 2))
        #expect(ScrollPosition(edge: .bottom).edge == .bottom && ScrollPosition(x: 3).y == nil)
        #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1) && ScrollPosition(id: 1) != ScrollPosition(id: 2))
    }

    @Test func aPositionIsForOneScrollView() throws {
        let nested = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 200)
                ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text(verbatim: "\($0)") } } }.frame(height: 60)
            }
        }
        #expect(try top(of: "0", in: nested.scrollPosition(.constant(ScrollPosition(y: 150)))) == 50)
    }

    @Test func smallContentLiesAtItsAnchor() throws {
        let small = ScrollView { Text("a") }
        #expect(try top(of: "a", in: small) == 0)
        #expect(try top(of: "a", in: small.defaultScrollAnchor(.bottom)) == 80)
        #expect(try top(of: "a", in: small.defaultScrollAnchor(.bottom, for: .initialOffset)) == 0)
        #expect(
            try top(of: "a", in: small.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) == 80)
        #expect(
            try top(of: "a", in: small.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom)) == 0)
    }

    // MARK: Where scrolling comes to rest

    struct Thirds: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (context.contentSize.height - context.containerSize.height) / 3
            if context.layoutDirection == .rightToLeft { target.rect.origin.y = 0 }
        }
    }

    @Test func scrollingComesToRestAtPagesAndViews() throws {
        func rest(_ offset: CGFloat, _ behavior: some ScrollTargetBehavior) throws -> CGFloat? {
            try top(of: "9", in: column.scrollTargetBehavior(behavior).scrollOffset(y: offset)).map { 180 - $0 }
        }
        #expect(try [30, 60, 149, 999].map { try rest($0, .paging) } == [0, 100, 100, 300])
        #expect(try [31, 49, 51, 999].map { try rest($0, .viewAligned) } == [40, 40, 60, 300])
        #expect(try rest(9, .viewAligned(limitBehavior: .always)) == 0)
        #expect(try rest(9, Thirds()) == 100)
    }

    // MARK: Lists

    private func long(_ counter: Counter, _ rows: Int = 10_000) -> some View {
        List(0..<rows, id: \.self) { CountedRow(number: $0, counter: counter) }.listStyle(.plain)
    }

    /// The text of a row, whose number is written as in the language of the image.
    private func label(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }

    struct ListReader<Content: View>: View {
        var id: AnyHashable
        var anchor: UnitPoint?
        @ViewBuilder var content: () -> Content

        var body: some View {
            ScrollViewReader { proxy in content().onAppear { proxy.scrollTo(id, anchor: anchor) } }
        }
    }

    @Test func aLongListScrollsToARowAndMakesFew() throws {
        let counter = Counter()
        func place(_ id: Int, _ anchor: UnitPoint?) throws -> CGFloat? {
            counter.count = 0
            return try top(of: label(id), in: ListReader(id: id, anchor: anchor) { long(counter) }, height: 440)
        }
        // Texts lie 12 points below the tops of their rows.
        #expect(try place(9000, .top) == 12)
        #expect(counter.count < 120)
        #expect(try place(9000, .center) == 210)
        #expect(try place(9000, .bottom) == 408)
        #expect(try place(9000, nil) == 408)
        // At both ends the list stops.
        #expect(try place(9999, .top) == 408)
        #expect(try place(9995, .top) == 232)
        #expect(try place(2, .bottom) == 100)
        #expect(try place(3, nil) == 144)
        #expect(counter.count < 120)
    }

    @Test func aListEndsWhereItIsAsked() throws {
        let counter = Counter()
        let list = long(counter)
        #expect(
            try top(of: label(9999), in: list.scrollPosition(.constant(ScrollPosition(edge: .bottom))), height: 440)
                == 408)
        #expect(try top(of: label(9999), in: list.defaultScrollAnchor(.bottom), height: 440) == 408)
        #expect(try top(of: label(5000), in: list.scrollPosition(id: .constant(5000), anchor: .top), height: 440) == 12)
        #expect(try top(of: "10", in: list.scrollPosition(.constant(ScrollPosition(y: 440))), height: 440) == 12)
        #expect(counter.count < 500)
        // The offset counts the rows above.
        var offsets: [CGFloat] = []
        _ = try draw(
            list.scrollPosition(id: .constant(5000), anchor: .top)
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offsets.append($1) }, height: 440)
        #expect(offsets == [220_000])
    }

    /// The same image as of a list that makes all rows, scrolled by points, with sections and rows of any height.
    @Test(arguments: 0..<8) func theImageIsThatOfTheWholeListScrolledByPoints(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed + 3) &* 77_003)
        var id = 0
        let sections = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            (0..<Int.random(in: 1...60, using: &random)).map { _ in
                id += 1
                return RandomRow(id: id, height: CGFloat(Int.random(in: 5...120, using: &random)), isHidden: false)
            }
        }
        let target = Int.random(in: 1...id, using: &random)
        func list(_ style: some ListStyle) -> some View {
            List {
                Text("before")
                ForEach(sections.indices, id: \.self) { index in
                    Section {
                        ForEach(sections[index]) { RandomRowContent(row: $0) }
                    } header: {
                        Text("header \(index)")
                    } footer: {
                        if index % 2 == 0 { Text("footer \(index)") }
                    }
                }
                Text("after")
            }
            .listStyle(style)
        }
        func compare(_ style: some ListStyle) throws {
            var offset: CGFloat = 0
            // Every row is made in a frame that is as high as the content.
            let whole = try draw(list(style), width: 390, height: 30_000)
            let texts = whole.nodes.filter { $0.name == "list-row" }.map(\.frame)
            let row = try #require(try frame(of: "\(target)", in: whole))
            let cell = try #require(texts.first { $0.contains(CGPoint(x: row.midX, y: row.midY)) })
            let end = try #require(texts.last).maxY
            offset = cell.midY - 300
            let found = try draw(
                ListReader(id: target, anchor: .center) { list(style) }, width: 390, height: 600)
            // The offset is clamped by the list itself.
            let scrolled = try draw(list(style).scrollOffset(y: max(0, offset)), width: 390, height: 600)
            #expect(end > 0)
            func visible(_ list: DisplayList) -> [CGRect] { list.nodes.filter { $0.name == "list-row" }.map(\.frame) }
            #expect(visible(found) == visible(scrolled))
            #expect(found.drawings.map(\.command) == scrolled.drawings.map(\.command))
        }
        if seed % 2 == 0 { try compare(.plain) } else { try compare(.insetGrouped) }
    }

    @Test func listsScrollToSectionsMarksAndIdentifiersOfTheirOwn() throws {
        let list = List {
            ForEach(["a", "b", "c", "d"], id: \.self) { name in
                Section(name) {
                    ForEach(0..<30) { Text(verbatim: "\(name)\($0)").id("row \(name) \($0)") }
                }
            }
            Text("end").id("end")
        }
        .listStyle(.plain)
        func place(_ text: String, _ id: AnyHashable) throws -> CGFloat? {
            try top(of: text, in: ListReader(id: id, anchor: .top) { list }, height: 440)
        }
        #expect(try place("c7", "row c 7") == 12)
        #expect(try place("b", "b") == 6)
        #expect(try place("end", "end") == 408)
        #expect(try place("a0", "nowhere") == 66)
    }

    @Test func aReaderInsideOfAListScrollsIt() throws {
        struct Screen: View {
            var body: some View {
                List {
                    ScrollViewReader { proxy in
                        ForEach(0..<100) { Text(verbatim: "\($0)") }.onAppear { proxy.scrollTo(50, anchor: .top) }
                    }
                }
                .listStyle(.plain)
            }
        }
        #expect(try top(of: "50", in: Screen(), height: 440) == 12)
    }

    @Test func optionalIdentifiersAreThoseOfTheirValues() throws {
        let last: Int? = [1, 2, 50].last
        #expect(try top(of: "19", in: Reader(id: 19)) == 80)
        let view = ScrollViewReader { proxy in column.onAppear { proxy.scrollTo(last.map { $0 - 40 }, anchor: .top) } }
        #expect(try top(of: "10", in: view) == 0)
    }

    @Test func geometryInScrolledContentIsThatOfTheImage() throws {
        var places: [CGFloat] = []
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { number in
                    if number == 10 {
                        Text(verbatim: "10").onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) {
                            places.append($0)
                        }
                    } else {
                        Text(verbatim: "\(number)")
                    }
                }
            }
        }
        _ = try draw(view.scrollPosition(id: .constant(10), anchor: .top))
        #expect(places == [0])
    }
}
