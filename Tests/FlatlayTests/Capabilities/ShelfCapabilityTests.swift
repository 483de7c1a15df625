import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// The shelf: rows of cells with headers, from data that may change.
@Suite struct ShelfCapabilityTests {
    static func rows(_ counts: [Int]) -> [CollectionRow<Int, String>] {
        counts.enumerated().map { section, count in
            CollectionRow(section: section, items: (0..<count).map { "\(section), \($0)" })
        }
    }

    @Test("A1 hosted cell content fills exactly the attribute frame") func a1() throws {
        let view = CollectionView(
            rows: Self.rows([2]), sectionLayoutProvider: { _, _ in SampleLayouts.shelf() },
            cell: { _, _ in Color(red: 0, green: 0, blue: 1) })
        let list = try ImageRenderer(view, width: 800).displayList()
        let cells = [CGRect(x: 0, y: 20, width: 320, height: 180), CGRect(x: 360, y: 20, width: 320, height: 180)]
        #expect([list.frame(of: "cell-0-0"), list.frame(of: "cell-0-1")] == cells)
        #expect(list.rectangles(filledWith: ResolvedColor(hex: 0x0000ff)) == cells)
    }

    @Test("A1 a geometry reader in a cell reads the cell's size") func a1Geometry() throws {
        let view = CollectionView(
            rows: Self.rows([1]), sectionLayoutProvider: { _, _ in SampleLayouts.shelf() },
            cell: { _, _ in
                GeometryReader { geometry in
                    Color(red: 0, green: 0, blue: 1).frame(width: geometry.size.width, height: geometry.size.height)
                }
            })
        let list = try ImageRenderer(view, width: 800).displayList()
        #expect(
            list.rectangles(filledWith: ResolvedColor(hex: 0x0000ff)) == [CGRect(x: 0, y: 20, width: 320, height: 180)])
    }

    @Test("A1 the blue background fills all four corners of the cell") func a1Pixels() throws {
        let view = CollectionView(
            rows: Self.rows([1]), sectionLayoutProvider: { _, _ in SampleLayouts.columns(1, height: 12) },
            cell: { _, _ in Color(red: 0, green: 0, blue: 1) })
        let bitmap = try ImageRenderer(view, width: 30).bitmap()
        for (x, y) in [(0, 0), (29, 0), (0, 11), (29, 11)] {
            #expect(bitmap[x, y] == ResolvedColor(hex: 0x0000ff))
        }
    }

    @Test("A4 scrolling one section horizontally moves only that section")
    func sectionsScrollApart() throws {
        let rows = (0..<4).map { row in CollectionRow(section: row, items: (0..<20).map { "\(row), \($0)" }) }
        let view = CollectionView(
            rows: rows, sectionLayoutProvider: { _, _ in SampleLayouts.shelf() },
            cell: { _, item in Text(verbatim: item) })
        let renderer = ImageRenderer(view, width: 1920, height: 1080)
        func left(_ section: Int) throws -> [CGFloat] {
            let list = try renderer.displayList()
            return (1...3).compactMap { list.frame(of: "cell-\(section)-\($0)")?.minX }
        }
        let before = try (0..<4).map(left)
        #expect(before == Array(repeating: [360, 720, 1080], count: 4))
        var state = SceneState()
        state.setOrthogonalOffset(180, inSection: 2)
        renderer.sceneState = state
        #expect(try (0..<4).map(left) == [before[0], before[1], [180, 540, 900], before[3]])
    }

    @MainActor
    @Test("A5 each render calls the latest section layout provider") func a5() throws {
        @MainActor final class Question {
            var columns = 2
            var count = 0
        }
        let question = Question()
        let view = CollectionView(
            rows: Self.rows([4]),
            sectionLayoutProvider: { _, _ in
                question.count += 1
                return SampleLayouts.columns(question.columns)
            },
            cell: { _, item in Text(item) })
        let renderer = ImageRenderer(view, width: 400)
        #expect(try renderer.displayList().frame(of: "cell-0-1") == CGRect(x: 200, y: 0, width: 200, height: 20))
        question.columns = 4
        let before = question.count
        #expect(try renderer.displayList().frame(of: "cell-0-1") == CGRect(x: 100, y: 0, width: 100, height: 20))
        #expect(question.count > before)
    }

    @Test("A5 the provider returns a layout per section") func a5Sections() throws {
        let view = CollectionView(
            rows: Self.rows([1, 2]), sectionLayoutProvider: { index, _ in SampleLayouts.columns(index + 1) },
            cell: { _, item in Text(item) })
        let list = try ImageRenderer(view, width: 300).displayList()
        #expect(list.frame(of: "cell-0-0") == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(list.frame(of: "cell-1-1") == CGRect(x: 150, y: 20, width: 150, height: 20))
    }

    @MainActor
    @Test("A6 the provider sees the container and the traits") func a6() throws {
        var styles: Set<UIUserInterfaceStyle> = []
        let view = CollectionView(
            rows: Self.rows([8]),
            sectionLayoutProvider: { _, environment in
                styles.insert(environment.traitCollection.userInterfaceStyle)
                return SampleLayouts.columns(environment.container.effectiveContentSize.width > 500 ? 4 : 2)
            },
            cell: { _, item in Text(item) })
        #expect(try ImageRenderer(view, width: 375).displayList().frame(of: "cell-0-2")?.minY == 20)
        let wide = ImageRenderer(view, width: 1024)
        wide.colorScheme = .dark
        #expect(try wide.displayList().frame(of: "cell-0-3") == CGRect(x: 768, y: 0, width: 256, height: 20))
        #expect(styles == [.light, .dark])
    }

    @Test("A7 one builder creates supplementary views of every kind") func a7() throws {
        var asked: [String: Int] = [:]
        let view = CollectionView(
            rows: Self.rows([2]),
            sectionLayoutProvider: { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
                let kinds: [(String, NSRectAlignment)] = [
                    (UICollectionView.elementKindSectionHeader, .top),
                    (UICollectionView.elementKindSectionFooter, .bottom), ("custom", .leading),
                ]
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: .init(widthDimension: .absolute(10), heightDimension: .absolute(10)),
                    elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
                    supplementaryItems: [badge])
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.boundarySupplementaryItems = kinds.map { kind, alignment in
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size, elementKind: kind, alignment: alignment)
                }
                return section
            },
            cell: { _, item in Text(item) },
            supplementaryView: { kind, indexPath in
                let _ = asked[kind, default: 0] += 1
                Text("\(kind) \(indexPath.section)")
            })
        let renderer = ImageRenderer(view, width: 400)
        let list = try renderer.displayList()
        #expect(list.frame(of: "header-0") == CGRect(x: 0, y: 0, width: 400, height: 30))
        #expect(list.frame(of: "footer-0") == CGRect(x: 0, y: 70, width: 400, height: 30))
        #expect(list.frame(of: "custom-0-0") == CGRect(x: 0, y: 35, width: 400, height: 30))
        #expect(list.frame(of: "badge-0-1") == CGRect(x: 390, y: 30, width: 10, height: 10))
        #expect(
            asked == [
                UICollectionView.elementKindSectionHeader: 1, UICollectionView.elementKindSectionFooter: 1, "custom": 1,
                "badge": 2,
            ])
    }

    @Test("A17 an item identifier in two sections is an error that names both places") func a17() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: "a", items: [1, 2]), CollectionRow(section: "b", items: [3, 2])],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(2) }, cell: { _, item in Text("\(item)") })
        let error = #expect(throws: DuplicateIdentifierError.self) {
            try ImageRenderer(view, width: 200).pngData()
        }
        #expect(
            error?.description
                == "item identifier '2' occurs twice, as item 1 of section 0 ('a') and as item 1 of section 1 ('b'); "
                + "identifiers must be unique across all sections: wrap the item together with its section")
    }

    @Test("A17 items wrapped with their section render both") func a17Wrapped() throws {
        struct Item: Hashable {
            var section: String
            var value: Int
        }
        let rows = ["a", "b"].map { name in
            CollectionRow(section: name, items: [Item(section: name, value: 2)])
        }
        let view = CollectionView(
            rows: rows, sectionLayoutProvider: { _, _ in SampleLayouts.columns(2) },
            cell: { _, item in Text("\(item.section)\(item.value)") })
        #expect(try ImageRenderer(view, width: 200).displayList().texts == ["a2", "b2"])
    }

    @Test("A21 a header without a builder leaves its space empty") func a21() throws {
        @MainActor
        func section() -> NSCollectionLayoutSection {
            let section = SampleLayouts.columns(1)
            section.boundarySupplementaryItems = [SampleLayouts.header()]
            return section
        }
        let view = CollectionView(
            rows: Self.rows([1]), sectionLayoutProvider: { _, _ in section() }, cell: { _, item in Text(item) })
        let renderer = ImageRenderer(view, width: 200)
        let list = try renderer.displayList()
        #expect(list.frame(of: "cell-0-0") == CGRect(x: 0, y: 44, width: 200, height: 20))
        #expect(list.frame(of: "header-0") == nil)
        #expect(list.texts == ["0, 0"])
        #expect(list.size == CGSize(width: 200, height: 64))
        #expect(renderer.diagnostics.isEmpty)
    }
}
