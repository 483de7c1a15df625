import UIKit

// Cells about things, orders and places.
extension UIKitCell {
    static let tag = UIKitCell(
        TagCell.init(frame:), .words,
        ["Bread", "Fermentation", "Rye", "Weekend", "No knead", "Family"].enumerated().map { index, word in
            { $0.configure(with: word, isChosen: index == 1 || index == 3) }
        })

    static let productTile = UIKitCell(
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

    static let promoBanner = UIKitCell(
        PromoBannerCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    with: PromoBannerCell.Offer(
                        title: "A month of concerts", text: "Every evening in June, in twelve cities.",
                        button: "See the programme", symbol: "ticket.fill"))
            }
        ])

    static let orderTimeline = UIKitCell(
        OrderTimelineCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    order: "Order 20-418", status: "On its way",
                    steps: [
                        OrderTimelineCell.Step(title: "Packed", detail: "Monday, 16:10", state: .done),
                        OrderTimelineCell.Step(title: "Handed over", detail: "Monday, 18:45", state: .done),
                        OrderTimelineCell.Step(
                            title: "Out for delivery", detail: "Three stops before yours", state: .current),
                        OrderTimelineCell.Step(title: "Delivered", detail: "Today until 14:00", state: .open),
                    ])
            }
        ])

    static let transactionRow = UIKitCell(
        TransactionRowCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    title: "Harbour Market", detail: "Groceries · 12:31", amount: -38.4, symbol: "cart.fill",
                    color: .systemOrange)
            },
            {
                $0.configure(
                    title: "Society of Friends of the Botanical Garden", detail: "Donation · 9:02", amount: -25,
                    symbol: "leaf.fill", color: .systemGreen, isPending: true)
            },
            {
                $0.configure(
                    title: "Salary", detail: "Studio Lund · Yesterday", amount: 2810.55, symbol: "briefcase.fill",
                    color: .systemBlue, isLast: true)
            },
        ])

    static let recipeCard = UIKitCell(
        RecipeCardCell.init(frame:), .tiles(count: 1, areSquare: false),
        [
            {
                $0.configure(
                    title: "Tomatoes with basil and burnt butter", minutes: 25, difficulty: "Easy", rating: 4.8,
                    isNew: true)
            }
        ])

    static let placeRow = UIKitCell(
        { _ in PlaceRowCell.fromNib() }, .rows,
        [
            {
                $0.configure(
                    name: "The Old Pump House", address: "Canal Street 14, second courtyard", distance: "350 m",
                    symbol: "fork.knife", color: .systemOrange, opening: "Open until 22:00", isOpen: true)
            },
            {
                $0.configure(
                    name: "Museum of Clocks", address: "Market Square 3", distance: "1.2 km",
                    symbol: "building.columns.fill", color: .systemIndigo, opening: "Closed · Opens at 10:00",
                    isOpen: false)
            },
        ])
}
