import UIKit

/// A person with numbers and two buttons, as above a profile.
final class ProfileHeaderCell: UICollectionViewCell {
    private let avatar = UIImageView()
    private let nameLabel = UILabel()
    private let aboutLabel = UILabel()
    private let numbers = UIStackView()
    private let followButton = UIButton(configuration: .filled())
    private let messageButton = UIButton(configuration: .gray())

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        avatar.contentMode = .center
        avatar.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .medium)
        avatar.tintColor = .white
        avatar.backgroundColor = .systemPurple
        avatar.layer.cornerRadius = 40
        avatar.layer.borderWidth = 3
        avatar.layer.borderColor = UIColor.systemOrange.cgColor
        avatar.clipsToBounds = true

        nameLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        aboutLabel.font = .preferredFont(forTextStyle: .subheadline)
        aboutLabel.textColor = .secondaryLabel
        aboutLabel.numberOfLines = 0
        for label in [nameLabel, aboutLabel] { label.adjustsFontForContentSizeCategory = true }

        numbers.distribution = .fillEqually
        numbers.spacing = 8
        numbers.alignment = .center
        followButton.configuration?.title = "Follow"
        followButton.configuration?.cornerStyle = .capsule
        messageButton.configuration?.title = "Message"
        messageButton.configuration?.cornerStyle = .capsule

        let top = UIStackView(arrangedSubviews: [avatar, numbers])
        top.spacing = 16
        top.alignment = .center
        let buttons = UIStackView(arrangedSubviews: [followButton, messageButton])
        buttons.spacing = 10
        buttons.distribution = .fillEqually
        let texts = UIStackView(arrangedSubviews: [nameLabel, aboutLabel])
        texts.axis = .vertical
        texts.spacing = 3

        let stack = UIStackView(arrangedSubviews: [top, texts, buttons])
        stack.axis = .vertical
        stack.spacing = 14
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 80),
            avatar.heightAnchor.constraint(equalToConstant: 80),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    func configure(name: String, about: String, symbol: String, numbers entries: [(value: String, title: String)]) {
        nameLabel.text = name
        aboutLabel.text = about
        avatar.image = UIImage(systemName: symbol)
        numbers.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for entry in entries { numbers.addArrangedSubview(Self.column(entry.value, entry.title)) }
    }

    private static func column(_ value: String, _ title: String) -> UIView {
        let valueLabel = UILabel()
        valueLabel.text = value
        valueLabel.font = .preferredFont(forTextStyle: .headline)
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.textColor = .secondaryLabel
        for label in [valueLabel, titleLabel] {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        let column = UIStackView(arrangedSubviews: [valueLabel, titleLabel])
        column.axis = .vertical
        column.alignment = .fill
        return column
    }
}
