import SwiftUI
import UIKit

/// One section for each orthogonal scrolling behaviour.
enum OrthogonalBehaviorsExample {
    static let headerKind = "header"

    static let behaviors: [(name: String, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)] = [
        ("continuous", .continuous),
        ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary),
        ("paging", .paging),
        ("groupPaging", .groupPaging),
        ("groupPagingCentered", .groupPagingCentered),
        ("none", .none),
    ]

    @MainActor
    static func createLayout(
        groupHeight: NSCollectionLayoutDimension = .fractionalHeight(0.4)
    ) -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20

        return UICollectionViewCompositionalLayout(
            sectionProvider: { sectionIndex, _ in
                guard behaviors.indices.contains(sectionIndex) else { return nil }
                let group = OrthogonalScrollingExample.mosaicGroup(height: groupHeight)
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = behaviors[sectionIndex].behavior

                let headerSize = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: headerSize, elementKind: headerKind, alignment: .top)
                ]
                return section
            }, configuration: configuration)
    }

    /// The name of a behaviour, as code.
    struct Header: View {
        let name: String

        var body: some View {
            Text(verbatim: ".\(name)")
                .font(.system(size: 13, weight: .semibold, design: .monospaced))
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 10)
                .padding(.top, 4)
        }
    }
}
