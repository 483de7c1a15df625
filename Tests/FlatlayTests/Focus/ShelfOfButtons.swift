import Flatlay
import Foundation
import RenderingTestSupport

/// Rows of buttons in cells of 100×50 that scroll horizontally, each below a header of 20, on a screen of 400×300.
enum ShelfOfButtons {
    static func rows(_ counts: [Int]) -> [CollectionRow<String, String>] {
        counts.enumerated().map { section, count in
            CollectionRow(section: "row \(section)", items: (0..<count).map { "\(section), \($0)" })
        }
    }

    @MainActor
    static func section(_ width: CGFloat = 100) -> NSCollectionLayoutSection {
        let section = SampleLayouts.shelf(width: width, height: 50)
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.interGroupSpacing = 20
        section.boundarySupplementaryItems = [SampleLayouts.header(height: .absolute(20))]
        return section
    }

    /// The shelf; a cell holds one button of a style, as large as the cell.
    static func view(
        _ rows: [CollectionRow<String, String>], action: @escaping (String) -> Void = { _ in }
    ) -> CollectionView<String, String> {
        CollectionView(
            rows: rows, sectionLayoutProvider: { _, _ in section() },
            cell: { _, item in
                GeometryReader { geometry in
                    Button(
                        action: { action(item) },
                        label: {
                            Text(item).frame(width: geometry.size.width, height: geometry.size.height).background(.blue)
                        }
                    )
                    .buttonStyle(.card)
                }
            },
            supplementaryView: { _, indexPath in Text("Section \(indexPath.section)") })
    }

    static func renderer<Content: View>(
        _ content: Content, width: CGFloat = 400, height: CGFloat = 300
    ) -> InteractiveRenderer<Content> {
        let renderer = InteractiveRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(width: width, height: height)
        renderer.textShaper = GridTextShaper()
        return renderer
    }
}

extension InteractiveRenderer {
    /// The name of the focused view in dumps.
    func focusedName() throws -> String? { try focusedTarget()?.id.description }
}
