import Flatlay

/// A large collection, and a way to hand its data over.
enum SampleCollection: String, CaseIterable {
    case grid = "a grid, from a snapshot"
    case shelves = "shelves of a hundred, from a snapshot"
    case visibleRows = "rows measured where in sight, from a snapshot"
    case rows = "a grid, from rows that are compared anew"

    enum Data {
        case snapshot(NSDiffableDataSourceSnapshot<Int, Int>)
        case rows([CollectionRow<Int, Int>])
    }

    var sizes: [Int] { [10_000, 100_000, 1_000_000] }

    /// What a window may cost, whatever the size of the collection; nil where it grows with it.
    var mostInstructions: Double? {
        self == .grid ? 7.5e6 : nil
    }

    func data(_ size: Int) -> Data {
        let length = self == .shelves ? 100 : size
        let rows = (0..<size / length).map { section in
            CollectionRow(section: section, items: Array(section * length..<(section + 1) * length))
        }
        guard self != .rows else { return .rows(rows) }
        do {
            return .snapshot(try NSDiffableDataSourceSnapshot(sections: rows.map { ($0.section, $0.items) }))
        } catch {
            fatalError("a benchmark's data is wrong: \(error)")
        }
    }

    /// The collection of some items, scrolled to the middle of its content.
    func view(of data: Data, size: Int) -> CollectionView<Int, Int> {
        let collection =
            switch data {
            case .snapshot(let snapshot):
                CollectionView(
                    snapshot: snapshot, layout: { UICollectionViewCompositionalLayout(section: section()) },
                    cell: { _, number in Tile(number: number) })
            case .rows(let rows):
                CollectionView(
                    rows: rows, layout: { UICollectionViewCompositionalLayout(section: section()) },
                    cell: { _, number in Tile(number: number) })
            }
        return
            collection
            .contentOffset(CGPoint(x: 0, y: CGFloat(size) * pointsPerItem / 2 + 30))
            .measuringPolicy(self == .visibleRows ? .visible : .everything)
    }

    /// The length of the content for each item, before any is measured.
    private var pointsPerItem: CGFloat {
        switch self {
        case .grid, .rows: 25
        case .shelves: 1
        case .visibleRows: 44
        }
    }

    @MainActor
    private func section() -> NSCollectionLayoutSection {
        let columns: CGFloat = self == .grid || self == .rows ? 4 : 1
        let height: NSCollectionLayoutDimension = self == .visibleRows ? .estimated(44) : .absolute(100)
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / columns), heightDimension: height))
        let width: NSCollectionLayoutDimension = self == .shelves ? .absolute(100) : .fractionalWidth(1)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: width, heightDimension: height), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if self == .shelves { section.orthogonalScrollingBehavior = .continuous }
        return section
    }
}

/// A number on a card.
nonisolated private struct Tile: View {
    let number: Int

    var body: some View {
        Text("Item \(number)")
            .padding(4)
            .frame(maxWidth: .infinity, minHeight: 40)
            .background(Color.yellow)
    }
}
