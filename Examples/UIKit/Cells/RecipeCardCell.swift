import UIKit

/// A dish with its name on frosted glass and a ribbon across the corner.
final class RecipeCardCell: UICollectionViewCell {
    private let dish = DishView()
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let ribbon = RibbonView()
    private let saveButton = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.layer.cornerRadius = 20
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .title3)
        titleLabel.textColor = .white
        titleLabel.numberOfLines = 2
        detailLabel.textColor = .white.withAlphaComponent(0.8)
        detailLabel.numberOfLines = 0
        for label in [titleLabel, detailLabel] { label.adjustsFontForContentSizeCategory = true }

        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "bookmark.fill")
        configuration.baseBackgroundColor = .white.withAlphaComponent(0.25)
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 11, bottom: 9, trailing: 11)
        saveButton.configuration = configuration

        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        saveButton.setContentHuggingPriority(.required, for: .horizontal)
        saveButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [texts, saveButton])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        glass.contentView.addSubview(row)
        for view in [dish, glass, ribbon] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            dish.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            dish.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            dish.topAnchor.constraint(equalTo: contentView.topAnchor),
            dish.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            glass.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            glass.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            glass.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            glass.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 150),
            row.leadingAnchor.constraint(equalTo: glass.contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: glass.contentView.trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: glass.contentView.topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: glass.contentView.bottomAnchor, constant: -12),
            ribbon.topAnchor.constraint(equalTo: contentView.topAnchor),
            ribbon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            ribbon.widthAnchor.constraint(equalToConstant: 84),
            ribbon.heightAnchor.constraint(equalToConstant: 84),
        ])
    }

    func configure(title: String, minutes: Int, difficulty: String, rating: Double, isNew: Bool) {
        titleLabel.text = title
        let detail = NSMutableAttributedString()
        for (symbol, text) in [
            ("clock", "\(minutes) min"), ("chart.bar.fill", difficulty),
            ("star.fill", rating.formatted(.number.locale(Locale(identifier: "en")))),
        ] {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: symbol)?.withTintColor(.white, renderingMode: .alwaysOriginal)
            if detail.length > 0 { detail.append(NSAttributedString(string: "   ")) }
            detail.append(NSAttributedString(attachment: attachment))
            detail.append(NSAttributedString(string: "\u{00A0}\(text)"))
        }
        detail.addAttribute(
            .font, value: UIFont.preferredFont(forTextStyle: .footnote),
            range: NSRange(location: 0, length: detail.length))
        detailLabel.attributedText = detail
        ribbon.isHidden = !isNew
    }
}

/// A plate from above, made of layers.
private final class DishView: UIView {
    private let plate = CAShapeLayer()
    private let rim = CAShapeLayer()
    private let slices = CAShapeLayer()
    private let herbs = CAShapeLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        if let table = layer as? CAGradientLayer {
            table.type = .radial
            table.colors = [UIColor.systemOrange.cgColor, UIColor.systemBrown.cgColor]
            table.startPoint = CGPoint(x: 0.5, y: 0.3)
            table.endPoint = CGPoint(x: 1.2, y: 1.2)
        }
        plate.fillColor = UIColor.white.cgColor
        plate.shadowColor = UIColor.black.cgColor
        plate.shadowOpacity = 0.3
        plate.shadowRadius = 10
        plate.shadowOffset = CGSize(width: 0, height: 6)
        rim.fillColor = nil
        rim.strokeColor = UIColor(white: 0.82, alpha: 1).cgColor
        rim.lineWidth = 1.5
        slices.fillColor = UIColor.systemRed.cgColor
        slices.strokeColor = UIColor.systemPink.cgColor
        slices.lineWidth = 2
        herbs.fillColor = UIColor.systemGreen.cgColor
        for part in [plate, rim, slices, herbs] { layer.addSublayer(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: 96)
        for part in [plate, rim, slices, herbs] { part.frame = bounds }
        plate.path = circle(at: center, radius: 84)
        rim.path = circle(at: center, radius: 60)
        let tomatoes = CGMutablePath()
        let leaves = CGMutablePath()
        for index in 0..<6 {
            let angle = CGFloat(index) * .pi / 3
            tomatoes.addPath(
                circle(at: CGPoint(x: center.x + 34 * cos(angle), y: center.y + 34 * sin(angle)), radius: 15))
            let leaf = UIBezierPath(ovalIn: CGRect(x: -9, y: -4, width: 18, height: 8))
            leaf.apply(CGAffineTransform(rotationAngle: angle + 0.7))
            leaf.apply(
                CGAffineTransform(
                    translationX: center.x + 16 * cos(angle + 0.5), y: center.y + 16 * sin(angle + 0.5)))
            leaves.addPath(leaf.cgPath)
        }
        slices.path = tomatoes
        herbs.path = leaves
    }

    private func circle(at center: CGPoint, radius: CGFloat) -> CGPath {
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).cgPath
    }
}

/// A band across the leading corner, with a word along it.
private final class RibbonView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        label.text = "NEW"
        label.font = .systemFont(ofSize: 12, weight: .heavy)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.bounds = CGRect(x: 0, y: 0, width: bounds.width * 1.5, height: 22)
        label.center = CGPoint(x: bounds.width * (isMirrored ? 0.65 : 0.35), y: bounds.height * 0.35)
        label.transform = CGAffineTransform(rotationAngle: isMirrored ? .pi / 4 : -.pi / 4)
    }
}
