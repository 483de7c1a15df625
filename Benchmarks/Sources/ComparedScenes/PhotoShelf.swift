import Flatlay

/// Photographs with round corners and shadows above their captions.
nonisolated struct PhotoShelf: View {
    let photos: [SceneContents.Photo]

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(photos.indices))],
            layout: { UICollectionViewCompositionalLayout(section: PhotoShelf.section()) },
            concurrentCell: { [photos] _, index in PhotoCell(photo: photos[index]) })
    }

    @MainActor
    private static func section() -> NSCollectionLayoutSection {
        let photo = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .absolute(215), heightDimension: .absolute(186)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(186)), subitems: [photo])
        row.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
        return section
    }
}

/// A photograph and its caption.
nonisolated struct PhotoCell: View {
    let photo: SceneContents.Photo

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(photo.image)
                .resizable()
                .scaledToFill()
                .frame(width: 215, height: 160)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .shadow(color: .black.opacity(0.3), radius: 6, y: 4)
            Text(photo.caption)
                .font(.custom("Noto Sans", size: 13))
                .foregroundStyle(Color(hex: "#1d1d1f"))
                .lineLimit(1)
        }
    }
}
