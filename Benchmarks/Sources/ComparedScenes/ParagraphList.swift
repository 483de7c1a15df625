import Flatlay

/// Paragraphs of several lines below their headings.
nonisolated struct ParagraphList: View {
    let paragraphs: [SceneContents.Paragraph]

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(paragraphs.indices))],
            layout: { UICollectionViewCompositionalLayout(section: ParagraphList.section()) },
            concurrentCell: { [paragraphs] _, index in ParagraphCell(paragraph: paragraphs[index]) })
    }

    @MainActor
    private static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return section
    }
}

/// A heading and a paragraph.
nonisolated struct ParagraphCell: View {
    let paragraph: SceneContents.Paragraph

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(paragraph.heading).font(.custom("Noto Sans", size: 18).bold()).foregroundStyle(Color.black)
            Text(paragraph.text).font(.custom("Noto Sans", size: 14)).foregroundStyle(Color(hex: "#333333"))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
