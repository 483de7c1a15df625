import UIKit

/// A new event: the static rows of a storyboard, with fields, pickers, switches and segments.
final class EventFormViewController: UITableViewController {
    @IBOutlet private var titleField: UITextField!
    @IBOutlet private var placeField: UITextField!
    @IBOutlet private var allDaySwitch: UISwitch!
    @IBOutlet private var startPicker: UIDatePicker!
    @IBOutlet private var endPicker: UIDatePicker!
    @IBOutlet private var repeatControl: UISegmentedControl!
    @IBOutlet private var guestsLabel: UILabel!
    @IBOutlet private var guestsStepper: UIStepper!
    @IBOutlet private var notesView: UITextView!
    @IBOutlet private var addButton: UIBarButtonItem!

    /// The form in its navigation controller.
    static func fromStoryboard() -> UIViewController {
        UIStoryboard(name: "EventForm", bundle: nil).instantiateInitialViewController() ?? UIViewController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (picker, hour) in [(startPicker, 18), (endPicker, 21)] {
            picker?.date = Self.date(hour: hour)
        }
        titleField.text = "Dinner on the roof"
        notesView.text = "Bring a blanket. Kofi has the key to the lift; the stairs are on the left."
        notesView.textContainer.lineFragmentPadding = 0
        update()
    }

    @IBAction private func fieldDidChange(_ sender: UITextField) {
        update()
    }

    @IBAction private func allDayDidChange(_ sender: UISwitch) {
        for picker in [startPicker, endPicker] { picker?.datePickerMode = sender.isOn ? .date : .dateAndTime }
    }

    @IBAction private func guestsDidChange(_ sender: UIStepper) {
        update()
    }

    @IBAction private func cancel(_ sender: Any) {
        dismiss(animated: true)
    }

    private func update() {
        addButton.isEnabled = titleField.hasText
        guestsLabel.text = "\(Int(guestsStepper.value)) guests"
    }

    private static func date(hour: Int) -> Date {
        let components = DateComponents(year: 2026, month: 6, day: 20, hour: hour, minute: 30)
        return Calendar.current.date(from: components) ?? .now
    }
}
