import CollectionData
import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// An accessibility identifier names a node of the tree, and changes nothing that is drawn.
@Suite struct AccessibilityIdentifierTests {
    /// A card whose parts have identifiers, or have none.
    private struct Card: View {
        var isIdentified: Bool
        var title = "Tea"

        var body: some View {
            HStack(spacing: 4) {
                part("icon", Circle().fill(.orange).frame(width: 20, height: 20))
                part("title", Text(title).lineLimit(1).layoutPriority(1))
                part("gap", Spacer())
                part("price", Text("4.50 €").background(.yellow, in: .capsule).rotationEffect(.degrees(8)))
            }
            .padding(6)
            .background(.white, in: .rect(cornerRadius: 6))
            .overlay { RoundedRectangle(cornerRadius: 6).stroke(.gray) }
        }

        @ViewBuilder private func part(_ name: String, _ view: some View) -> some View {
            if isIdentified { AnyView(view.accessibilityIdentifier(name)) } else { AnyView(view) }
        }
    }

    private struct Screen: View {
        var isIdentified: Bool

        var body: some View {
            VStack {
                if isIdentified {
                    Card(isIdentified: true).accessibilityIdentifier("first")
                } else {
                    Card(isIdentified: false)
                }
                Card(isIdentified: isIdentified, title: "A title that is too long for its card, and is cut off")
            }
        }
    }

    @MainActor
    private func shelf(isIdentified: Bool, items: [Int] = [1, 2, 3]) -> some View {
        let layout: @MainActor () -> UICollectionViewLayout = {
            UICollectionViewCompositionalLayout { _, environment in
                NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
            }
        }
        return CollectionView(rows: [CollectionRow(section: 0, items: items)], layout: layout) { _, item in
            Card(isIdentified: isIdentified, title: "Tea \(item)")
        }
    }

    /// Every format of a view without and with identifiers.
    private func expectEqualFiles(_ plain: some View, _ identified: some View) throws {
        func files(_ view: some View) throws -> [Data] {
            let renderer = ImageRenderer(content: view.frame(width: 180))
            renderer.scale = 2
            return [
                try renderer.pngData(), try renderer.svgData(), try renderer.svgData(textMode: .text),
                try renderer.pdfData(),
            ]
        }
        let (expected, found) = (try files(plain), try files(identified))
        for (format, (expected, found)) in zip(["PNG", "SVG", "SVG with text", "PDF"], zip(expected, found)) {
            #expect(expected == found, "\(format)")
        }
    }

    @MainActor
    @Test func noFormatChanges() throws {
        try expectEqualFiles(Card(isIdentified: false), Card(isIdentified: true))
        try expectEqualFiles(Screen(isIdentified: false), Screen(isIdentified: true))
        try expectEqualFiles(
            shelf(isIdentified: false).frame(height: 150),
            shelf(isIdentified: true).accessibilityIdentifier("shelf").frame(height: 150))
    }

    @MainActor
    @Test func noAnimationChanges() throws {
        func animation(isIdentified: Bool) throws -> String {
            func content(_ items: [Int]) -> AnyView {
                let shelf = shelf(isIdentified: isIdentified, items: items).frame(width: 180, height: 150)
                return isIdentified ? AnyView(shelf.accessibilityIdentifier("shelf")) : AnyView(shelf)
            }
            let renderer = ImageRenderer(content: content([1, 2, 3]))
            let timeline = try renderer.timeline(to: content([3, 1, 4]))
            return String(decoding: try timeline.animation.svgData(), as: UTF8.self)
        }
        let (plain, identified) = (try animation(isIdentified: false), try animation(isIdentified: true))
        #expect(plain == identified)
        #expect(!identified.contains("#shelf") && identified.contains("cell-0-0"))
    }

    @Test func theTreeNamesTheNode() throws {
        let view = VStack(alignment: .leading, spacing: 0) {
            Text("abc").accessibilityIdentifier("title")
            Text("de").padding(5).accessibility(identifier: "price\n")
        }
        let list = try ImageRenderer(view, width: 100).displayList()
        #expect(
            list.treeDescription == """
                root 0 0 100 50
                  vstack 35 0 30 50
                    #title 35 0 30 20
                      text 35 0 30 20
                    #price\\n 35 20 30 30
                      text 40 25 20 20

                """)
        #expect(list.nodes.map(\.identifier) == [nil, nil, "title", nil, "price\\n", nil])
    }

    @Test func anEmptyIdentifierIsNone() throws {
        let list = try ImageRenderer(Text("abc").accessibilityIdentifier(""), width: 100).displayList()
        #expect(list.nodes.map(\.name) == ["root", "text"])
    }

    @Test func eachViewOfAGroupHasIt() throws {
        let view = HStack(spacing: 0) {
            Group {
                Text("a"); Text("b")
            }.accessibilityIdentifier("letter")
        }
        let list = try ImageRenderer(view, width: 100).displayList()
        #expect(list.frames(named: "#letter").count == 2)
    }
}
