import Flatlay
import Testing

/// A list layout, as an app writes it, through the whole pipeline.
@Suite struct ListLayoutTests {
    @Test func rowsAreAsTallAsTheirContentAndAsWideAsTheirSection() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: ["one", "two"])],
            layout: {
                UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
            },
            cell: { _, text in
                HStack {
                    Text(verbatim: text)
                    Spacer()
                }
                .padding(16)
            })
        let list = try ImageRenderer(view, width: 320).displayList()
        #expect(list.frame(of: "cell-0-0") == CGRect(x: 0, y: 0, width: 320, height: 52))
        #expect(list.frame(of: "cell-0-1") == CGRect(x: 0, y: 52, width: 320, height: 52))
    }

    @Test func configurationsKeepTheirColors() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        #expect(configuration.backgroundColor == nil)
        configuration.backgroundColor = .systemGroupedBackground
        #expect(configuration.backgroundColor == .systemGroupedBackground)
        var separator = UIListSeparatorConfiguration(listAppearance: .plain)
        separator.color = .systemRed
        separator.multipleSelectionColor = .systemBlue
        #expect(separator.color == .systemRed && separator.multipleSelectionColor == .systemBlue)
    }
}
