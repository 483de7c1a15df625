import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Events, actions and states of controls.
@MainActor @Suite(.gridText)
struct UIControlTests {
    @Test func actionsRunInOrderForTheirEvents() {
        let control = UIControl()
        var log: [String] = []
        control.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
        control.addAction(UIAction { _ in log.append("change") }, for: .valueChanged)
        control.addAction(UIAction { _ in log.append("both") }, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(log == ["tap", "both"])
        control.sendActions(for: .touchDown)
        #expect(log == ["tap", "both"])
        control.sendActions(for: .allEvents)
        #expect(log == ["tap", "both", "tap", "change", "both"])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    }

    @Test func theSenderIsTheControlWhileAnActionRuns() {
        let control = UIControl()
        var isSender = false
        let action = UIAction(title: "Save") { isSender = $0.sender as AnyObject === control && $0.title == "Save" }
        control.addAction(action, for: .primaryActionTriggered)
        control.performPrimaryAction()
        #expect(isSender)
        #expect(action.sender == nil)
    }

    @Test func anActionOfTheSameIdentifierIsReplaced() {
        let control = UIControl()
        var log: [Int] = []
        for number in 1...2 {
            control.addAction(
                UIAction(identifier: UIAction.Identifier("one")) { _ in log.append(number) }, for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        #expect(log == [2])
        control.removeAction(identifiedBy: UIAction.Identifier("one"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log == [2])
    }

    @Test func theEventOfAClassIsItsMainOne() {
        let rows: [(UIControl, UIControl.Event)] = [
            (UIButton(), .touchUpInside), (UISwitch(), .valueChanged), (UISlider(), .valueChanged),
            (UIStepper(), .valueChanged), (UIPageControl(), .valueChanged), (UIDatePicker(), .valueChanged),
            (UISegmentedControl(items: ["A"]), .valueChanged), (UITextField(), .editingDidEndOnExit),
        ]
        for (control, event) in rows {
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
            control.sendActions(for: .touchDown)
            #expect(count == 0)
            control.sendActions(for: event)
            #expect(count == 1, "\(type(of: control))")
        }
    }

    @Test func aSegmentPerformsItsAction() {
        var log: [String] = []
        let actions = ["A", "B"].map { title in UIAction(title: title) { log.append($0.title) } }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        control.selectedSegmentIndex = 1
        control.sendActions(for: .valueChanged)
        #expect(log == ["B"])
        #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
    }

    @Test func methodsAreFoundInATableUpTheResponderChain() {
        final class Target: UIView {}
        let (target, control, direct) = (Target(), UIControl(), UIControl())
        target.addSubview(control)
        var calls: [String] = []
        ControlActions.table = { action, receiver, sender, _ in
            guard receiver is Target, sender is UIControl else { return false }
            calls.append(action.description)
            return true
        }
        defer { ControlActions.table = nil }
        control.addTarget(nil, action: Selector("save"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        direct.addTarget(target, action: "open:", for: .touchUpInside)
        #expect(direct.actions(forTarget: target, forControlEvent: .touchUpInside) == ["open:"])
        #expect(direct.allTargets.count == 1)
        direct.sendActions(for: .touchUpInside)
        #expect(calls == ["save", "open:"])
        direct.removeTarget(target, action: nil, for: .allEvents)
        direct.sendActions(for: .touchUpInside)
        #expect(calls.count == 2 && direct.allTargets.isEmpty)
    }

    @Test func thePartsOfTheStateAreASet() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
        control.isHighlighted = true
        #expect(control.state.rawValue == 7)
    }

    @Test func aMenuKnowsItsSelectedElements() {
        let on = UIAction(title: "A", state: .on) { _ in }
        let inner = UIMenu(options: .displayInline, children: [UIAction(title: "B", state: .on) { _ in }])
        let menu = UIMenu(title: "M", children: [on, UIAction(title: "C") { _ in }, inner])
        #expect(menu.selectedElements.map(\.title) == ["A", "B"])
        #expect(menu.replacingChildren([on]).children.count == 1)
    }
}
