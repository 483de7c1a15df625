import UIKit

/// An hour of a forecast; the current one stands on a plate.
final class WeatherHourCell: UICollectionViewCell {
    private let hourLabel = UILabel()
    private let iconView = UIImageView()
    private let chanceLabel = UILabel()
    private let temperatureLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hourLabel.font = .preferredFont(forTextStyle: .footnote)
        hourLabel.textColor = .secondaryLabel
        chanceLabel.font = .preferredFont(forTextStyle: .caption2)
        chanceLabel.textColor = .systemCyan
        temperatureLabel.font = UIFontMetrics(forTextStyle: .callout).scaledFont(
            for: .systemFont(ofSize: 16, weight: .semibold), maximumPointSize: 24)
        for label in [hourLabel, chanceLabel, temperatureLabel] {
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.4
        }
        iconView.contentMode = .center

        let stack = UIStackView(arrangedSubviews: [hourLabel, iconView, chanceLabel, temperatureLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.setCustomSpacing(2, after: iconView)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            iconView.heightAnchor.constraint(equalToConstant: 30),
        ])
        configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 14
            if state.isSelected {
                background.backgroundColor = .tertiarySystemFill
                background.strokeColor = .separator
                background.strokeWidth = 1
            }
            cell.backgroundConfiguration = background
        }
    }

    func configure(hour: String, symbol: String, colors: [UIColor], chance: Int?, temperature: Int) {
        hourLabel.text = hour
        iconView.image = UIImage(
            systemName: symbol,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 22).applying(
                UIImage.SymbolConfiguration(paletteColors: colors)))
        // A space keeps the rows of all hours in line.
        chanceLabel.text = chance.map { "\($0) %" } ?? " "
        temperatureLabel.text = "\(temperature)°"
    }
}
