import UIKit

/// A person's page: a scroll view whose content is a stack.
final class ArtistViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Artist"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)

        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])

        stack.addArrangedSubview(makeHead())
        stack.addArrangedSubview(makeButtons())
        stack.addArrangedSubview(
            makeCard(
                title: "About",
                text: "Paints harbours and the people who wait in them. Lives in Lisbon, works mostly at night, and "
                    + "has shown in eleven cities."))
        stack.addArrangedSubview(makeCard(title: "Now", text: "“Low tide”, forty small pictures, until 30 June."))
        stack.addArrangedSubview(makeNumbers())
    }

    private func makeHead() -> UIView {
        let portrait = UIImageView(image: UIImage(systemName: "person.fill"))
        portrait.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        portrait.contentMode = .center
        portrait.tintColor = .white
        portrait.backgroundColor = .systemTeal
        portrait.layer.cornerRadius = 56
        portrait.layer.masksToBounds = true

        let nameLabel = UILabel()
        nameLabel.text = "Marta Figueira"
        nameLabel.font = .systemFont(ofSize: 28, weight: .bold)
        let roleLabel = UILabel()
        roleLabel.text = "Painter"
        roleLabel.font = .preferredFont(forTextStyle: .body)
        roleLabel.textColor = .secondaryLabel

        let head = UIStackView(arrangedSubviews: [portrait, nameLabel, roleLabel])
        head.axis = .vertical
        head.alignment = .center
        head.spacing = 4
        head.setCustomSpacing(12, after: portrait)
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 112),
            portrait.heightAnchor.constraint(equalToConstant: 112),
        ])
        return head
    }

    private func makeButtons() -> UIView {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let entries = [("message.fill", "Message"), ("phone.fill", "Call"), ("envelope.fill", "Mail")]
        let buttons = entries.map { symbol, title in
            var configuration = UIButton.Configuration.gray()
            configuration.image = UIImage(systemName: symbol)
            configuration.imagePlacement = isLarge ? .leading : .top
            configuration.imagePadding = isLarge ? 12 : 4
            configuration.title = title
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = UIFont.preferredFont(forTextStyle: .caption1)
                return attributes
            }
            configuration.background.backgroundColor = .secondarySystemGroupedBackground
            configuration.background.cornerRadius = 12
            return UIButton(configuration: configuration)
        }
        let row = UIStackView(arrangedSubviews: buttons)
        row.axis = isLarge ? .vertical : .horizontal
        row.distribution = .fillEqually
        row.spacing = 10
        return row
    }

    private func makeCard(title: String, text: String) -> UIView {
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.numberOfLines = 0
        return card([titleLabel, textLabel])
    }

    private func makeNumbers() -> UIView {
        let rows = [("Pictures", "214"), ("Followers", "18,402"), ("Exhibitions", "11")].map { title, value in
            let titleLabel = UILabel()
            titleLabel.text = title
            let valueLabel = UILabel()
            valueLabel.text = value
            valueLabel.textColor = .secondaryLabel
            valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            return UIStackView(arrangedSubviews: [titleLabel, valueLabel])
        }
        let numbers = card(rows)
        numbers.spacing = 14
        return numbers
    }

    private func card(_ views: [UIView]) -> UIStackView {
        let card = UIStackView(arrangedSubviews: views)
        card.axis = .vertical
        card.spacing = 4
        card.isLayoutMarginsRelativeArrangement = true
        card.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        return card
    }
}
