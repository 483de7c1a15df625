import UIKit

/// A post with its author, a picture and buttons below it.
final class FeedPostCell: UICollectionViewCell {
    struct Post {
        var author: String
        var time: String
        var text: String
        var likes: Int
        var comments: Int
    }

    private let avatar = UIImageView()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let bodyLabel = UILabel()
    private let picture = SunsetView()
    private let likeButton = UIButton(type: .system)
    private let commentButton = UIButton(type: .system)
    private let shareButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        avatar.image = UIImage(systemName: "person.crop.circle.fill")
        avatar.tintColor = .systemTeal
        avatar.contentMode = .scaleAspectFit

        nameLabel.font = .preferredFont(forTextStyle: .headline)
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        for label in [nameLabel, timeLabel, bodyLabel] { label.adjustsFontForContentSizeCategory = true }

        picture.layer.cornerRadius = 14
        picture.layer.cornerCurve = .continuous
        picture.clipsToBounds = true

        let names = UIStackView(arrangedSubviews: [nameLabel, timeLabel])
        names.axis = .vertical
        names.spacing = 1
        let header = UIStackView(arrangedSubviews: [avatar, names])
        header.spacing = 10
        header.alignment = .center

        let buttons = UIStackView(arrangedSubviews: [likeButton, commentButton, UIView(), shareButton])
        buttons.spacing = 20
        shareButton.configuration = Self.configuration(symbol: "square.and.arrow.up", title: nil)

        let stack = UIStackView(arrangedSubviews: [header, bodyLabel, picture, buttons])
        stack.axis = .vertical
        stack.spacing = 10
        stack.setCustomSpacing(14, after: picture)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)

        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 42),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
        ])
    }

    func configure(with post: Post) {
        nameLabel.text = post.author
        timeLabel.text = post.time
        bodyLabel.text = post.text
        likeButton.configuration = Self.configuration(symbol: "heart", title: "\(post.likes)")
        commentButton.configuration = Self.configuration(symbol: "bubble.right", title: "\(post.comments)")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.text = nil
        timeLabel.text = nil
        bodyLabel.text = nil
    }

    private static func configuration(symbol: String, title: String?) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: symbol)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body)
        configuration.title = title
        configuration.imagePadding = 6
        configuration.baseForegroundColor = .secondaryLabel
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0)
        return configuration
    }
}

/// An evening sky: a gradient with a sun of its own layer.
private final class SunsetView: UIView {
    private let sun = CAShapeLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if let sky = layer as? CAGradientLayer {
            sky.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
            sky.locations = [0, 0.65, 1]
        }
        sun.fillColor = UIColor.systemYellow.cgColor
        layer.addSublayer(sun)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sun.frame = bounds
        sun.path =
            UIBezierPath(
                arcCenter: CGPoint(x: bounds.width * 0.7, y: bounds.height), radius: bounds.height * 0.45,
                startAngle: .pi, endAngle: 0, clockwise: true
            ).cgPath
    }
}
