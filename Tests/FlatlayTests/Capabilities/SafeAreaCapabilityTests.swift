import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Cells at the edges of the screen, and the safe area.
@Suite struct SafeAreaCapabilityTests {
    static func collection() -> CollectionView<Int, String> {
        CollectionView(
            rows: ShelfCapabilityTests.rows([6, 6]),
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.shelf(width: 120, height: 80)
                section.interGroupSpacing = 20
                return section
            },
            cell: { _, text in
                GeometryReader { geometry in
                    Text(text)
                        .frame(width: geometry.size.width, height: geometry.size.height)
                        .background(LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom))
                }
                .ignoresSafeArea()
            })
    }

    static func bitmap(scrolledTo y: CGFloat, orthogonal x: CGFloat = 0) throws -> RenderedBitmap {
        let renderer = ImageRenderer(collection(), width: 300, height: 120)
        var state = HostingCapabilityTests.scrolled(y)
        state.setOrthogonalOffset(x, inSection: 0)
        renderer.sceneState = state
        return try renderer.bitmap()
    }

    @Test("A2 a half visible cell equals that half of the whole cell, byte for byte") func a2() throws {
        let whole = try Self.bitmap(scrolledTo: 0)
        // Scrolled 60 down: the upper half of the cell, which starts at 20, is not visible.
        let upper = try Self.bitmap(scrolledTo: 60)
        // Scrolled 60 to the right: the left half is not visible.
        let left = try Self.bitmap(scrolledTo: 0, orthogonal: 60)
        var colors: Set<ResolvedColor> = []
        for y in 0..<40 {
            for x in 0..<120 {
                colors.insert(whole[x, y + 60])
                guard whole[x, y + 60] == upper[x, y] else { throw Difference(x: x, y: y) }
            }
        }
        for y in 20..<100 {
            for x in 0..<60 where whole[x + 60, y] != left[x, y] { throw Difference(x: x, y: y) }
        }
        // The image is not empty.
        #expect(colors.count > 20)
    }

    struct Difference: Error {
        let x: Int
        let y: Int
    }

    @Test("A3 the root view respects the safe area, hosted cells do not") func a3() throws {
        func list(_ insets: EdgeInsets) throws -> DisplayList {
            let renderer = ImageRenderer(
                ZStack(alignment: .topLeading) {
                    Self.collection().ignoresSafeArea()
                    Text("Title")
                }, width: 600, height: 400)
            renderer.safeAreaInsets = insets
            return try renderer.displayList()
        }
        let plain = try list(EdgeInsets())
        let inset = try list(EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90))
        func cells(_ list: DisplayList) -> [String: CGRect] {
            Dictionary(
                uniqueKeysWithValues: list.nodes.filter { $0.name.hasPrefix("cell-") }.map { ($0.name, $0.frame) })
        }
        #expect(cells(plain).count == 10)
        #expect(cells(plain) == cells(inset))
        #expect(inset.frame(of: "collection") == CGRect(x: 0, y: 0, width: 600, height: 400))
        #expect(plain.texts.last == "Title" && inset.texts.last == "Title")
        #expect(plain.frames(named: "text").last?.origin == .zero)
        #expect(inset.frames(named: "text").last?.origin == CGPoint(x: 90, y: 60))
        // Only the title has moved, although the cells ignore the safe area.
        #expect(plain.drawings.dropLast().map(\.command) == inset.drawings.dropLast().map(\.command))
    }

    @Test("A3 a collection that respects the safe area moves as a whole") func a3Kept() throws {
        let renderer = ImageRenderer(Self.collection(), width: 600, height: 400)
        renderer.safeAreaInsets = EdgeInsets(top: 60, leading: 90, bottom: 0, trailing: 0)
        let list = try renderer.displayList()
        #expect(list.frame(of: "collection") == CGRect(x: 90, y: 60, width: 510, height: 340))
        #expect(list.frame(of: "cell-0-0") == CGRect(x: 90, y: 80, width: 120, height: 80))
    }

    @Test func whatScrollsPassesBelowBarsAndNotches() throws {
        func list(_ view: some View, scrolledTo y: CGFloat) throws -> DisplayList {
            let renderer = ImageRenderer(AnyView(view), width: 100, height: 100)
            renderer.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
            renderer.sceneState = HostingCapabilityTests.scrolled(y)
            return try renderer.displayList()
        }
        func clips(_ list: DisplayList) -> [CGRect] {
            list.items.compactMap { item in
                if case .group(.clip(let shape, _), _) = item.command { shape.bounds } else { nil }
            }
        }
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        let rows = SceneStateTests.plain(Array(0..<20))
        // Before scrolling, the content starts below the bar; afterwards it is also visible behind the bar.
        #expect(try list(rows, scrolledTo: 0).texts == ["0", "1", "2", "3"])
        #expect(try list(rows, scrolledTo: 30).texts == ["0", "1", "2", "3", "4", "5"])
        #expect(try list(rows, scrolledTo: 30).frame(of: "cell-0-1")?.minY == 10)
        #expect(try clips(list(rows, scrolledTo: 30)) == [whole])
        // Below another view, only the lower edge is free.
        let below = VStack(spacing: 0) {
            Color.red.frame(height: 10)
            rows
        }
        #expect(try clips(list(below, scrolledTo: 30)) == [CGRect(x: 0, y: 30, width: 100, height: 70)])
        let column = ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "\($0)") } } }.scrollOffset(
            y: 30)
        #expect(try clips(list(column, scrolledTo: 0)).map(\.height) == [100])
    }

    @Test func onlyEdgesThatAreNamedAndTouchedAreIgnored() throws {
        func frame(_ view: some View, _ direction: LayoutDirection = .leftToRight) throws -> CGRect? {
            let renderer = ImageRenderer(AnyView(view), width: 100, height: 100)
            renderer.safeAreaInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 0)
            renderer.layoutDirection = direction
            return try renderer.displayList().drawings.compactMap { item in
                if case .fill(let shape, _, _) = item.command { shape.bounds } else { nil as CGRect? }
            }.first
        }
        #expect(try frame(Color.red) == CGRect(x: 20, y: 10, width: 80, height: 60))
        #expect(try frame(Color.red.ignoresSafeArea()) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(try frame(Color.red.ignoresSafeArea(edges: .top)) == CGRect(x: 20, y: 0, width: 80, height: 70))
        #expect(
            try frame(Color.red.ignoresSafeArea(edges: .leading), .rightToLeft)
                == CGRect(x: 0, y: 10, width: 100, height: 60))
        #expect(try frame(Color.red.ignoresSafeArea(.keyboard)) == CGRect(x: 20, y: 10, width: 80, height: 60))
        #expect(
            try frame(
                VStack(spacing: 0) {
                    Color.red.ignoresSafeArea(); Color.blue
                })
                == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(try frame(Text("a").background(Color.red))?.width == 10)
        #expect(
            try frame(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red))
                == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
