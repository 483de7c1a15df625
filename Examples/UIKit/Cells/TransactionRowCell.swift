import UIKit

/// A payment: who, when, and the amount, which goes below in large text sizes.
final class TransactionRowCell: UICollectionViewCell {
    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let amountLabel = UILabel()
    private let row = UIStackView()
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
        iconView.contentMode = .center
        iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
        iconView.layer.cornerRadius = 10
        iconView.layer.cornerCurve = .continuous
        titleLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.font = .preferredFont(forTextStyle: .footnote)
        detailLabel.textColor = .secondaryLabel
        amountLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
        for label in [titleLabel, detailLabel, amountLabel] { label.adjustsFontForContentSizeCategory = true }
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        separator.backgroundColor = .separator

        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        row.addArrangedSubview(texts)
        row.addArrangedSubview(amountLabel)
        row.spacing = 8
        for view in [iconView, row, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            iconView.widthAnchor.constraint(equalToConstant: 40),
            iconView.heightAnchor.constraint(equalToConstant: 40),
            iconView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            iconView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
            separator.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
        arrange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
        titleLabel.numberOfLines = isLarge ? 0 : 1
        detailLabel.numberOfLines = isLarge ? 0 : 1
    }

    func configure(
        title: String, detail: String, amount: Decimal, symbol: String, color: UIColor, isPending: Bool = false,
        isLast: Bool = false
    ) {
        iconView.image = UIImage(systemName: symbol)
        iconView.tintColor = color
        iconView.backgroundColor = color.withAlphaComponent(0.15)
        titleLabel.text = title
        detailLabel.text = isPending ? "\(detail) · Pending" : detail
        detailLabel.font =
            isPending
            ? UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .italicSystemFont(ofSize: 13))
            : .preferredFont(forTextStyle: .footnote)
        let number = amount.formatted(
            .number.precision(.fractionLength(2)).sign(strategy: .always()).locale(Locale(identifier: "en_IE")))
        amountLabel.text = "\(number) €"
        amountLabel.textColor = amount > 0 ? .systemGreen : .label
        contentView.alpha = isPending ? 0.6 : 1
        separator.isHidden = isLast
    }
}
