import BenchmarkSupport
import CollectionLayout
import Foundation

/// Every collection that is measured.
@MainActor
enum Scenarios {
    static let hundreds = [100, 1_000, 10_000]
    static let thousands = [1_000, 10_000, 100_000]
    static let millions = [10_000, 100_000, 1_000_000]

    static var all: [Scenario] {
        [
            Scenario(name: "equal items", sizes: millions, promise: 0.005, mostInstructions: 70e3) { count in
                Stage(UICollectionViewCompositionalLayout(section: grid()), counts: [count])
            },
            Scenario(name: "nested groups", sizes: millions, promise: 0.005, mostInstructions: 150e3) { count in
                Stage(UICollectionViewCompositionalLayout(section: nested()), counts: [count])
            },
            Scenario(name: "flow, equal items", sizes: millions, promise: 0.005, mostInstructions: 24e3) { count in
                Stage(UICollectionViewFlowLayout(), counts: [count])
            },
            Scenario(name: "flow, sizes from the delegate", sizes: thousands, mostInstructions: 130e6) { count in
                Stage(UICollectionViewFlowLayout(), counts: [count], sizes: TagSizes())
            },
            Scenario(name: "flow, measured tags", sizes: thousands, mostInstructions: 380e6) { count in
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                return Stage(layout, counts: [count]) { TagSizes.size(of: $0.element.indexPath.item) }
            },
            Scenario(name: "sections of ten, one description", sizes: thousands, mostInstructions: 170e6) { count in
                Stage(UICollectionViewCompositionalLayout(section: grid()), counts: tens(count))
            },
            Scenario(name: "sections of ten, a provider", sizes: thousands, mostInstructions: 2.3e9) { count in
                Stage(UICollectionViewCompositionalLayout { _, _ in grid() }, counts: tens(count))
            },
            Scenario(name: "sections of ten with header, footer, badges", sizes: thousands, mostInstructions: 170e6) {
                count in
                Stage(UICollectionViewCompositionalLayout(section: decorated(pins: false)), counts: tens(count))
            },
            Scenario(name: "sections of ten with pinned header", sizes: thousands, mostInstructions: 170e6) { count in
                Stage(UICollectionViewCompositionalLayout(section: decorated(pins: true)), counts: tens(count))
            },
            Scenario(name: "orthogonal sections of ten", sizes: thousands, mostInstructions: 170e6) { count in
                Stage(UICollectionViewCompositionalLayout(section: shelf()), counts: tens(count))
            },
            Scenario(name: "orthogonal sections of ten, measured", sizes: hundreds) { count in
                Stage(
                    UICollectionViewCompositionalLayout(section: measuredShelf()), counts: tens(count),
                    measure: rowHeight)
            },
            Scenario(name: "list rows, estimates", sizes: thousands, mostInstructions: 75e3) { count in
                Stage(list(), counts: [count])
            },
            Scenario(name: "list rows, measured", sizes: thousands, mostInstructions: 1.05e9) { count in
                Stage(list(), counts: [count], measure: rowHeight)
            },
            Scenario(name: measuredRows, sizes: thousands, mostInstructions: 900e6) { count in
                Stage(UICollectionViewCompositionalLayout(section: rows()), counts: [count], measure: rowHeight)
            },
            Scenario(name: slowlyMeasuredRows, sizes: thousands, waits: true) { count in
                Stage(UICollectionViewCompositionalLayout(section: rows()), counts: [count]) { request in
                    let end = ProcessorTime.now + 10e-6
                    while ProcessorTime.now < end {}
                    return rowHeight(request)
                }
            },
        ]
    }

    static let measuredRows = "measured rows, measuring costs nothing"
    static let slowlyMeasuredRows = "measured rows, measuring takes 10 µs"

    private static func tens(_ sections: Int) -> [Int] { Array(repeating: 10, count: sections) }

    private static func rowHeight(_ request: PreferredSizeRequest) -> CGSize? {
        CGSize(width: request.proposedSize.width, height: CGFloat(40 + request.element.indexPath.item % 7 * 6))
    }

    // MARK: Descriptions

    /// Three columns of squares.
    private static func grid() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    /// A large item beside two small ones, and a row of four below.
    private static func nested() -> NSCollectionLayoutSection {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
        let small = NSCollectionLayoutItem(layoutSize: half)
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            subitems: [small, small])
        let large = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        let upper = NSCollectionLayoutGroup.horizontal(layoutSize: half, subitems: [large, pair])
        let quarter = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        quarter.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
        let lower = NSCollectionLayoutGroup.horizontal(layoutSize: half, subitems: [quarter])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: full.widthDimension, heightDimension: .absolute(400)),
            subitems: [upper, lower])
        return NSCollectionLayoutSection(group: group)
    }

    /// A grid with a header, a footer, a background and a badge on every item.
    private static func decorated(pins: Bool) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let band = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: band, elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = pins
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: band, elementKind: "footer", alignment: .bottom)
        section.boundarySupplementaryItems = pins ? [header] : [header, footer]
        section.decorationItems = [.background(elementKind: "background")]
        return section
    }

    /// A row of cards that scrolls by itself.
    private static func shelf() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(140), heightDimension: .absolute(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    /// A shelf as high as its highest card.
    private static func measuredShelf() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    /// Rows that are as high as their contents want.
    private static func rows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private static func list() -> UICollectionViewCompositionalLayout {
        .list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }
}

/// Sizes of words, which repeat.
private final class TagSizes: FlowLayoutSizes {
    func sizeForItem(at indexPath: IndexPath) -> CGSize? { Self.size(of: indexPath.item) }

    static func size(of item: Int) -> CGSize { CGSize(width: CGFloat(40 + item % 11 * 7), height: 28) }
}
