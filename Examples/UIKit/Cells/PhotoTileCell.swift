import UIKit

/// A photo with a caption over its lower edge and a badge in its corner.
final class PhotoTileCell: UICollectionViewCell {
    private let photoView = UIImageView()
    private let colors = CAGradientLayer()
    private let shade = CAGradientLayer()
    private let captionLabel = UILabel()
    private let badge = BadgeLabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.layer.cornerRadius = 12
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        colors.startPoint = CGPoint(x: 0, y: 0)
        colors.endPoint = CGPoint(x: 1, y: 1)
        contentView.layer.addSublayer(colors)

        photoView.contentMode = .scaleAspectFit
        photoView.tintColor = UIColor.white.withAlphaComponent(0.85)
        shade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.55).cgColor]
        shade.locations = [0.5, 1]

        captionLabel.font = .preferredFont(forTextStyle: .caption1)
        captionLabel.adjustsFontForContentSizeCategory = true
        captionLabel.textColor = .white

        for view in [photoView, captionLabel, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            photoView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            photoView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            photoView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.45),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor),
            captionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            captionLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            captionLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
        contentView.layer.insertSublayer(shade, above: photoView.layer)
    }

    func configure(symbol: String, from first: UIColor, to last: UIColor, caption: String, count: Int) {
        photoView.image = UIImage(systemName: symbol)
        colors.colors = [first.cgColor, last.cgColor]
        captionLabel.text = caption
        badge.text = "\(count)"
        badge.isHidden = count == 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        colors.frame = contentView.bounds
        shade.frame = contentView.bounds
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photoView.image = nil
        badge.isHidden = true
    }
}

/// A number in a red capsule.
private final class BadgeLabel: UILabel {
    private let insets = UIEdgeInsets(top: 3, left: 7, bottom: 3, right: 7)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        font = .systemFont(ofSize: 12, weight: .bold)
        textColor = .white
        textAlignment = .center
        backgroundColor = .systemRed
        clipsToBounds = true
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        let height = size.height + insets.top + insets.bottom
        return CGSize(width: max(size.width + insets.left + insets.right, height), height: height)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
