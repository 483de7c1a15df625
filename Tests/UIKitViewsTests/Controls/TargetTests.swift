import Foundation
import Testing
import UIKitViews

/// The objects that controls, gestures and bars call, which they do not keep alive.
@MainActor @Suite(.serialized) struct TargetTests {
    private final class Target: UIViewController {
        let button = UIButton(type: .system)
        let gesture = UITapGestureRecognizer()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            view.addGestureRecognizer(gesture)
            button.addTarget(self, action: "tap", for: .touchUpInside)
            gesture.addTarget(self, action: "tap")
            gesture.addTarget(self, action: "other")
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: self, action: "tap")
        }
    }

    @Test func aScreenWhoseControlsCallItIsFreed() {
        weak var target: Target?
        var button: UIButton?
        do {
            let made = Target()
            made.loadViewIfNeeded()
            #expect(made.button.allTargets.count == 1)
            (target, button) = (made, made.button)
        }
        #expect(target == nil)
        #expect(button?.allTargets.isEmpty == true && button?.allControlEvents == [])
        #expect(button?.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
        button?.enumerateEventHandlers { _, _, _, _ in Issue.record("the target is gone") }
        button?.sendActions(for: .touchUpInside)
    }

    @Test func anActionWithoutATargetStays() {
        let control = UIControl()
        control.addTarget(nil, action: "save", for: .touchUpInside)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["save"])
        #expect(control.allControlEvents == .touchUpInside)
        control.removeTarget(nil, action: "save", for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    /// A target may go while another one is called.
    @Test func aTargetThatGoesDuringAnEventIsNotCalled() {
        final class Object {}
        let control = UIControl()
        var second: Object? = Object()
        var calls = 0
        control.addAction(UIAction { _ in second = nil }, for: .touchUpInside)
        control.addTarget(second, action: "second", for: .touchUpInside)
        ControlActions.table = { _, _, _, _ in
            calls += 1
            return true
        }
        defer { ControlActions.table = nil }
        control.sendActions(for: .touchUpInside)
        #expect(calls == 0 && second == nil)
    }
}
