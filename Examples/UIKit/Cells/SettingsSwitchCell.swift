import UIKit

/// A setting with a switch, or with a value and an arrow.
final class SettingsSwitchCell: UICollectionViewCell {
    private let tile = UIView()
    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()
    private let toggle = UISwitch()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let separator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        tile.layer.cornerRadius = 7
        tile.layer.cornerCurve = .continuous
        iconView.tintColor = .white
        iconView.contentMode = .center
        iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 0
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.textColor = .secondaryLabel
        for label in [titleLabel, valueLabel] { label.adjustsFontForContentSizeCategory = true }
        valueLabel.setContentHuggingPriority(.required, for: .horizontal)
        valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        arrow.tintColor = .tertiaryLabel
        arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        arrow.setContentHuggingPriority(.required, for: .horizontal)
        separator.backgroundColor = .separator

        let stack = UIStackView(arrangedSubviews: [tile, titleLabel, valueLabel, toggle, arrow])
        stack.alignment = .center
        stack.spacing = 8
        stack.setCustomSpacing(14, after: tile)
        for view in [stack, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        iconView.translatesAutoresizingMaskIntoConstraints = false
        tile.addSubview(iconView)

        NSLayoutConstraint.activate([
            tile.widthAnchor.constraint(equalToConstant: 29),
            tile.heightAnchor.constraint(equalToConstant: 29),
            iconView.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
            iconView.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
            separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    func configure(symbol: String, color: UIColor, title: String, isOn: Bool) {
        show(symbol, color, title)
        toggle.isOn = isOn
        toggle.isHidden = false
        arrow.isHidden = true
        valueLabel.isHidden = true
    }

    func configure(symbol: String, color: UIColor, title: String, value: String, isLast: Bool = false) {
        show(symbol, color, title)
        valueLabel.text = value
        valueLabel.isHidden = false
        arrow.isHidden = false
        toggle.isHidden = true
        separator.isHidden = isLast
    }

    private func show(_ symbol: String, _ color: UIColor, _ title: String) {
        iconView.image = UIImage(systemName: symbol)
        tile.backgroundColor = color
        titleLabel.text = title
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        separator.isHidden = false
    }
}
