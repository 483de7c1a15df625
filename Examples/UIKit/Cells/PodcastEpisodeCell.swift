import UIKit

/// An episode with its artwork, a summary and buttons to play and download it.
final class PodcastEpisodeCell: UICollectionViewCell {
    private let artwork = ArtworkView()
    private let showLabel = UILabel()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let playButton = UIButton(type: .system)
    private let downloadButton = UIButton(type: .system)
    private let moreButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 2
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.numberOfLines = 2
        showLabel.numberOfLines = 2
        for label in [showLabel, titleLabel, summaryLabel] { label.adjustsFontForContentSizeCategory = true }

        let texts = UIStackView(arrangedSubviews: [showLabel, titleLabel])
        texts.axis = .vertical
        texts.spacing = 3
        let head = UIStackView(arrangedSubviews: [artwork, texts])
        head.spacing = 12
        head.alignment = .center

        for (button, symbol) in [(downloadButton, "arrow.down.circle"), (moreButton, "ellipsis")] {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: symbol)
            configuration.baseForegroundColor = .secondaryLabel
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
            button.configuration = configuration
        }
        playButton.setContentHuggingPriority(.required, for: .horizontal)
        let buttons = UIStackView(arrangedSubviews: [playButton, UIView(), downloadButton, moreButton])
        buttons.alignment = .center
        buttons.spacing = 4

        let stack = UIStackView(arrangedSubviews: [head, summaryLabel, buttons])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            artwork.widthAnchor.constraint(equalToConstant: 72),
            artwork.heightAnchor.constraint(equalToConstant: 72),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    func configure(show: String, title: String, summary: String, remaining: String, progress: CGFloat) {
        showLabel.attributedText = NSAttributedString(
            string: show.uppercased(),
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .caption2), .kern: 0.8,
                .foregroundColor: UIColor.systemPurple,
            ])
        titleLabel.text = title
        summaryLabel.text = summary
        var configuration = UIButton.Configuration.tinted()
        configuration.title = remaining
        configuration.image = UIImage(systemName: "play.fill")
        configuration.imagePadding = 6
        configuration.buttonSize = .small
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .systemPurple
        configuration.baseBackgroundColor = .systemPurple
        playButton.configuration = configuration
        artwork.progress = progress
    }
}

/// The picture of a show, with sound waves and a bar of what was heard.
private final class ArtworkView: UIView {
    private let waves = CAShapeLayer()
    private let track = CALayer()
    private let bar = CALayer()

    var progress: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemIndigo.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        clipsToBounds = true
        waves.strokeColor = UIColor.white.cgColor
        waves.lineWidth = 4
        waves.lineCap = .round
        track.backgroundColor = UIColor.white.withAlphaComponent(0.3).cgColor
        bar.backgroundColor = UIColor.white.cgColor
        for part in [track, bar] { part.cornerRadius = 2 }
        for part in [waves, track, bar] { layer.addSublayer(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        waves.frame = bounds
        let path = UIBezierPath()
        for (index, height) in [0.25, 0.55, 0.85, 0.45, 0.65].enumerated() {
            let x = bounds.midX + CGFloat(index - 2) * 10
            path.move(to: CGPoint(x: x, y: bounds.midY - 4 - bounds.height * 0.27 * height))
            path.addLine(to: CGPoint(x: x, y: bounds.midY - 4 + bounds.height * 0.27 * height))
        }
        waves.path = path.cgPath
        track.frame = CGRect(x: 10, y: bounds.height - 13, width: bounds.width - 20, height: 4)
        bar.frame = track.frame
        bar.frame.size.width *= progress
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            bar.frame.origin.x = track.frame.maxX - bar.frame.width
        }
    }
}
