import UIKit

/// A message in a bubble, on the side of who wrote it.
final class ChatBubbleCell: UICollectionViewCell {
    private let bubble = UIView()
    private let messageLabel = UILabel()
    private let timeLabel = UILabel()
    private var isSent = false
    private var receivedConstraint: NSLayoutConstraint!
    private var sentConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.numberOfLines = 0
        timeLabel.font = .preferredFont(forTextStyle: .caption2)
        timeLabel.textAlignment = .right
        for label in [messageLabel, timeLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            bubble.addSubview(label)
        }
        bubble.layer.cornerRadius = 18
        bubble.layer.cornerCurve = .continuous
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)

        receivedConstraint = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        sentConstraint = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
            messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
            timeLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2),
            timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: messageLabel.leadingAnchor),
            timeLabel.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
        ])
    }

    func configure(message: String, time: String, isSent: Bool) {
        messageLabel.text = message
        timeLabel.text = time
        bubble.backgroundColor = isSent ? .systemBlue : .secondarySystemBackground
        messageLabel.textColor = isSent ? .white : .label
        timeLabel.textColor = isSent ? UIColor.white.withAlphaComponent(0.75) : .secondaryLabel
        receivedConstraint.isActive = !isSent
        sentConstraint.isActive = isSent
        self.isSent = isSent
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Three corners are round; the fourth points to who wrote it.
        bubble.layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner,
            isSent != isMirrored ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
        ]
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        receivedConstraint.isActive = false
        sentConstraint.isActive = false
    }
}
