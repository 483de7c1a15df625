import Flatlay

/// Tiles that appear, disappear, move and change size when the data and the layout change.
nonisolated struct TileBoard: View {
    struct Tile: Hashable {
        var name: String
        var color: Color
    }

    static let tiles: [Tile] = zip(
        ["Sun", "Moon", "Mars", "Venus", "Earth", "Pluto", "Titan", "Ceres", "Io"],
        [Color.orange, .indigo, .red, .pink, .blue, .gray, .brown, .teal, .yellow]
    ).map { Tile(name: $0, color: $1) }

    var tiles = TileBoard.tiles
    var columns = 3

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: "tiles", items: tiles)],
            sectionLayoutProvider: { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
                    subitem: item, count: columns)
                group.interItemSpacing = .fixed(12)
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 12
                section.contentInsets = .init(top: 12, leading: 16, bottom: 16, trailing: 16)
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                ]
                return section
            },
            cell: { _, tile in
                VStack(alignment: .leading) {
                    Circle().fill(.white.opacity(0.85)).frame(width: 22, height: 22)
                    Spacer()
                    Text(tile.name).font(.headline).foregroundStyle(.white)
                }
                .padding(12)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .background(tile.color.gradient, in: .rect(cornerRadius: 16))
            },
            supplementaryView: { _, _ in
                Text("\(tiles.count) tiles").font(.title2.bold())
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            })
    }
}
