import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("Hosted cells")
@MainActor
struct HostedCellTests {
    /// An image of one cell 200 points wide. Rows are as high as their content.
    private func picture<Cell: UICollectionViewCell>(
        _ type: Cell.Type = Cell.self, layout: UICollectionViewLayout? = nil, count: Int = 1,
        configure: @escaping (Cell, Int) -> Void
    ) throws -> DisplayList {
        let layout = layout ?? UICollectionViewCompositionalLayout { _, _ in SampleLayouts.list(estimate: 99) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in configure(cell, item) }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        dataSource.apply(snapshot)
        return try ImageRenderer(CollectionView(view), width: 200).displayList()
    }

    private func plainList(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
    )
        -> UICollectionViewLayout
    {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
    }

    private func textFrame(_ list: DisplayList, _ index: Int = 0) -> CGRect? {
        let frames = list.frames(named: "text")
        return frames.indices.contains(index) ? frames[index] : nil
    }

    @Test("D12 hosted content keeps the margins of a plain cell: 8 points on every side")
    func defaultMargins() throws {
        let list = try picture(UICollectionViewCell.self) { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }
        }
        #expect(list.frame(of: "cell-0-0") == CGRect(x: 0, y: 0, width: 200, height: 36))
        #expect(
            list.rectangles(filledWith: Color.red.resolve(in: .init())) == [CGRect(x: 8, y: 8, width: 184, height: 20)])
    }

    @Test("D12 margins are set for some edges, or for all")
    func margins() throws {
        let list = try picture(UICollectionViewCell.self) { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }
                .margins(.horizontal, 20).margins(.top, EdgeInsets(top: 1, leading: 50, bottom: 50, trailing: 50))
        }
        #expect(
            list.rectangles(filledWith: Color.red.resolve(in: .init())) == [CGRect(x: 20, y: 1, width: 160, height: 20)]
        )
        #expect(list.frame(of: "cell-0-0")?.height == 29)
        let none = try picture(UICollectionViewCell.self) { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }.margins(.all, 0)
        }
        #expect(
            none.rectangles(filledWith: Color.red.resolve(in: .init())) == [CGRect(x: 0, y: 0, width: 200, height: 20)])
    }

    @Test("D12 in a list row, margins are 11 and 16 points, and the minimum height is 44")
    func rowMargins() throws {
        let list = try picture(UICollectionViewListCell.self, layout: plainList(), count: 2) { cell, item in
            cell.contentConfiguration = UIHostingConfiguration {
                Color.red.frame(height: item == 0 ? 10 : 50)
            }
        }
        #expect(list.frame(of: "cell-0-0")?.height == 44)
        #expect(list.frame(of: "cell-0-1")?.height == 72)
        #expect(
            list.rectangles(filledWith: Color.red.resolve(in: .init())) == [
                CGRect(x: 16, y: 17, width: 168, height: 10), CGRect(x: 16, y: 55, width: 168, height: 50),
            ])
    }

    @Test("a background fills the whole cell, and the minimum size includes margins")
    func background() throws {
        let list = try picture(UICollectionViewCell.self) { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }
                .background(Color.blue).minSize(height: 60)
        }
        #expect(
            list.rectangles(filledWith: Color.blue.resolve(in: .init())) == [CGRect(x: 0, y: 0, width: 200, height: 60)]
        )
        #expect(list.rectangles(filledWith: Color.red.resolve(in: .init())).map(\.midY) == [30])
        let view = try picture(UICollectionViewCell.self) { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }.background {
                Color.green
            }
        }
        #expect(view.rectangles(filledWith: Color.green.resolve(in: .init())).map(\.height) == [36])
    }

    @Test("a row's default content has texts one below the other, between margins, after an image")
    func listContent() throws {
        let list = try picture(UICollectionViewListCell.self, layout: plainList(), count: 3) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = "title"
            content.secondaryText = item == 0 ? "more" : nil
            if item == 2 { content.image = UIImage(named: "cover") }
            cell.contentConfiguration = content
        }
        #expect(list.texts.filter { $0.count > 3 } == ["title", "more", "title", "cove", "title"])
        // 11 above, two lines of 20 with 3 between, 11 below.
        #expect(list.frame(of: "cell-0-0")?.height == 65)
        #expect(textFrame(list)?.origin == CGPoint(x: 16, y: 11))
        #expect(textFrame(list, 1)?.origin == CGPoint(x: 16, y: 34))
        #expect(list.frame(of: "cell-0-1")?.height == 44)
        #expect(textFrame(list, 2)?.origin == CGPoint(x: 16, y: 77))
        // A missing image is a box of 44 by 44, with 16 points between it and the text.
        #expect(list.frames(named: "text").last?.minX == 76)
    }

    @Test("a value is at the end of its line, or below it if there is no space")
    func valueContent() throws {
        let list = try picture(UICollectionViewListCell.self, layout: plainList(), count: 2) { cell, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = "title"
            content.secondaryText = item == 0 ? "12" : "a value of many words"
            cell.contentConfiguration = content
        }
        #expect(textFrame(list, 1)?.maxX == 192)
        #expect(list.frame(of: "cell-0-0")?.height == 44)
        #expect(try #require(list.frame(of: "cell-0-1")).height > 60)
    }

    @Test(
        "default content depends on the list's appearance and on the position",
        arguments: [
            (UICollectionLayoutListConfiguration.Appearance.plain, "Films", "end"), (.grouped, "FILMS", "end"),
            (.insetGrouped, "FILMS", "end"), (.sidebar, "Films", "end"),
        ])
    func defaultContent(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ header: String, _ footer: String
    ) throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        func show(_ text: String, in cell: UICollectionViewListCell) {
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            show("row", in: cell)
        }
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let bands = kinds.map { kind in
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { view, kind, _ in
                show(kind == UICollectionView.elementKindSectionHeader ? "Films" : "end", in: view)
            }
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            let band = bands[kind == UICollectionView.elementKindSectionHeader ? 0 : 1]
            return view.dequeueConfiguredReusableSupplementary(using: band, for: path)
        }
        dataSource.apply(try NSDiffableDataSourceSnapshot(sections: [(0, [1])]))
        let list = try ImageRenderer(CollectionView(view), width: 300).displayList()
        #expect(list.texts.sorted() == [header, footer, "row"].sorted())
    }

    @Test("text is capitalised and styled by its properties")
    func textProperties() throws {
        let list = try picture(UICollectionViewListCell.self, layout: plainList()) { cell, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Section"
            content.textProperties.color = .systemRed
            content.textProperties.font = .systemFont(ofSize: 20, weight: .bold)
            content.directionalLayoutMargins.leading = 40
            cell.contentConfiguration = content
        }
        #expect(list.texts == ["SECTION"])
        #expect(textFrame(list)?.minX == 40)
    }

    @Test("accessories are at the end, and content takes the rest")
    func accessories() throws {
        let list = try picture(UICollectionViewListCell.self, layout: plainList()) { cell, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }.margins(.all, 0)
            cell.accessories = [
                .label(text: "12"), .label(text: "gone", options: .init(isHidden: true)), .delete(), .reorder(),
            ]
        }
        // The label is 20 wide, with 16 points after it.
        #expect(list.texts == ["12"])
        #expect(textFrame(list)?.maxX == 184)
        #expect(list.rectangles(filledWith: Color.red.resolve(in: .init())).first?.width == 164)
        let arrows = try picture(UICollectionViewListCell.self, layout: plainList()) { cell, _ in
            cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenNotEditing), .outlineDisclosure()]
        }
        #expect(arrows.drawings.count >= 3)
    }

    @Test("indentation moves the content")
    func indentation() throws {
        let list = try picture(UICollectionViewListCell.self, layout: plainList(), count: 2) { cell, item in
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }.margins(.all, 0)
            cell.indentationLevel = item * 2
        }
        #expect(list.rectangles(filledWith: Color.red.resolve(in: .init())).map(\.minX) == [0, 20])
    }

    @Test("backgrounds have a colour, rounded corners, a border and insets")
    func backgroundConfiguration() throws {
        let list = try picture(UICollectionViewCell.self) { cell, _ in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemGreen
            background.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            background.cornerRadius = 5
            background.strokeColor = .systemBlue
            background.strokeWidth = 2
            cell.backgroundConfiguration = background
            cell.backgroundColor = .systemRed
            cell.contentConfiguration = UIHostingConfiguration { Color.clear.frame(height: 20) }
        }
        #expect(
            list.rectangles(filledWith: Color.red.resolve(in: .init())) == [CGRect(x: 0, y: 0, width: 200, height: 36)])
        #expect(
            list.rectangles(filledWith: Color.green.resolve(in: .init())) == [
                CGRect(x: 2, y: 1, width: 194, height: 32)
            ])
        #expect(list.drawings.count == 3)
    }

    /// A cell subclass as in apps.
    final class BadgeCell: UICollectionViewCell {
        private(set) var reuseCount = 0
        var count = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBlue
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuseCount += 1
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            let text = "\(count)\(state.isSelected ? "!" : "")"
            contentConfiguration = UIHostingConfiguration { Text(text) }
        }
    }

    @Test("a subclass is configured in init(frame:) and updates its configuration for its state")
    func subclass() throws {
        let list = try picture(BadgeCell.self, count: 2) { cell, item in
            cell.count = item
            cell.isSelected = item == 1
        }
        #expect(list.texts == ["0", "1!"])
        #expect(list.rectangles(filledWith: Color.blue.resolve(in: .init())).count == 2)
    }

    @Test("an update handler has the last word")
    func updateHandler() throws {
        let list = try picture(UICollectionViewCell.self, count: 2) { cell, item in
            cell.isHighlighted = item == 0
            cell.configurationUpdateHandler = { cell, state in
                cell.contentConfiguration = UIHostingConfiguration { Text(state.isHighlighted ? "on" : "off") }
            }
        }
        #expect(list.texts == ["on", "off"])
    }

    /// Custom content.
    struct Stars: UIContentConfiguration {
        var count: Int
        func makeContent() -> AnyView { AnyView(Text(String(repeating: "*", count: count))) }
        func updated(for state: any UIConfigurationState) -> Stars {
            Stars(count: (state as? UICellConfigurationState)?.isSelected == true ? count + 1 : count)
        }
    }

    @Test("custom content configurations follow the cell's state")
    func ownConfiguration() throws {
        let list = try picture(UICollectionViewCell.self, count: 2) { cell, item in
            cell.isSelected = item == 1
            cell.contentConfiguration = Stars(count: 3)
        }
        #expect(list.texts == ["***", "****"])
    }
}
