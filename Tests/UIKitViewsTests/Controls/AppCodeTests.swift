import CoreGeometry
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Code as apps write it: that it compiles is most of the test.
@MainActor @Suite(.gridText)
struct AppCodeTests {
    /// A chip that changes its look with its state.
    final class Chip: UIControl {
        private let label = UILabel()
        override var isSelected: Bool { didSet { update() } }
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
                trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
                bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
            ])
            label.text = "Chip"
            addTarget(self, action: "toggle", for: .touchUpInside)
            update()
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        private func update() { backgroundColor = isSelected ? tintColor : .systemGray5 }
    }

    /// A button with its own insets and a gradient-like style.
    final class PrimaryButton: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }
        private func setUp() {
            var configuration = UIButton.Configuration.filled()
            configuration.cornerStyle = .capsule
            configuration.imagePlacement = .trailing
            configuration.imagePadding = 8
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
            configuration.titleTextAttributesTransformer = .init { incoming in
                var outgoing = incoming
                outgoing.font = .systemFont(ofSize: 17, weight: .semibold)
                return outgoing
            }
            configuration.attributedTitle = AttributedString(
                "Buy", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 17)]))
            configuration.background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.9) }
            self.configuration = configuration
        }
        override func updateConfiguration() {
            super.updateConfiguration()
            configuration?.showsActivityIndicator = isSelected
        }
    }

    /// A field with space beside its text.
    final class PaddedField: UITextField {
        private let padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    }

    @Test func controlsOfAnApp() throws {
        let chip = Chip()
        chip.isSelected = true
        #expect(chip.backgroundColor == chip.tintColor)
        #expect(chip.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 64, height: 32))
        let button = PrimaryButton()
        #expect(button.intrinsicContentSize == CGSize(width: 70, height: 40))
        button.isSelected = true
        #expect(button.intrinsicContentSize == CGSize(width: 98, height: 40))
        let field = PaddedField()
        field.placeholder = "Mail"
        field.keyboardType = .emailAddress
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.returnKeyType = .next
        field.textContentType = .emailAddress
        #expect(field.intrinsicContentSize == CGSize(width: 64, height: 22))
    }

    @Test func textsAreConverted() {
        let old = NSMutableAttributedString(string: "Buy ", attributes: [.foregroundColor: UIColor.red])
        old.append(NSAttributedString(string: "now", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        let text = AttributedString(old)
        #expect(String(text.characters) == "Buy now" && text.runs.count == 2)
        #expect(text.runs.first?.uiKit.foregroundColor == .red)
        let back = NSAttributedString(text)
        #expect(back.string == "Buy now")
        #expect(back.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
        #expect(NSAttributedString(AttributedString()).length == 0)
    }

    @Test func aScreenOfControls() throws {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        stack.axis = .vertical
        stack.spacing = 10
        stack.alignment = .leading
        var total = 0.0
        let slider = UISlider(
            frame: .zero,
            primaryAction: UIAction { action in
                if let slider = action.sender as? UISlider { total += Double(slider.value) }
            })
        slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        #expect(total == 0.5)
        let menu = UIButton(type: .system)
        menu.setTitle("Sort", for: .normal)
        menu.menu = UIMenu(
            title: "", options: .displayInline,
            children: [
                UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
                UIAction(title: "Delete", attributes: .destructive) { _ in },
            ])
        menu.showsMenuAsPrimaryAction = true
        let toggle = UISwitch()
        toggle.setOn(true, animated: false)
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = true
        for view in [slider, menu, toggle, spinner] as [UIView] { stack.addArrangedSubview(view) }
        stack.addArrangedSubview(UIView())
        stack.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: 0, y: 0, width: 200, height: 31))
        #expect(menu.frame == CGRect(x: 0, y: 41, width: 40, height: 32))
        #expect(toggle.frame == CGRect(x: 0, y: 83, width: 51, height: 31))
    }

    @Test func looksForAllViewsOfAClass() {
        let types: [UIView.Type] = [UISegmentedControl.self, UIButton.self, UIPageControl.self, UITextField.self]
        defer { for type in types { AppearanceStore.removeRules(for: type) } }
        UISegmentedControl.appearance().selectedSegmentTintColor = .systemPurple
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UIButton.appearance(whenContainedInInstancesOf: [UIStackView.self]).tintColor = .systemPink
        UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .systemRed
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 0
        let lines = picture(of: control)
        #expect(lines.contains { $0.hasSuffix("radius 7 continuous #af52de") })
        #expect(lines.contains { $0.hasPrefix("glyphs \"A\"") && $0.hasSuffix("#ffffff") })
    }
}
