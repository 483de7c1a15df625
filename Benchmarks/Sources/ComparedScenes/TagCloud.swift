import Flatlay

/// Tags as wide as their texts, in rows.
nonisolated struct TagCloud: View {
    let tags: [String]

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(tags.indices))],
            layout: { UICollectionViewCompositionalLayout(section: TagCloud.section()) },
            concurrentCell: { [tags] _, index in TagCell(text: tags[index]) })
    }

    @MainActor
    private static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(26))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(26))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(5)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
    }
}

/// A white capsule with a red outline.
nonisolated struct TagCell: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.custom("DejaVu Sans", size: 13))
            .lineLimit(1)
            .foregroundStyle(Color.black)
            .padding(.horizontal, 8)
            .padding(.vertical, 5)
            .background(Capsule().fill(Color.white))
            .overlay(Capsule().strokeBorder(Color(red: 1, green: 0, blue: 0), lineWidth: 1))
    }
}
