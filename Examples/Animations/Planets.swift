import Flatlay

/// Planets as cards, three in a row.
struct Planets: View {
    var names: [String]

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: names)],
            sectionLayoutProvider: { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
                return section
            },
            cell: { _, name in
                Text(name).font(.headline).foregroundStyle(.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Self.color(of: name).gradient, in: .rect(cornerRadius: 14))
                    .padding(6)
            })
    }

    private static func color(of name: String) -> Color {
        switch name {
        case "Venus": .orange
        case "Earth": .blue
        case "Mars": .red
        case "Jupiter": .brown
        case "Saturn": .yellow
        case "Uranus": .teal
        default: .gray
        }
    }
}
