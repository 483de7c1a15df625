import Flatlay

/// Rows that each contain a collection, which scrolls horizontally.
struct NestedShelves: View {
    static let names = [
        "Amsterdam", "Berlin", "Cairo", "Delhi", "Edinburgh", "Florence", "Geneva", "Helsinki", "Istanbul", "Jakarta",
    ]

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: "cities", items: Self.names)],
            layout: {
                UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
            }
        ) { _, name in
            VStack(alignment: .leading, spacing: 6) {
                Text(name).font(.headline)
                Streets(city: name).frame(height: 64)
            }
            .padding(.vertical, 8)
            .padding(.leading, 16)
        }
    }
}

/// The collection in a row.
struct Streets: View {
    let city: String

    private static let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink]

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: "streets", items: Array(1...10))],
            sectionLayoutProvider: { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .absolute(64), heightDimension: .absolute(64)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 8
                section.orthogonalScrollingBehavior = .continuous
                return section
            },
            cell: { _, number in
                Text("\(number)")
                    .font(.title3.bold())
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Self.colors[number - 1].gradient, in: .rect(cornerRadius: 10))
            })
    }
}
