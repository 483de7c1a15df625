import UIKit

// Cells about people and what they write.
extension UIKitCell {
    static let feedPost = UIKitCell(
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

    static let chatBubble = UIKitCell(
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

    static let profileHeader = UIKitCell(
        ProfileHeaderCell.init(frame:), .rows,
        [
            {
                $0.configure(
                    name: "Yuki Tanabe", about: "Maps, mountains and the trains between them.", symbol: "map.fill",
                    numbers: [("182", "Posts"), ("12.4K", "Followers"), ("310", "Following")])
            }
        ])

    static let notificationRow = UIKitCell(
        NotificationRowCell.init(frame:), .rows,
        [
            {
                $0.notification = NotificationRowCell.Notification(
                    person: "Ama Owusu", action: "liked your photo “Last ferry”.", time: "4 minutes ago",
                    color: .systemTeal, symbol: "heart.fill", symbolColor: .systemPink, isUnread: true)
            },
            {
                $0.notification = NotificationRowCell.Notification(
                    person: "Tomasz Wójcik", action: "wrote: “Is that the north pier? I have never seen it so empty.”",
                    time: "1 hour ago", color: .systemOrange, symbol: "bubble.left.fill", symbolColor: .systemBlue)
            },
            {
                $0.notification = NotificationRowCell.Notification(
                    person: "Liv Andersen", action: "follows you.", time: "Yesterday", color: .systemPurple,
                    symbol: "person.fill", symbolColor: .systemGreen)
            },
        ])

    static let messageComposer = UIKitCell(
        MessageComposerCell.init(frame:), .rows,
        [
            { $0.configure(draft: "") },
            { $0.configure(draft: "I'll be there at six, and Kofi brings the ladder for the high branches.") },
        ])

    static let ratingRow = UIKitCell(
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
