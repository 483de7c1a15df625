import UIKit

/// A row of the notifications, whose content is a configuration of the app.
final class NotificationRowCell: UICollectionViewListCell {
    struct Notification {
        var person: String
        var action: String
        var time: String
        var color: UIColor
        var symbol: String
        var symbolColor: UIColor
        var isUnread = false
    }

    var notification: Notification? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        guard let notification else { return }
        contentConfiguration = NotificationConfiguration(notification: notification).updated(for: state)
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if notification.isUnread { background.backgroundColor = .systemBlue.withAlphaComponent(0.1) }
        backgroundConfiguration = background
    }
}

/// What the content view of a notification shows.
private struct NotificationConfiguration: UIContentConfiguration {
    var notification: NotificationRowCell.Notification
    var isDimmed = false

    func makeContentView() -> any UIView & UIContentView { NotificationContentView(self) }

    func updated(for state: any UIConfigurationState) -> NotificationConfiguration {
        var updated = self
        updated.isDimmed = (state as? UICellConfigurationState)?.isDisabled ?? false
        return updated
    }
}

private final class NotificationContentView: UIView, UIContentView {
    private let initialsLabel = UILabel()
    private let symbolView = UIImageView()
    private let textLabel = UILabel()
    private let timeLabel = UILabel()
    private let dot = UIView()

    var configuration: any UIContentConfiguration {
        didSet { apply() }
    }

    init(_ configuration: NotificationConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
        apply()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        initialsLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        initialsLabel.textColor = .white
        initialsLabel.textAlignment = .center
        initialsLabel.layer.cornerRadius = 22
        initialsLabel.clipsToBounds = true
        symbolView.contentMode = .center
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
        symbolView.tintColor = .white
        symbolView.layer.cornerRadius = 11
        symbolView.layer.borderWidth = 2
        symbolView.clipsToBounds = true
        textLabel.numberOfLines = 0
        textLabel.adjustsFontForContentSizeCategory = true
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        timeLabel.adjustsFontForContentSizeCategory = true
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5

        let texts = UIStackView(arrangedSubviews: [textLabel, timeLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [initialsLabel, symbolView, texts, dot] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            initialsLabel.widthAnchor.constraint(equalToConstant: 44),
            initialsLabel.heightAnchor.constraint(equalToConstant: 44),
            initialsLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            initialsLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            initialsLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
            symbolView.widthAnchor.constraint(equalToConstant: 22),
            symbolView.heightAnchor.constraint(equalToConstant: 22),
            symbolView.trailingAnchor.constraint(equalTo: initialsLabel.trailingAnchor, constant: 5),
            symbolView.bottomAnchor.constraint(equalTo: initialsLabel.bottomAnchor, constant: 4),
            texts.leadingAnchor.constraint(equalTo: initialsLabel.trailingAnchor, constant: 16),
            texts.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            texts.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
            dot.leadingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 12),
            dot.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            dot.centerYAnchor.constraint(equalTo: initialsLabel.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    private func apply() {
        guard let configuration = configuration as? NotificationConfiguration else { return }
        let notification = configuration.notification
        initialsLabel.text = notification.person.split(separator: " ").compactMap(\.first).map(String.init).joined()
        initialsLabel.backgroundColor = notification.color
        symbolView.image = UIImage(systemName: notification.symbol)
        symbolView.backgroundColor = notification.symbolColor
        updateBorder()
        let text = NSMutableAttributedString(
            string: notification.person, attributes: [.font: Self.font(weight: .semibold)])
        text.append(
            NSAttributedString(string: " \(notification.action)", attributes: [.font: Self.font(weight: .regular)]))
        textLabel.attributedText = text
        timeLabel.text = notification.time
        dot.isHidden = !notification.isUnread
        alpha = configuration.isDimmed ? 0.4 : 1
    }

    // Colours of layers do not change with the appearance.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() {
        symbolView.layer.borderColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    }

    private static func font(weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: weight))
    }
}
