import Flatlay
import Foundation
import Testing

/// A control of UIKit and the view of SwiftUI that is the same control on iOS look alike.
@MainActor
struct ControlParityTests {
    enum Control: CaseIterable {
        case on, off, disabled, slider, stepper, stepperAtItsEnd, bar, spinner
        case segments, compactDate, calendar, dateWheel, time

        static var allWithoutTexts: [Control] {
            [.on, .off, .disabled, .slider, .stepper, .stepperAtItsEnd, .bar, .spinner]
        }
    }

    private func renderers(
        _ control: Control, isRightToLeft: Bool
    ) -> (uiKit: ImageRenderer<some View>, swiftUI: ImageRenderer<some View>) {
        let (view, content) = pair(control)
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let size = view.bounds.size
        let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let framed = content.frame(width: size.width, height: size.height).environment(\.layoutDirection, direction)
        return (ImageRenderer(view: view), ImageRenderer(content: framed))
    }

    @Test(arguments: Control.allWithoutTexts, [false, true])
    func bothHaveTheSamePixels(control: Control, isRightToLeft: Bool) throws {
        let (uiKit, swiftUI) = renderers(control, isRightToLeft: isRightToLeft)
        for scale in [CGFloat(1), 3] {
            uiKit.scale = scale
            swiftUI.scale = scale
            #expect(try uiKit.pngData() == swiftUI.pngData(), "scale \(scale)")
        }
    }

    /// Texts, and the shapes around them, differ by fractions of a point: only text views round
    /// their sizes.
    @Test(arguments: Control.allCases, [false, true])
    func bothHaveTheSameShapesAndTexts(control: Control, isRightToLeft: Bool) throws {
        let (uiKit, swiftUI) = renderers(control, isRightToLeft: isRightToLeft)
        let (left, right) = (try drawings(uiKit), try drawings(swiftUI))
        #expect(left.count == right.count, "\(left) \(right)")
        for (one, other) in zip(left, right) { #expect(isNear(one, other), "\(one) | \(other)") }
    }

    private func isNear(_ left: String, _ right: String) -> Bool {
        let (left, right) = (left.split(separator: " "), right.split(separator: " "))
        return left.count == right.count
            && zip(left, right).allSatisfy { one, other in
                guard let number = Double(one), let second = Double(other) else { return one == other }
                return abs(number - second) <= 2
            }
    }

    private func drawings(_ renderer: ImageRenderer<some View>) throws -> [String] {
        let square = "M0 0h16v16H0z"
        renderer.symbols = try SymbolTable(["chevron.forward": square, "chevron.backward": square])
        let lines = try "\(renderer.displayList())".split(separator: "\n")
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { line in ["fill", "stroke", "shadow", "glyphs"].contains { line.hasPrefix($0) } }
            .map { $0.hasPrefix("glyphs") ? $0.replacing(#/ at \S+ \S+/#, with: "") : $0 }
    }

    /// Wednesday, 6 March 2024, 9:41 in Greenwich.
    private let date = Date(timeIntervalSince1970: 1_709_718_060)

    private func pair(_ control: Control) -> (UIView, AnyView) {
        switch control {
        case .on, .off, .disabled:
            let view = UISwitch()
            view.isOn = control != .off
            view.isEnabled = control != .disabled
            let toggle = Toggle("", isOn: .constant(view.isOn)).labelsHidden().disabled(control == .disabled)
            return (view, AnyView(toggle))
        case .slider:
            let view = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
            view.value = 0.25
            return (view, AnyView(Slider(value: .constant(0.25))))
        case .stepper, .stepperAtItsEnd:
            let view = UIStepper()
            view.value = control == .stepper ? 5 : 100
            let stepper = Stepper("", value: .constant(view.value), in: 0...100).labelsHidden()
            return (view, AnyView(stepper))
        case .bar:
            let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: 4))
            view.progress = 0.5
            return (view, AnyView(ProgressView(value: 0.5)))
        case .spinner:
            let view = UIActivityIndicatorView(style: .medium)
            view.startAnimating()
            return (view, AnyView(ProgressView()))
        case .segments:
            let view = UISegmentedControl(items: ["One", "Two", "Six"])
            view.selectedSegmentIndex = 0
            view.frame.size.width = 304
            let picker = Picker("", selection: .constant("One")) {
                ForEach(["One", "Two", "Six"], id: \.self) { Text($0) }
            }
            return (view, AnyView(picker.pickerStyle(.segmented).labelsHidden()))
        case .compactDate, .calendar, .dateWheel, .time: return datePicker(control)
        }
    }

    private func datePicker(_ control: Control) -> (UIView, AnyView) {
        let view = UIDatePicker()
        view.locale = Locale(identifier: "de_DE")
        view.timeZone = .gmt
        view.calendar = Calendar(identifier: .gregorian)
        view.date = date
        view.datePickerMode = control == .time ? .time : control == .calendar ? .date : .dateAndTime
        view.preferredDatePickerStyle = control == .calendar ? .inline : control == .dateWheel ? .wheels : .compact
        view.frame.size = view.intrinsicContentSize
        // Seven columns of whole points.
        if control == .calendar { view.frame.size.width = 350 }
        let parts: DatePickerComponents =
            control == .time ? .hourAndMinute : control == .calendar ? .date : [.date, .hourAndMinute]
        let picker = DatePicker("", selection: .constant(date), displayedComponents: parts).labelsHidden()
            .environment(\.locale, Locale(identifier: "de_DE"))
        switch control {
        case .calendar: return (view, AnyView(picker.datePickerStyle(.graphical)))
        case .dateWheel: return (view, AnyView(picker.datePickerStyle(.wheel)))
        default: return (view, AnyView(picker))
        }
    }
}
