import CoreGeometry
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Date pickers and wheels. Serial, since the date of a picture is set for the whole program.
@MainActor @Suite(.serialized, .gridText)
struct PickerTests {
    /// Wednesday, 6 March 2024, 9:41 in Greenwich.
    private func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) throws -> UIDatePicker {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 1
        let zone = try #require(TimeZone(identifier: "GMT"))
        picker.calendar = calendar
        picker.timeZone = zone
        picker.locale = Locale(identifier: "en_US")
        picker.date = Date(timeIntervalSince1970: 1_709_718_060)
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        return picker
    }

    @Test func aCompactPickerWritesTheDateOnAFill() throws {
        let picker = try picker(.compact, .date)
        #expect(picker.intrinsicContentSize == CGSize(width: 132, height: 34))
        picker.frame.size = picker.intrinsicContentSize
        picker.frame.origin = .zero
        #expect(
            picture(of: picker) == [
                "fill rounded-rectangle 0 0 132 34 radius 6 continuous #7676801f",
                "glyphs \"Mar 6, 2024\" Grid Regular 20 at 11 23 #000000",
            ])
        picker.locale = Locale(identifier: "de_DE")
        #expect(
            picture(of: picker).last?.contains("06.03.2024") == true
                || picture(of: picker).last?.contains("März") == true)
        #expect(try self.picker(.automatic, .dateAndTime).datePickerStyle == .compact)
        #expect(UIDatePicker().contentHuggingPriority(for: .horizontal).rawValue == 750)
    }

    @Test func aCompactPickerMakesItsTextsSmallerWhereTheyHaveNoRoom() throws {
        let picker = try picker(.compact, .date)
        picker.frame = CGRect(x: 0, y: 0, width: 77, height: 34)
        let lines = picture(of: picker)
        #expect(lines.first == "fill rounded-rectangle 0 0 77 34 radius 6 continuous #7676801f")
        #expect(lines.last?.hasPrefix("glyphs \"Mar 6, 2024\" Grid Regular 10 ") == true, "\(lines)")
    }

    @Test func aCalendarMarksTheChosenDayAndToday() throws {
        let picker = try picker(.inline, .date)
        picker.frame = CGRect(x: 0, y: 0, width: 350, height: 336)
        // Title, weekdays and six weeks of 44.
        #expect(picker.intrinsicContentSize.height == 336)
        let lines = UIDatePicker.$now.withValue(Date(timeIntervalSince1970: 1_709_804_460)) { picture(of: picker) }
        #expect(lines.contains { $0.hasPrefix("glyphs \"March 2024\"") })
        #expect(lines.contains { $0.hasPrefix("glyphs \"SUN\"") && $0.hasSuffix("#3c3c434d") })
        // The sixth is a Wednesday of the second week.
        let circle = try #require(lines.firstIndex { $0.hasPrefix("fill ellipse") })
        #expect(lines[circle] == "fill ellipse 154 117 42 42 #007aff1f")
        #expect(lines[circle + 1].hasPrefix("glyphs \"6\"") && lines[circle + 1].hasSuffix("#007aff"))
        #expect(lines[circle + 2].hasPrefix("glyphs \"7\"") && lines[circle + 2].hasSuffix("#007aff"))
        #expect(lines.count { $0.hasPrefix("glyphs") && $0.dropFirst(8).first?.isNumber == true } == 31)
        #expect(lines.count { $0.hasPrefix("glyphs") && $0.hasSuffix("#3c3c434d") } == 7)
        let today = UIDatePicker.$now.withValue(picker.date) { picture(of: picker) }
        #expect(today.contains("fill ellipse 154 117 42 42 #007aff"))
    }

    /// The first of March 2024 was a Friday.
    @Test(arguments: [("en_US", "SUN", CGFloat(270)), ("de_DE", "MO", 220)])
    func weeksBeginAsInTheLanguage(locale: String, first: String, x: CGFloat) throws {
        let picker = try picker(.inline, .date)
        picker.calendar = Calendar(identifier: .gregorian)
        picker.locale = Locale(identifier: locale)
        picker.frame = CGRect(x: 0, y: 0, width: 350, height: 336)
        let lines = picture(of: picker)
        let names = lines.filter { $0.hasPrefix("glyphs") && $0.hasSuffix("#3c3c434d") }
        #expect(names.first?.hasPrefix("glyphs \"\(first)") == true)
        #expect(lines.contains { $0.hasPrefix("glyphs \"1\" Grid Regular 20 at \(Int(x)) ") })
    }

    @Test func wheelsShowNineRows() throws {
        let picker = try picker(.wheels, .date)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        let lines = picture(of: picker)
        #expect(lines.first == "fill rounded-rectangle 9 91 302 34 radius 8 continuous #7676801f")
        #expect(lines.contains { $0.hasPrefix("glyphs \"March\"") })
        #expect(lines.contains { $0.contains("\"April\"") } && lines.contains { $0.contains("\"2025\"") })
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 5400
        #expect(picture(of: picker).contains { $0.hasPrefix("glyphs \"30\"") })
        picker.countDownDuration = .infinity
        #expect(!picture(of: picker).isEmpty)
    }

    private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? 3 : 0
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "R\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            component == 0 ? 100 : 0
        }
    }

    @Test func aPickerAsksItsDelegateForTitles() {
        let (picker, source) = (UIPickerView(), Source())
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.selectedRow(inComponent: 0) == -1)
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(1, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == -1)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
        let lines = picture(of: picker).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains("glyphs \"R1\" Grid Regular 20 at 49 114 #000000"))
        #expect(lines.filter { $0.hasPrefix("glyphs") }.count == 3)
        picker.selectRow(99, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }

    @Test func wheelsMayHoldViews() {
        final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView { UILabel() }
        }
        let (picker, views) = (UIPickerView(), Views())
        picker.dataSource = views
        picker.delegate = views
        layOut(picker) {
            #expect(picker.subviews.count == 2)
            #expect(picker.subviews.first?.frame == CGRect(x: 9, y: 92, width: 302, height: 32))
        }
    }

    @Test func itemsOfBarsAreData() {
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        #expect(done.style == .done && done.systemItem?.title == "Done")
        let item = UIBarButtonItem(title: "Save", image: nil, primaryAction: nil, menu: nil)
        #expect(item.title == "Save" && item.isEnabled && item.width == 0)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: 44))
        UIBarButtonItem.appearance().tintColor = .systemRed
        #expect(item.shownTintColor == .systemRed && item.tintColor == nil)
        UIBarButtonItem.appearance().tintColor = nil
        var taps = 0
        UIBarButtonItem(primaryAction: UIAction { _ in taps += 1 }).performPrimaryAction()
        #expect(taps == 1)
    }
}
