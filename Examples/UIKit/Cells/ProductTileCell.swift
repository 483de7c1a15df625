import UIKit

/// A product in a shop, with its price and what it cost before.
final class ProductTileCell: UICollectionViewCell {
    private let pictureArea = UIView()
    private let symbolView = UIImageView()
    private let heartButton = UIButton(type: .system)
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 16
        contentView.layer.cornerCurve = .continuous
        contentView.layer.masksToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)

        symbolView.contentMode = .scaleAspectFit
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44, weight: .light)
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        nameLabel.numberOfLines = 2
        nameLabel.adjustsFontForContentSizeCategory = true
        priceLabel.adjustsFontForContentSizeCategory = true

        heartButton.setImage(UIImage(systemName: "heart"), for: .normal)
        heartButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
        heartButton.tintColor = .systemPink
        heartButton.backgroundColor = .systemBackground
        heartButton.layer.cornerRadius = 16

        for view in [pictureArea, nameLabel, priceLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        for view in [symbolView, heartButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            pictureArea.addSubview(view)
        }
        NSLayoutConstraint.activate([
            pictureArea.topAnchor.constraint(equalTo: contentView.topAnchor),
            pictureArea.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            pictureArea.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            pictureArea.heightAnchor.constraint(equalTo: pictureArea.widthAnchor, multiplier: 0.8),
            symbolView.centerXAnchor.constraint(equalTo: pictureArea.centerXAnchor),
            symbolView.centerYAnchor.constraint(equalTo: pictureArea.centerYAnchor),
            heartButton.topAnchor.constraint(equalTo: pictureArea.topAnchor, constant: 8),
            heartButton.trailingAnchor.constraint(equalTo: pictureArea.trailingAnchor, constant: -8),
            heartButton.widthAnchor.constraint(equalToConstant: 32),
            heartButton.heightAnchor.constraint(equalToConstant: 32),
            nameLabel.topAnchor.constraint(equalTo: pictureArea.bottomAnchor, constant: 10),
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            priceLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            priceLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            priceLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            priceLabel.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    func configure(
        name: String, price: String, oldPrice: String?, symbol: String, color: UIColor, isFavourite: Bool = false
    ) {
        nameLabel.text = name
        symbolView.image = UIImage(systemName: symbol)
        symbolView.tintColor = color
        pictureArea.backgroundColor = color.withAlphaComponent(0.15)
        heartButton.isSelected = isFavourite
        let text = NSMutableAttributedString(
            string: price,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .headline),
                .foregroundColor: oldPrice == nil ? UIColor.label : UIColor.systemRed,
            ])
        if let oldPrice {
            text.append(NSAttributedString(string: "  "))
            text.append(
                NSAttributedString(
                    string: oldPrice,
                    attributes: [
                        .font: UIFont.preferredFont(forTextStyle: .footnote),
                        .foregroundColor: UIColor.secondaryLabel,
                        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                    ]))
        }
        priceLabel.attributedText = text
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        symbolView.image = nil
        priceLabel.attributedText = nil
        heartButton.isSelected = false
    }
}
