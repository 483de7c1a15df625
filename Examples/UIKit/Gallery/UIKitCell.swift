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
        [tag, feedPost, calendarDay], [chatBubble, productTile, settingsSwitch],
        [profileHeader, photoTile, playerBar, ratingRow],
    ]

    /// All cells.
    public static var all: [UIKitCell] { columns.flatMap { $0 } }

    private static let tag = UIKitCell(
        TagCell.init(frame:), .words,
        ["Bread", "Fermentation", "Rye", "Weekend", "No knead", "Family"].enumerated().map { index, word in
            { $0.configure(with: word, isChosen: index == 1 || index == 3) }
        })

    private static let feedPost = UIKitCell(
        FeedPostCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    with: FeedPostCell.Post(
                        author: "Kofi Mensah", time: "12 minutes ago",
                        text: "Last ferry of the day. The whole deck went quiet when the sun touched the water.",
                        likes: 248, comments: 31))
            }
        ])

    private static let chatBubble = UIKitCell(
        ChatBubbleCell.init(frame:), .rows,
        [
            { $0.configure(message: "Are the tomatoes still in the garden?", time: "18:02", isSent: false) },
            {
                $0.configure(
                    message: "Half of them. I'll bring a basket on Saturday, and the peppers, too.", time: "18:04",
                    isSent: true)
            },
            { $0.configure(message: "Lovely", time: "18:05", isSent: false) },
        ])

    private static let productTile = UIKitCell(
        ProductTileCell.init(frame:), .tiles(count: 2, areSquare: false),
        [
            {
                $0.configure(
                    name: "Pour-over kettle", price: "€49", oldPrice: "€65", symbol: "cup.and.saucer.fill",
                    color: .systemBrown, isFavourite: true)
            },
            {
                $0.configure(
                    name: "Reading lamp", price: "€82", oldPrice: nil, symbol: "lamp.desk.fill", color: .systemTeal)
            },
        ])

    private static let profileHeader = UIKitCell(
        ProfileHeaderCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    name: "Yuki Tanabe", about: "Maps, mountains and the trains between them.", symbol: "map.fill",
                    numbers: [("182", "Posts"), ("12.4K", "Followers"), ("310", "Following")])
            }
        ])

    private static let photoTile = UIKitCell(
        PhotoTileCell.init(frame:), .tiles(count: 3, areSquare: true),
        [
            {
                $0.configure(
                    symbol: "mountain.2.fill", from: .systemTeal, to: .systemIndigo, caption: "Above the lake",
                    count: 12)
            },
            { $0.configure(symbol: "flame.fill", from: .systemOrange, to: .systemRed, caption: "Camp fire", count: 3) },
            { $0.configure(symbol: "leaf.fill", from: .systemGreen, to: .systemTeal, caption: "Ferns", count: 0) },
        ])

    private static let playerBar = UIKitCell(
        PlayerBarCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    title: "Harbour Lights", artist: "The Slow Ferry", elapsed: 83, duration: 242, downloaded: 0.6)
            }
        ])

    private static let calendarDay = UIKitCell(
        CalendarDayCell.init(frame:), .tiles(count: 7, areSquare: false),
        ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().map { index, day in
            {
                $0.configure(
                    weekday: day, number: 16 + index, isToday: index == 2,
                    events: Array([UIColor.systemBlue, .systemOrange, .systemGreen].prefix(index % 4)))
            }
        })

    private static let settingsSwitch = UIKitCell(
        SettingsSwitchCell.init(frame:), .rows,
        [
            { $0.configure(symbol: "airplane", color: .systemOrange, title: "Airplane Mode", isOn: false) },
            { $0.configure(symbol: "wifi", color: .systemBlue, title: "Wi-Fi", value: "Greenhouse") },
            { $0.configure(symbol: "bell.badge.fill", color: .systemRed, title: "Notifications", isOn: true) },
            {
                $0.configure(
                    symbol: "battery.75percent", color: .systemGreen, title: "Battery", value: "82 %", isLast: true)
            },
        ])

    private static let ratingRow = UIKitCell(
        RatingRowCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    stars: 4, title: "Does what it says", author: "Ines, 3 May",
                    review:
                        "Quiet, quick and easy to clean. The cord could be longer, and the lid takes some force the first "
                        + "few times, but I would buy it again.", helpful: 18, of: 24)
            }
        ])
}
