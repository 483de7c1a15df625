import Flatlay
import Foundation

/// A post of a feed, laid out by 20 constraints.
final class FeedCell: UICollectionViewCell {
    private let avatar = UIView()
    private let name = UILabel()
    private let time = UILabel()
    private let text = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = .boldSystemFont(ofSize: 17)
        time.font = .systemFont(ofSize: 13)
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 0
        avatar.backgroundColor = .systemTeal
        line.backgroundColor = .separator
        for part in [avatar, name, time, text, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        let spare = text.bottomAnchor.constraint(equalTo: line.topAnchor, constant: -12)
        spare.priority = .init(999)
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: avatar.topAnchor),
            name.trailingAnchor.constraint(lessThanOrEqualTo: time.leadingAnchor, constant: -8),
            time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            time.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            text.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 30),
            spare,
            line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static let sentences = [
        "A short post.", "A post that is longer than a line, so that it wraps into two of them on a phone.",
        "Three lines of text are what most people write when they have something to say, and nothing to show; a post "
            + "of this length is what a feed is made of.",
    ]

    /// Shows the post of a number.
    func show(_ number: Int) {
        name.text = "Person \(number % 7)"
        time.text = "\(number % 60) min"
        text.text = Self.sentences[number % 3]
    }
}
