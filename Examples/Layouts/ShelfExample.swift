import SwiftUI
import UIKit

/// Forty rows of cards on a television. Each row scrolls horizontally, and the focus moves from card to card.
enum ShelfExample {
    static let sections = Array(0..<40)

    static func items(in section: Int) -> [String] {
        (0..<20).map { "\(section), \($0)" }
    }

    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(320), heightDimension: .absolute(180)),
            subitems: [item])

        let section = NSCollectionLayoutSection(group: group)
        // Televisions may cut off the edges of the image. Only cards that scroll out of the way may be there.
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 90, bottom: 20, trailing: 90)
        section.interGroupSpacing = 40
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// A button that fills its cell. Its style shows the focused and the pressed state.
    struct Card: View {
        let name: String

        var body: some View {
            GeometryReader { geometry in
                Button(
                    action: {},
                    label: {
                        Text(name)
                            .font(.title2.weight(.semibold))
                            .foregroundStyle(.white)
                            .frame(width: geometry.size.width, height: geometry.size.height)
                            .background(.blue)
                    }
                )
                .buttonStyle(.card)
            }
        }
    }

    struct Header: View {
        let section: Int

        var body: some View {
            Text("Section \(section)")
                .font(.title3.weight(.medium))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
    }
}
