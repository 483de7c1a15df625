import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Typed sections and items: the same data as a row of tiles and as a list.
@Suite struct SymbolCapabilityTests {
    enum Section: Hashable { case horizontal, vertical }

    struct Item: Hashable {
        var section: Section
        var name: String
    }

    typealias Symbols = CollectionView<Section, Item>

    static let names = (0..<58).map { "symbol \($0)" }

    static func rows(_ sections: [Section]) -> [CollectionRow<Section, Item>] {
        sections.map { section in
            CollectionRow(section: section, items: names.map { Item(section: section, name: $0) })
        }
    }

    static func view(_ rows: [CollectionRow<Section, Item>], fontSize: CGFloat = 17) -> Symbols {
        Symbols(
            rows: rows,
            sectionLayoutProvider: { index, environment in
                let width = environment.container.contentSize.width
                switch rows[index].section {
                case .horizontal:
                    let size = NSCollectionLayoutSize(widthDimension: .absolute(64), heightDimension: .absolute(64))
                    let section = NSCollectionLayoutSection(
                        group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
                    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
                    return section
                case .vertical:
                    let size = NSCollectionLayoutSize(
                        widthDimension: .absolute(width), heightDimension: .estimated(44))
                    return NSCollectionLayoutSection(
                        group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
                }
            },
            cell: { _, item in
                switch item.section {
                case .horizontal:
                    Color.gray
                case .vertical:
                    HStack {
                        Text(item.name).font(.system(size: fontSize)).padding(.leading, 8)
                        Spacer()
                    }
                }
            })
    }

    @Test("D1 sections and items are typed, without casts in user code") func d1() throws {
        let list = try ImageRenderer(Self.view(Self.rows([.horizontal, .vertical])), width: 390).displayList()
        #expect(list.frame(of: "cell-0-1") == CGRect(x: 64, y: 0, width: 64, height: 64))
        #expect(list.frame(of: "cell-1-0")?.minY == 64)
    }

    @Test("D2 without data the image is empty and has the right size") func d2() throws {
        let list = try ImageRenderer(Self.view([]), width: 390, height: 300).displayList()
        #expect(list.drawings.isEmpty)
        #expect(list.size == CGSize(width: 390, height: 300))
    }

    @Test("D2 a provider may return nil for a section without items") func d2NilSection() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [Int]())], sectionLayoutProvider: { _, _ in nil },
            cell: { _, item in Text("\(item)") })
        let list = try ImageRenderer(view, width: 390, height: 300).displayList()
        #expect(list.drawings.isEmpty)
    }

    @Test("D3 a hidden section leaves no trace and needs no bookkeeping") func d3() throws {
        let list = try ImageRenderer(Self.view(Self.rows([.vertical])), width: 390).displayList()
        #expect(list.frame(of: "cell-0-0")?.origin == .zero)
        #expect(list.frame(of: "cell-0-0")?.width == 390)
        #expect(list.texts.first == "symbol 0")
        #expect(list.frame(of: "cell-1-0") == nil)
    }

    @Test("D9 estimated heights become the content's") func d9() throws {
        let renderer = ImageRenderer(content: Self.view(Self.rows([.vertical]), fontSize: 17))
        renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
        let small = try #require(try renderer.displayList().frame(of: "cell-0-0")).height
        renderer.content = Self.view(Self.rows([.vertical]), fontSize: 34)
        let large = try #require(try renderer.displayList().frame(of: "cell-0-0")).height
        #expect(small != 44 && large != 44)
        #expect(large > small * 1.8)
    }

    @Test("D10 the width comes from the environment's container") func d10() throws {
        for width in [320, 390, 1024] as [CGFloat] {
            let list = try ImageRenderer(Self.view(Self.rows([.vertical])), width: width).displayList()
            #expect(list.frame(of: "cell-0-0")?.width == width)
        }
    }

    /// A tile of 64×64 with a symbol in 44×44, as in the horizontal section.
    static func tile(_ name: String) -> some View {
        Image(systemName: name).resizable().scaledToFit().frame(width: 44, height: 44).frame(width: 64, height: 64)
    }

    /// A bar, four times as wide as high, and a square.
    static func symbols() throws -> SymbolTable {
        try SymbolTable(["bar": "M0 6h16v4H0z", "square": "M0 0h16v16H0z"])
    }

    @Test("D14 a symbol is scaled to fit 44×44 and keeps its proportions") func d14() throws {
        for (name, box) in [
            ("bar", CGRect(x: 10, y: 26.5, width: 44, height: 11)),
            ("square", CGRect(x: 10, y: 10, width: 44, height: 44)),
        ] {
            let renderer = ImageRenderer(Self.tile(name), width: nil, scale: 2)
            renderer.symbols = try Self.symbols()
            let list = try renderer.displayList()
            #expect(list.size == CGSize(width: 64, height: 64))
            #expect(list.frame(of: "symbol") == box, "\(name)")
        }
    }

    @Test("D14 an unknown symbol has a placeholder, always the same, and is reported") func d14Unknown() throws {
        func render(_ name: String) throws -> (list: DisplayList, notes: [String], bytes: Data) {
            let renderer = ImageRenderer(Self.tile(name), width: nil, scale: 2)
            renderer.symbols = try Self.symbols()
            return (try renderer.displayList(), renderer.diagnostics.map(\.message), try renderer.pngData())
        }
        let (first, second, other) = (try render("sqare"), try render("sqare"), try render("unheard.of"))
        #expect(first.list == second.list && first.bytes == second.bytes)
        #expect(first.list != other.list)
        #expect(first.list.frame(of: "image") == CGRect(x: 10, y: 10, width: 44, height: 44))
        #expect(first.list.texts.joined().contains("s"))
        #expect(first.notes.count == 1 && first.notes[0].contains("'sqare'"))
    }
}
