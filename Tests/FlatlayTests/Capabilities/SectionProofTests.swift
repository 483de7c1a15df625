import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Cases of sections that the other tests do not cover.
@Suite struct SectionProofTests {
    enum Section: Hashable { case tiles, rows, banner }

    /// A screen whose layout looks up its sections by identifier.
    @MainActor
    private final class Screen {
        let collectionView: UICollectionView
        private(set) var dataSource: UICollectionViewDiffableDataSource<Section, String>!
        private(set) var asked: [Section?] = []

        init() {
            final class Box { weak var screen: Screen? }
            let box = Box()
            let layout = UICollectionViewCompositionalLayout { index, _ in
                guard let screen = box.screen else { return nil }
                let section = screen.dataSource.sectionIdentifier(for: index)
                screen.asked.append(section)
                switch section {
                case .tiles: return SampleLayouts.columns(2, height: 40)
                case .rows: return SampleLayouts.columns(1, height: 30)
                case .banner: return SampleLayouts.columns(1, height: 100)
                case nil: return nil
                }
            }
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
                cell.contentConfiguration = UIHostingConfiguration { Text(item) }.margins(.all, 0)
            }
            dataSource = .init(collectionView: collectionView) {
                $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
            }
            box.screen = self
        }

        func frames(_ sections: [Section]) throws -> [CGRect] {
            var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
            snapshot.appendSections(sections)
            for section in sections { snapshot.appendItems(["\(section) 0", "\(section) 1"], toSection: section) }
            dataSource.apply(snapshot)
            asked = []
            return try current().cells
        }

        func current() throws -> (cells: [CGRect], texts: [String]) {
            let list = try ImageRenderer(CollectionView(collectionView), width: 200, height: 600).displayList()
            return (list.nodes.filter { $0.name.hasPrefix("cell-") }.map(\.frame), list.texts)
        }
    }

    @Test("D2 a layout finds its sections by identifier, at any position, and nil if there is none")
    @MainActor
    func d2Identifier() throws {
        let screen = Screen()
        let tiles = { (y: CGFloat) in (0..<2).map { CGRect(x: CGFloat($0) * 100, y: y, width: 100, height: 40) } }
        let rows = { (y: CGFloat) in (0..<2).map { CGRect(x: 0, y: y + CGFloat($0) * 30, width: 200, height: 30) } }
        #expect(try screen.frames([.tiles, .rows]) == tiles(0) + rows(40))
        #expect(screen.asked.allSatisfy { $0 != nil } && Set(screen.asked) == [.tiles, .rows])
        #expect(try screen.frames([.rows, .tiles]) == rows(0) + tiles(60))
        #expect(try screen.frames([.rows]) == rows(0))
        #expect(screen.dataSource.sectionIdentifier(for: 0) == .rows)
        #expect(
            screen.dataSource.sectionIdentifier(for: 1) == nil && screen.dataSource.sectionIdentifier(for: -1) == nil)
        #expect(screen.dataSource.index(for: .rows) == 0 && screen.dataSource.index(for: .tiles) == nil)
        #expect(try screen.frames([]) == [])
    }

    @MainActor
    @Test("D3 sections that change places keep their items and layouts") func d3Reordered() throws {
        let screen = Screen()
        _ = try screen.frames([.tiles, .rows, .banner])
        var snapshot = screen.dataSource.snapshot()
        snapshot.moveSection(.banner, beforeSection: .tiles)
        screen.dataSource.apply(snapshot)
        let moved = try screen.current()
        #expect(moved.texts == ["banner 0", "banner 1", "tiles 0", "tiles 1", "rows 0", "rows 1"])
        #expect(moved.cells.map(\.minY) == [0, 100, 200, 200, 240, 270])
        #expect(moved.cells.map(\.height) == [100, 100, 40, 40, 30, 30])
        snapshot.moveSection(.tiles, afterSection: .rows)
        screen.dataSource.apply(snapshot)
        #expect(try screen.current().texts == ["banner 0", "banner 1", "rows 0", "rows 1", "tiles 0", "tiles 1"])
        snapshot.deleteSections([.rows])
        screen.dataSource.apply(snapshot)
        let left = try screen.current()
        #expect(left.texts == ["banner 0", "banner 1", "tiles 0", "tiles 1"])
        #expect(left.cells.map(\.minY) == [0, 100, 200, 200])
        // The same with values: equal rows in another order.
        let swapped = try ImageRenderer(
            SymbolCapabilityTests.view(SymbolCapabilityTests.rows([.vertical, .horizontal])), width: 390
        ).displayList()
        let last = try #require(swapped.frame(of: "cell-0-57"))
        #expect(swapped.frame(of: "cell-1-1") == CGRect(x: 64, y: last.maxY, width: 64, height: 64))
    }

    @Test("D10 the container that a provider sees is reduced by the content insets", arguments: [390, 500])
    @MainActor
    func d10Insets(width: CGFloat) throws {
        func frame(
            _ reference: UIContentInsetsReference, insets: CGFloat, safeArea: EdgeInsets = EdgeInsets()
        ) throws -> (seen: CGFloat, cell: CGRect) {
            var seen: CGFloat = 0
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.contentInsetsReference = reference
            let view = CollectionView(
                rows: [CollectionRow(section: 0, items: [0])],
                layout: {
                    UICollectionViewCompositionalLayout(
                        sectionProvider: { _, environment in
                            seen = environment.container.effectiveContentSize.width
                            let size = NSCollectionLayoutSize(
                                widthDimension: .absolute(seen - 2 * insets), heightDimension: .absolute(44))
                            let section = NSCollectionLayoutSection(
                                group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
                            section.contentInsets = .init(top: 0, leading: insets, bottom: 0, trailing: insets)
                            return section
                        }, configuration: configuration)
                },
                cell: { _, _ in Color.red })
            let renderer = ImageRenderer(view.padding(.horizontal, 5), width: width, height: 100)
            renderer.safeAreaInsets = safeArea
            return (seen, try #require(try renderer.displayList().frame(of: "cell-0-0")))
        }
        let plain = try frame(.none, insets: 0)
        #expect(plain.cell == CGRect(x: 5, y: 0, width: width - 10, height: 44))
        let inset = try frame(.none, insets: 16)
        #expect(inset.cell == CGRect(x: 21, y: 0, width: width - 42, height: 44))
        // The layout margins are 8 points on each side.
        let margins = try frame(.layoutMargins, insets: 0)
        #expect(margins.cell == CGRect(x: 13, y: 0, width: width - 26, height: 44))
        let both = try frame(.layoutMargins, insets: 16)
        #expect(both.cell == CGRect(x: 29, y: 0, width: width - 58, height: 44))
        // A collection between bars and notches is narrower as a whole.
        let notched = try frame(.none, insets: 16, safeArea: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30))
        #expect(notched.cell == CGRect(x: 41, y: 0, width: width - 92, height: 44))
    }

    @Test("E9 only one declaration leads from a host to its child") func e9Source() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/FlatlayScene/Hosting/ContentHost.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        // Members are indented by one level; those that are not private are visible elsewhere.
        let members = source.matches(of: #/(?m)^ {4}((?:[a-z@()]+ )*)(var|let|func|subscript|init)\b ?([A-Za-z]*)/#)
        let visible = members.filter { !$0.output.1.contains("private") }.map {
            "\($0.output.2) \($0.output.3)".trimmingCharacters(in: .whitespaces)
        }
        #expect(visible == ["init", "var child", "func prepareForReuse"])
        let files =
            FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
        #expect(files.count > 100)
        for name in files {
            let text = try String(contentsOf: root.appendingPathComponent("Sources/" + name), encoding: .utf8)
            #expect(!text.contains("extension ContentHost"), "\(name)")
        }
    }
}
