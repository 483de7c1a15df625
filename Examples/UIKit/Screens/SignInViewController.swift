import UIKit

/// Signing in: a stack of fields and buttons in the middle of the screen.
final class SignInViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let logo = UIImageView(image: UIImage(systemName: "leaf.circle.fill"))
        logo.tintColor = .systemGreen
        logo.contentMode = .scaleAspectFit
        logo.heightAnchor.constraint(equalToConstant: 84).isActive = true

        let titleLabel = UILabel()
        titleLabel.text = "Welcome back"
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.textAlignment = .center
        let hintLabel = UILabel()
        hintLabel.text = "Sign in to water your plants, wherever you are."
        hintLabel.font = .preferredFont(forTextStyle: .subheadline)
        hintLabel.textColor = .secondaryLabel
        hintLabel.textAlignment = .center
        hintLabel.numberOfLines = 0

        emailField.placeholder = "Email"
        emailField.text = "ines@garden.example"
        emailField.textContentType = .username
        emailField.keyboardType = .emailAddress
        emailField.clearButtonMode = .always
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [emailField, passwordField] {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
        }

        var filled = UIButton.Configuration.filled()
        filled.title = "Sign In"
        filled.buttonSize = .large
        filled.cornerStyle = .large
        filled.baseBackgroundColor = .systemGreen
        let signInButton = UIButton(configuration: filled, primaryAction: UIAction { _ in })

        var tinted = UIButton.Configuration.tinted()
        tinted.title = "Use a passkey"
        tinted.image = UIImage(systemName: "person.badge.key.fill")
        tinted.imagePadding = 8
        tinted.buttonSize = .large
        tinted.cornerStyle = .large
        tinted.baseBackgroundColor = .systemGreen
        tinted.baseForegroundColor = .systemGreen
        let passkeyButton = UIButton(configuration: tinted)

        let forgotButton = UIButton(type: .system)
        forgotButton.setTitle("Forgot your password?", for: .normal)
        forgotButton.contentHorizontalAlignment = .trailing

        let stack = UIStackView(
            arrangedSubviews: [
                logo, titleLabel, hintLabel, emailField, passwordField, forgotButton, signInButton, passkeyButton,
            ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(20, after: logo)
        stack.setCustomSpacing(6, after: titleLabel)
        stack.setCustomSpacing(28, after: hintLabel)
        stack.setCustomSpacing(24, after: forgotButton)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        let footer = UILabel()
        footer.text = "New here? Create an account."
        footer.font = .preferredFont(forTextStyle: .footnote)
        footer.textColor = .secondaryLabel
        footer.textAlignment = .center
        footer.numberOfLines = 0
        footer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(footer)

        let area = view.safeAreaLayoutGuide
        let width = stack.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -56)
        width.priority = UILayoutPriority(999)
        // With large text, the stack moves up to leave room for the line at the bottom.
        let center = stack.centerYAnchor.constraint(equalTo: area.centerYAnchor)
        center.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            center,
            stack.bottomAnchor.constraint(lessThanOrEqualTo: footer.topAnchor, constant: -16),
            footer.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
        ])
    }
}
