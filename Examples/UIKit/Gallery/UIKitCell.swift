import UIKit

/// A cell of UIKit as an app writes it, filled with sample data.
@MainActor
public struct UIKitCell {
    /// How the cells of one class are placed.
    enum Arrangement {
        /// One below the other, as wide as the sheet's column.
        case rows
        /// Beside each other, equally wide; as high as their constraints, or as they are wide.
        case tiles(count: Int, areSquare: Bool)
        /// In lines, each in its own size.
        case words
    }

    /// The name of its class, and of its file in `Examples/UIKit/Cells`, without the extension.
    public let name: String
    let arrangement: Arrangement
    let makeCells: @MainActor () -> [UICollectionViewCell]

    init<Cell: UICollectionViewCell>(
        _ make: @escaping @MainActor (CGRect) -> Cell, _ arrangement: Arrangement,
        _ configurations: [@MainActor (Cell) -> Void]
    ) {
        name = "\(Cell.self)"
        self.arrangement = arrangement
        makeCells = {
            configurations.map { configure in
                let cell = make(.zero)
                configure(cell)
                return cell
            }
        }
    }

    /// The cells, by the columns of their sheets.
    static let columns = [
        [tag, feedPost, notificationRow, calendarDay, promoBanner],
        [chatBubble, messageComposer, productTile, settingsSwitch, orderTimeline],
        [profileHeader, photoTile, recipeCard, placeRow, weatherHour],
        [playerBar, podcastEpisode, ratingRow, transactionRow, downloadRow],
    ]

    /// All cells.
    public static var all: [UIKitCell] { columns.flatMap { $0 } }
}
