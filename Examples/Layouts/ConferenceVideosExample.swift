import SwiftUI
import UIKit

/// Shelves of videos, each with a title and with cards that scroll horizontally.
enum ConferenceVideosExample {
    static let titleKind = "title"

    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20

        return UICollectionViewCompositionalLayout(
            sectionProvider: { _, layoutEnvironment in
                let itemSize = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
                let item = NSCollectionLayoutItem(layoutSize: itemSize)

                // One card and the edge of the next one; two cards if the screen is wide enough.
                let isWide = layoutEnvironment.container.effectiveContentSize.width > 500
                let groupSize = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(isWide ? 0.425 : 0.85), heightDimension: .absolute(250))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                section.interGroupSpacing = 20
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)

                let titleSize = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: titleSize, elementKind: titleKind, alignment: .top)
                ]
                return section
            }, configuration: configuration)
    }

    struct Video: Hashable {
        var title: String
        var category: String
        var length: String
    }

    struct Shelf: Hashable {
        var title: String
        var videos: [Video]
    }

    static let shelves = [
        Shelf(
            title: "Layout in depth",
            videos: [
                Video(title: "Compose your first layout", category: "Essentials", length: "24:10"),
                Video(title: "Groups within groups", category: "Layout", length: "18:45"),
                Video(title: "Cells that size themselves", category: "Layout", length: "31:02"),
            ]),
        Shelf(
            title: "Data and identity",
            videos: [
                Video(title: "Snapshots, step by step", category: "Data", length: "27:36"),
                Video(title: "What makes an item the same item", category: "Data", length: "22:19"),
            ]),
        Shelf(
            title: "Looks that last",
            videos: [
                Video(title: "Colour in light and dark", category: "Design", length: "16:08"),
                Video(title: "Type for every reader", category: "Accessibility", length: "29:54"),
            ]),
    ]

    /// A still image with the title and the category below.
    struct Card: View {
        let video: Video
        let colors: [Color]

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                Still(colors: colors, length: video.length)
                    .padding(.bottom, 8)
                Text(verbatim: video.title)
                    .font(.headline)
                    .lineLimit(1)
                Text(verbatim: video.category)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }

    /// An image made of shapes, with the duration in a corner.
    struct Still: View {
        let colors: [Color]
        let length: String

        var body: some View {
            LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                .overlay(alignment: .topTrailing) {
                    Circle().fill(.white.opacity(0.14)).frame(width: 210, height: 210).offset(x: 60, y: -70)
                }
                .overlay(alignment: .bottomLeading) {
                    Circle().fill(.white.opacity(0.1)).frame(width: 150, height: 150).offset(x: -40, y: 50)
                }
                .overlay {
                    PlayTriangle().fill(.white).frame(width: 18, height: 20).offset(x: 2)
                        .frame(width: 52, height: 52)
                        .background(.black.opacity(0.28), in: .circle)
                }
                .overlay(alignment: .bottomTrailing) {
                    Text(verbatim: length)
                        .font(.system(size: 12, weight: .semibold))
                        .monospacedDigit()
                        .foregroundStyle(.white)
                        .padding(.horizontal, 6)
                        .padding(.vertical, 2)
                        .background(.black.opacity(0.45), in: .rect(cornerRadius: 5))
                        .padding(8)
                }
                .clipShape(.rect(cornerRadius: 14))
        }
    }

    /// The play symbol.
    struct PlayTriangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    /// The title of a shelf.
    struct Title: View {
        let text: String

        var body: some View {
            Text(verbatim: text)
                .font(.title2.bold())
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.vertical, 8)
        }
    }
}
