import UIKit

/// A review: stars and its title in one attributed text, and how many found it helpful.
final class RatingRowCell: UICollectionViewCell {
    private let headLabel = UILabel()
    private let reviewLabel = UILabel()
    private let helpfulLabel = UILabel()
    private let bar = UIProgressView(progressViewStyle: .bar)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        headLabel.numberOfLines = 0
        reviewLabel.numberOfLines = 3
        helpfulLabel.font = .preferredFont(forTextStyle: .caption1)
        helpfulLabel.textColor = .secondaryLabel
        for label in [headLabel, reviewLabel, helpfulLabel] { label.adjustsFontForContentSizeCategory = true }
        bar.progressTintColor = .systemGreen
        for view in [headLabel, reviewLabel, helpfulLabel, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            headLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            headLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            headLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            reviewLabel.topAnchor.constraint(equalTo: headLabel.bottomAnchor, constant: 6),
            reviewLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            reviewLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            helpfulLabel.topAnchor.constraint(equalTo: reviewLabel.bottomAnchor, constant: 8),
            helpfulLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            helpfulLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: helpfulLabel.trailingAnchor, constant: 12),
            bar.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bar.centerYAnchor.constraint(equalTo: helpfulLabel.centerYAnchor),
        ])
    }

    func configure(stars: Int, title: String, author: String, review: String, helpful: Int, of all: Int) {
        let head = NSMutableAttributedString(string: "")
        for index in 0..<5 {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: index < stars ? "star.fill" : "star")?
                .withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
            head.append(NSAttributedString(attachment: attachment))
        }
        head.append(
            NSAttributedString(
                string: "  \(title)", attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]))
        head.append(
            NSAttributedString(
                string: "  \(author)",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
                ]))
        headLabel.attributedText = head

        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 3
        paragraph.lineBreakMode = .byTruncatingTail
        reviewLabel.attributedText = NSAttributedString(
            string: review,
            attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline), .paragraphStyle: paragraph])
        helpfulLabel.text = "\(helpful) of \(all) found this helpful"
        bar.progress = Float(helpful) / Float(max(all, 1))
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        headLabel.attributedText = nil
        reviewLabel.attributedText = nil
    }
}
