import UIKit

/// The field below a conversation, on the material of a bar.
final class MessageComposerCell: UICollectionViewCell {
    private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let attachButton = UIButton(type: .system)
    private let field = UIView()
    private let textView = UITextView()
    private let placeholderLabel = UILabel()
    private let sendButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let symbols = UIImage.SymbolConfiguration(pointSize: 26)
        attachButton.setImage(UIImage(systemName: "plus.circle.fill", withConfiguration: symbols), for: .normal)
        attachButton.tintColor = .systemGray
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill", withConfiguration: symbols), for: .normal)
        for button in [attachButton, sendButton] {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
        }

        field.backgroundColor = .systemBackground
        field.layer.cornerRadius = 18
        field.layer.borderWidth = 1
        field.layer.borderColor = UIColor.separator.cgColor
        textView.backgroundColor = .clear
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.isScrollEnabled = false
        textView.textContainerInset = UIEdgeInsets(top: 7, left: 0, bottom: 7, right: 0)
        placeholderLabel.font = .preferredFont(forTextStyle: .body)
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.text = "Message"

        for view in [textView, placeholderLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            field.addSubview(view)
        }
        let row = UIStackView(arrangedSubviews: [attachButton, field, sendButton])
        row.alignment = .bottom
        row.spacing = 10
        for (view, parent) in [(bar, contentView), (row, bar.contentView)] as [(UIView, UIView)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            bar.topAnchor.constraint(equalTo: contentView.topAnchor),
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor, constant: -12),
            row.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
            attachButton.heightAnchor.constraint(equalToConstant: 36),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
            textView.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 8),
            textView.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -8),
            textView.topAnchor.constraint(equalTo: field.topAnchor),
            textView.bottomAnchor.constraint(equalTo: field.bottomAnchor),
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 5),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 7),
        ])
        update()
    }

    func configure(draft: String) {
        textView.text = draft
        update()
    }

    private func update() {
        placeholderLabel.isHidden = textView.hasText
        sendButton.isEnabled = textView.hasText
    }
}
