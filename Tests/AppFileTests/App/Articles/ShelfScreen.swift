import SwiftUI

/// Shelves of cards on a television, each with a title, that scroll on their own.
struct ShelfScreen: View {
    typealias Row = CollectionRow<Int, String>

    struct Cell: View {
        let name: String

        var body: some View {
            GeometryReader { geometry in
                Button {
                } label: {
                    Text(name)
                        .frame(width: geometry.size.width, height: geometry.size.height)
                        .background(Color.blue)
                }
                .buttonStyle(.card)
            }
        }
    }

    var rows: [Row] = (0..<4).map { section in
        Row(section: section, items: (0..<6).map { "\(section), \($0)" })
    }

    var body: some View {
        CollectionView(rows: rows) { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(320), heightDimension: .absolute(180)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
            section.interGroupSpacing = 40
            section.orthogonalScrollingBehavior = .continuous
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
            ]
            return section
        } cell: { _, item in
            Cell(name: item)
        } supplementaryView: { _, indexPath in
            Text("Section \(indexPath.section)")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .ignoresSafeArea(.all)
    }
}
