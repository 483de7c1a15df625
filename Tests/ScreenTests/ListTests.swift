import Combine
import Flatlay
import Observation
import RenderingTestSupport
import SwiftUI
import TestSupport
import Testing

/// Lists as apps write them, by the frames of their rows.
@Suite struct ListTests {
    /// Draws a view in the size of a phone. Characters are 10 points wide and 20 high.
    private func draw(
        _ view: some View, width: CGFloat = 390, height: CGFloat = 800, direction: LayoutDirection = .leftToRight,
        scale: CGFloat = 1
    ) throws -> DisplayList {
        let renderer = ImageRenderer(content: view.environment(\.layoutDirection, direction))
        renderer.proposedSize = ProposedViewSize(width: width, height: height)
        renderer.scale = scale
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList()
    }

    private func frames(_ name: String, _ list: DisplayList) -> [CGRect] {
        list.nodes.filter { $0.name == name }.map(\.frame)
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): [run.text]
            case .group(_, let inner): texts(inner)
            default: []
            }
        }
    }

    private func resolved(_ color: UIColor) -> ResolvedColor {
        Color(uiColor: color).resolve(in: EnvironmentValues())
    }

    @Test func sectionsHaveHeadersRowsAndFooters() throws {
        let list = try draw(
            List {
                Section {
                    Text("one")
                    Text("two")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
                Text("three")
            })
        #expect(list.frame(of: "list") == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(frames("list-header", list) == [CGRect(x: 16, y: 0, width: 358, height: 40)])
        #expect(frames("list-footer", list) == [CGRect(x: 16, y: 128, width: 358, height: 34)])
        #expect(
            frames("list-row", list) == [
                CGRect(x: 16, y: 40, width: 358, height: 44), CGRect(x: 16, y: 84, width: 358, height: 44),
                CGRect(x: 16, y: 177, width: 358, height: 44),
            ])
        #expect(texts(list.items) == ["HEAD", "one", "two", "Foot", "three"])
    }

    @Test func aWideListHasWiderMargins() throws {
        let list = try draw(List { Text("a") }, width: 430)
        #expect(frames("list-row", list) == [CGRect(x: 20, y: 35, width: 390, height: 44)])
        // Rows of plain lists begin 20 points from the edge in every width, as titles of bars do in wide ones.
        for width in [390.0, 430] {
            let plain = try draw(List { Text("a") }.listStyle(.plain), width: width)
            #expect(frames("text", plain).first?.minX == 20)
        }
    }

    @Test func aListFillsWhatItIsProposedAndNothingElse() throws {
        let list = try draw(
            VStack(spacing: 0) {
                Text("top"); List { Text("a") }.listStyle(.plain)
            })
        #expect(list.frame(of: "list") == CGRect(x: 0, y: 20, width: 390, height: 780))
    }

    /// The rows of a list and the cells of a collection with UIKit's list layout lie in the same places, with the same
    /// separators: sections of random numbers of rows of random heights, in each style.
    @Test(arguments: 0..<12) func rowsLieWhereAListLayoutPlacesCells(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed + 1) &* 1_000_003)
        let sections = (0..<Int.random(in: 1...4, using: &random)).map { section in
            (0..<Int.random(in: 1...4, using: &random)).map { row in
                RandomRow(
                    id: section * 10 + row, height: CGFloat(Int.random(in: 5...90, using: &random)),
                    isHidden: Bool.random(using: &random))
            }
        }
        let appearances: [UICollectionLayoutListConfiguration.Appearance] = [.plain, .grouped, .insetGrouped]
        let appearance = appearances[seed % 3]
        let lists = [AnyView(styled(sections, 0)), AnyView(styled(sections, 1)), AnyView(styled(sections, 2))]
        let direction: LayoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
        let drawn = try draw(lists[seed % 3], height: 3000, direction: direction, scale: 2)
        let collection = CollectionView(
            rows: sections.enumerated().map { CollectionRow(section: $0.offset, items: $0.element) },
            layout: {
                var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
                configuration.itemSeparatorHandler = { path, separators in
                    var separators = separators
                    if sections[path.section][path.item].isHidden {
                        separators.topSeparatorVisibility = .hidden
                        separators.bottomSeparatorVisibility = .hidden
                    }
                    return separators
                }
                return UICollectionViewCompositionalLayout.list(using: configuration)
            },
            cell: { _, row in
                HStack { RandomRowContent(row: row) }.frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 20).padding(.vertical, 11).frame(minHeight: 44)
            })
        let reference = try draw(collection, height: 3000, direction: direction, scale: 2)
        let cells = reference.nodes.filter { $0.name.hasPrefix("cell-") }.map(\.frame)
        #expect(cells.count == sections.joined().count)
        #expect(frames("list-row", drawn) == cells)
        #expect(
            drawn.rectangles(filledWith: resolved(.separator)) == reference.rectangles(filledWith: resolved(.separator))
        )
    }

    @ViewBuilder private func styled(_ sections: [[RandomRow]], _ style: Int) -> some View {
        let list = List {
            ForEach(sections.indices, id: \.self) { index in
                Section {
                    ForEach(sections[index]) { row in
                        RandomRowContent(row: row).listRowSeparator(row.isHidden ? .hidden : .automatic)
                    }
                }
            }
        }
        switch style {
        case 0: list.listStyle(.plain)
        case 1: list.listStyle(GroupedListStyle())
        default: list.listStyle(.insetGrouped)
        }
    }

    /// A long list evaluates as many bodies as its first screen has rows.
    @Test func aLongListMakesItsVisibleRowsOnly() throws {
        func count(_ rows: Int) throws -> Int {
            let counter = Counter()
            let list = try draw(List(0..<rows, id: \.self) { CountedRow(number: $0, counter: counter) })
            #expect(frames("list-row", list).count == 18)
            return counter.count
        }
        let few = try count(100)
        #expect(few < 45)
        #expect(try count(10_000) == few)
        #expect(try count(1_000_000) == few)
    }

    @Test func longSectionsAreNotMadeEither() throws {
        let counter = Counter()
        let list = try draw(
            List {
                ForEach(0..<5000, id: \.self) { section in
                    Section("\(section)") {
                        ForEach(0..<50, id: \.self) { CountedRow(number: $0, counter: counter) }
                    }
                }
            })
        #expect(counter.count < 45)
        // The card goes on below the frame: the last visible row has no rounded corners.
        #expect(frames("list-header", list).count == 1)
    }

    @Test func aStackInsideOfARowHasAllItsViews() throws {
        let list = try draw(
            List { VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("\($0)") } } }, height: 100)
        #expect(texts(list.items).count == 60)
    }

    @Test func aScrolledListShowsTheRowsAtItsOffset() throws {
        let list = try draw(
            List(0..<1000, id: \.self) { Text("\($0)") }.listStyle(.plain).scrollOffset(y: 4400), height: 440)
        #expect(texts(list.items) == (100..<110).map { "\($0)" })
        let end = try draw(
            List(0..<20, id: \.self) { Text("\($0)") }.listStyle(.plain).scrollOffset(y: 9000), height: 440)
        #expect(texts(end.items) == (10..<20).map { "\($0)" })
    }

    @Test func insetsBackgroundsAndSpacingOfRows() throws {
        let list = try draw(
            List {
                Text("a").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
                    .listRowBackground(Color.red)
                Text("b")
            }
            .listStyle(.plain).listRowSpacing(10))
        #expect(frames("list-row", list).map(\.minY) == [0, 54])
        #expect(frames("text", list).map(\.minX) == [50, 20])
        #expect(list.rectangles(filledWith: resolved(.systemRed)) == [CGRect(x: 0, y: 0, width: 390, height: 44)])
        let section = try draw(
            List {
                Section { Text("a") }
                Section { Text("b") }
            }
            .listSectionSpacing(5).environment(\.defaultMinListRowHeight, 60))
        #expect(frames("list-row", section).map(\.minY) == [35, 100])
    }

    @Test func aHiddenBackgroundShowsWhatIsBehind() throws {
        let shown = try draw(List { Text("a") })
        let hidden = try draw(List { Text("a") }.scrollContentBackground(.hidden))
        let whole = CGRect(x: 0, y: 0, width: 390, height: 800)
        #expect(shown.rectangles(filledWith: resolved(.systemGroupedBackground)) == [whole])
        #expect(hidden.rectangles(filledWith: resolved(.systemGroupedBackground)) == [])
    }

    @Test func badgesAndChevronsAreAtTheTrailingEdge() throws {
        let list = try draw(
            List {
                NavigationLink(value: 1) { Text("a") }.badge(12)
                Text("b").badge(0)
                Text("c").badge("new")
            })
        #expect(texts(list.items).filter { !$0.isEmpty } == ["a", "12", "b", "c", "new"])
        let texts = frames("text", list)
        // The row ends at 374; the chevron is 10 wide, 8 after the badge, 20 before the edge of the card.
        #expect(texts[1] == CGRect(x: 316, y: 47, width: 20, height: 20))
        #expect(texts[4].maxX == 354)
    }

    @Test func rowsOfOneViewAreConditionalAndNested() throws {
        let isShown = false
        let list = try draw(
            List {
                if isShown { Text("hidden") }
                Group {
                    Text("a")
                    if !isShown { Text("b") }
                }
                EmptyView()
                Pair()
            })
        #expect(texts(list.items) == ["a", "b", "first", "second"])
        #expect(frames("list-row", list).count == 4)
    }

    @Test func theSelectedRowIsHighlightedByItsTagOrItsElement() throws {
        let gray = resolved(.systemGray4)
        let tagged = try draw(
            List(selection: .constant(Optional(2))) {
                Text("a").tag(1)
                Text("b").tag(2)
            }
            .listStyle(.plain))
        #expect(tagged.rectangles(filledWith: gray) == [CGRect(x: 0, y: 44, width: 390, height: 44)])
        let several = try draw(
            List(["a", "b", "c"], id: \.self, selection: .constant(["a", "c"] as Set)) { Text($0) }.listStyle(.plain))
        #expect(several.rectangles(filledWith: gray).map(\.minY) == [0, 88])
    }

    @Test func editingShowsMarksOfRowsThatCanBeDeletedAndMoved() throws {
        func width(_ mode: EditMode, canMove: Bool) throws -> [CGFloat] {
            let list = try draw(
                List {
                    ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }.onMove(perform: canMove ? { _, _ in } : nil)
                    Text("x")
                }
                .environment(\.editMode, .constant(mode)))
            return frames("text", list).filter { $0.width == 10 }.map(\.minX)
        }
        #expect(try width(.inactive, canMove: true) == [36, 36, 36])
        let editing = try width(.active, canMove: true)
        #expect(editing[0] > 50 && editing[0] == editing[1] && editing[2] == 36)
    }

    @Test func disclosureAndOutlinesAddRows() throws {
        func shown(_ isExpanded: Bool) throws -> DisplayList {
            try draw(
                List {
                    DisclosureGroup("group", isExpanded: .constant(isExpanded)) {
                        Text("in")
                        Text("side")
                    }
                    Text("after")
                })
        }
        #expect(texts(try shown(false).items).filter { !$0.isEmpty } == ["group", "after"])
        let open = try shown(true)
        #expect(texts(open.items).filter { !$0.isEmpty } == ["group", "in", "side", "after"])
        #expect(frames("text", open).map(\.minX) == [36, 56, 56, 36])
        let tree = try draw(
            List(Tree.sample, children: \.children) { Text($0.name) })
        #expect(texts(tree.items).filter { !$0.isEmpty } == ["root", "leaf"])
    }

    @Test func headersTakeTheCaseThatTheirViewsSet() throws {
        let list = try draw(
            List {
                Section("small") { Text("a") }
                Section("own") { Text("b") }.textCase(nil)
                Section("large") { Text("c") }.headerProminence(.increased)
            })
        #expect(texts(list.items) == ["SMALL", "a", "own", "b", "large", "c"])
        let plain = try draw(List { Section("plain") { Text("a") } }.listStyle(.plain))
        #expect(texts(plain.items) == ["plain", "a"])
    }

    @Test func sidebarsCloseTheirSections() throws {
        func shown(_ style: some ListStyle) throws -> [String] {
            texts(
                try draw(
                    List { Section("title", isExpanded: .constant(false)) { Text("inside") } }.listStyle(style)
                ).items
            ).filter { !$0.isEmpty }
        }
        #expect(try shown(.sidebar) == ["title"])
        #expect(try shown(.insetGrouped) == ["TITLE", "inside"])
    }

    @Test @MainActor func rowsReadModelsAndKeepTheirState() throws {
        let list = try draw(ModelList())
        #expect(texts(list.items) == ["tea", "2", "coffee", "3", "observed"])
    }

    @Test func bindingsToElementsAreRows() throws {
        let items = Binding.constant([Item(id: 1, name: "one"), Item(id: 2, name: "two")])
        #expect(texts(try draw(List(items) { $item in Text(item.name) }).items) == ["one", "two"])
        #expect(
            texts(try draw(List(items, id: \.name) { $item in TextField("n", text: $item.name) }).items) == [
                "one", "two",
            ])
    }

    @Test func theTopOfAListIsTheTopOfTheSafeArea() throws {
        let renderer = ImageRenderer(content: List { Text("a") }.listStyle(.plain))
        renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
        renderer.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        renderer.textShaper = GridTextShaper()
        let list = try renderer.displayList()
        #expect(frames("list-row", list) == [CGRect(x: 0, y: 50, width: 390, height: 44)])
        #expect(
            list.rectangles(filledWith: resolved(.systemBackground)).first
                == CGRect(x: 0, y: 0, width: 390, height: 800))
    }

    @Test func movedAndRemovedElements() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(String(letters) == "bdacef")
        letters.move(fromOffsets: [5], toOffset: 0)
        #expect(String(letters) == "fbdace")
        letters.remove(atOffsets: [0, 5, 99])
        #expect(String(letters) == "bdac")
    }

    @Test func badNumbersAreIgnored() throws {
        let list = try draw(
            List { Text("a") }.listRowSpacing(.nan).listSectionSpacing(-.infinity)
                .environment(\.defaultMinListRowHeight, .nan).scrollOffset(y: .infinity))
        #expect(frames("list-row", list).map(\.height) == [44])
    }
}

struct RandomRow: Identifiable, Hashable {
    let id: Int
    let height: CGFloat
    let isHidden: Bool
}

struct RandomRowContent: View {
    let row: RandomRow

    var body: some View {
        HStack(spacing: 0) {
            Color.blue.frame(width: row.height / 2, height: row.height)
            Text("\(row.id)")
        }
    }
}

final class Counter: @unchecked Sendable {
    // Rows of one image are made on one thread.
    var count = 0
}

struct CountedRow: View {
    let number: Int
    let counter: Counter

    var body: some View {
        counter.count += 1
        return Text("\(number)")
    }
}

struct Pair: View {
    var body: some View {
        Text("first")
        Text("second")
    }
}

struct Tree: Identifiable {
    let name: String
    var children: [Tree]?
    var id: String { name }

    static let sample = [Tree(name: "root", children: [Tree(name: "inner")]), Tree(name: "leaf")]
}

struct Item: Identifiable {
    let id: Int
    var name: String
}

final class OrderModel: ObservableObject {
    @Published var counts = ["tea": 1, "coffee": 3]
}

@MainActor @Observable final class TitleModel {
    var title = ""
}

struct ModelList: View {
    @StateObject private var model = OrderModel()
    @State private var title = TitleModel()

    var body: some View {
        List {
            ForEach(["tea", "coffee"], id: \.self) { name in
                CountRow(name: name, count: model.counts[name] ?? 0)
            }
            Text(title.title)
        }
        .onAppear {
            model.counts["tea"] = 2
            title.title = "observed"
        }
    }
}

struct CountRow: View {
    let name: String
    let count: Int
    @State private var isReady = false

    var body: some View {
        HStack {
            Text(name)
            if isReady { Text("\(count)") }
        }
        .onAppear { isReady = true }
    }
}
