import Foundation
import Testing
import UIKitValues
import UIKitViews

/// The tint, which views have from those that they are in.
@MainActor @Suite(.gridText) struct TintTests {
    @Test func textsFollowTheTintOfTheViewsAroundThem() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "text"
        label.textColor = .tintColor.withAlphaComponent(0.5)
        let textView = UITextView(frame: CGRect(x: 0, y: 20, width: 80, height: 40))
        textView.attributedText = NSAttributedString(string: "more", attributes: [.foregroundColor: UIColor.tintColor])
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.addSubview(label)
        box.addSubview(textView)
        func colors(_ view: UIView) -> Set<String> {
            Set(
                picture(of: view).filter { $0.contains("glyphs") }.compactMap {
                    $0.split(separator: " ").last.map(String.init)
                })
        }
        #expect(colors(box) == ["#007aff80", "#007aff"])
        box.tintColor = .red
        #expect(colors(box) == ["#ff000080", "#ff0000"])
        box.tintAdjustmentMode = .dimmed
        #expect(colors(box) == ["#8e8e9380", "#8e8e93"])
        let other = UIView(frame: box.frame)
        other.tintColor = .green
        for view in [label, textView] { other.addSubview(view) }
        #expect(colors(other) == ["#00ff0080", "#00ff00"])
    }

    @Test func aViewIsToldOfTheTintOfItsNewPlace() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (told, box, plain) = (Told(), UIView(), UIView())
        plain.addSubview(told)
        #expect(told.count == 0)
        box.tintColor = .red
        box.addSubview(plain)
        #expect(told.count == 1)
        box.tintAdjustmentMode = .dimmed
        #expect(told.count == 2)
        told.tintColor = .green
        UIView().addSubview(told)
        #expect(told.count == 3)
    }
}
