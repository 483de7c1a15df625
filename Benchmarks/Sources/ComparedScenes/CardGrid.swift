import Flatlay

/// Cards in rows of ten, a hundred to a section.
nonisolated public struct CardGrid: View {
    let cards: [String]
    let isClipped: Bool

    /// A grid of labels.
    ///
    /// - Parameter isClipped: whether each card is clipped to its shape.
    public init(cards: [String], isClipped: Bool = false) {
        self.cards = cards
        self.isClipped = isClipped
    }

    /// The collection.
    public var body: some View {
        CollectionView(
            rows: rows, layout: { UICollectionViewCompositionalLayout(section: CardGrid.section()) },
            concurrentCell: { [cards, isClipped] _, index in CardCell(text: cards[index], isClipped: isClipped) }
        )
        .supplementaryView { _, indexPath in
            Text("Section \(indexPath.section + 1)")
                .font(.custom("DejaVu Sans", size: 16).bold())
                .foregroundStyle(Color.black)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .padding(.top, 5)
        .padding(.bottom, 1)
    }

    private var rows: [CollectionRow<Int, Int>] {
        stride(from: 0, to: cards.count, by: 100).map { first in
            CollectionRow(section: first / 100, items: Array(first..<min(first + 100, cards.count)))
        }
    }

    @MainActor
    private static func section() -> NSCollectionLayoutSection {
        let card = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .absolute(90), heightDimension: .absolute(24)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)), subitems: [card])
        row.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 5, bottom: 4, trailing: 5)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }
}

/// A label on a rounded rectangle, cut at its end where it is too long.
nonisolated struct CardCell: View {
    let text: String
    let isClipped: Bool

    var body: some View {
        let card =
            content
            .background(RoundedRectangle(cornerRadius: 6).fill(CardCell.fill))
            .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(CardCell.outline, lineWidth: 1))
        if isClipped {
            card.clipShape(RoundedRectangle(cornerRadius: 6))
        } else {
            card
        }
    }

    private var content: some View {
        Text(text)
            .font(.custom("DejaVu Sans", size: 11))
            .lineLimit(1)
            .foregroundStyle(Color.black)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private static let fill = Color(red: 0xf4 / 255, green: 0xf4 / 255, blue: 0xf6 / 255)
    private static let outline = Color(red: 0xc8 / 255, green: 0xc8 / 255, blue: 0xd0 / 255)
}
