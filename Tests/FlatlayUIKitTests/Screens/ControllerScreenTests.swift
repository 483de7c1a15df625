import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// What a controller learns of the screen that it is rendered on.
@MainActor
@Suite struct ControllerScreenTests {
    private final class Reporter: UIViewController {
        var insets: UIEdgeInsets?
        var question: UIAlertController?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            insets = view.safeAreaInsets
            if let question { present(question, animated: true) }
        }
    }

    @Test("the safe area of the device reaches the view of a controller, below the bar that it is in")
    func safeArea() throws {
        let alone = Reporter()
        let renderer = ImageRenderer(viewController: alone)
        renderer.show(on: .iPhone16)
        _ = try renderer.displayList()
        let device = DevicePreset.iPhone16.safeAreaInsets
        #expect(alone.insets == UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0))

        let child = Reporter()
        let inNavigation = ImageRenderer(viewController: UINavigationController(rootViewController: child))
        inNavigation.show(on: .iPhone16)
        _ = try inNavigation.displayList()
        #expect(child.insets == UIEdgeInsets(top: device.top + 44, left: 0, bottom: device.bottom, right: 0))
    }

    @Test("what a child presents is presented by the outermost controller, and drawn")
    func presentation() throws {
        let child = Reporter()
        child.question = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
        child.question?.addAction(UIAlertAction(title: "Keep", style: .cancel))
        let navigation = UINavigationController(rootViewController: child)
        let renderer = ImageRenderer(viewController: navigation)
        renderer.show(on: .iPhone16)
        let list = try renderer.displayList()
        #expect(list.description.contains("Delete it?"))
        #expect(child.question?.presentingViewController === navigation)
        #expect(child.presentedViewController === child.question)
        child.dismiss(animated: false)
        #expect(navigation.presentedViewController == nil && child.presentedViewController == nil)
    }

    @Test("buttons in a row keep the widths of their titles")
    func buttonsInAStack() throws {
        let buttons = ["A", "A longer title"].map { title in
            var configuration = UIButton.Configuration.plain()
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        let stack = UIStackView(arrangedSubviews: buttons + [UIView()])
        let renderer = ImageRenderer(view: stack)
        renderer.proposedSize = ProposedViewSize(width: 390, height: 60)
        _ = try renderer.displayList()
        for button in buttons {
            #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 1, "\(button.frame)")
        }
        #expect(buttons[0].frame.width < buttons[1].frame.width)
    }

    @Test("a constraint that stands in is not active and has no items")
    func standIn() {
        let constraint = NSLayoutConstraint()
        #expect(!constraint.isActive && constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
    }
}
