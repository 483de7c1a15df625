import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// That of the device: compact.
    case automatic = 0
    /// Wheels.
    case wheels
    /// The date as a button.
    case compact
    /// A calendar.
    case inline
}

/// A choice of a date, written in its locale, calendar and time zone.
///
/// It is drawn like a SwiftUI date picker of the same style. A picture does not depend on the clock: a calendar marks
/// today only if a renderer says which day that is.
open class UIDatePicker: UIControl, ViewContentSource {
    /// The parts of a date that can be chosen.
    public enum Mode: Int, Hashable, Sendable {
        /// The time.
        case time = 0
        /// The day.
        case date
        /// Day and time.
        case dateAndTime
        /// A duration.
        case countDownTimer
        /// The month and the year.
        case yearAndMonth
    }

    /// The date.
    open var date = UIDatePicker.now ?? Date() { didSet { changed() } }
    /// The parts that can be chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
    /// The look that the app prefers.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }
    /// The look.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// The language; nil for the current one.
    open var locale: Locale? { didSet { changed() } }
    /// The calendar.
    open var calendar: Calendar! = .current { didSet { changed() } }
    /// The time zone; nil for that of the calendar.
    open var timeZone: TimeZone? { didSet { changed() } }
    /// The earliest date; dates before it look the same.
    open var minimumDate: Date?
    /// The latest date; dates after it look the same.
    open var maximumDate: Date?
    /// The duration of a timer.
    open var countDownDuration: TimeInterval = 0 { didSet { changed() } }
    /// The distance of minutes on a wheel.
    open var minuteInterval = 1
    /// Whether the date is rounded to ``minuteInterval``; stored.
    open var roundsToMinuteInterval = true
    /// The date of a picture, if a renderer has one: new pickers have it, and a calendar marks its day.
    @TaskLocal package static var now: Date?

    /// Creates a picker with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }
    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the date; nothing turns.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var writing: DateWriting {
        let calendar = calendar ?? .current
        return DateWriting(
            locale: locale ?? calendar.locale ?? .current, calendar: calendar, timeZone: timeZone ?? calendar.timeZone)
    }
    /// The parts of a date; nil for a duration.
    private var parts: DateParts? {
        switch datePickerMode {
        case .time: .time
        case .date: .day
        case .dateAndTime: .dayAndTime
        case .yearAndMonth: .monthAndYear
        case .countDownTimer: nil
        }
    }
    private var hasDay: Bool { parts?.hasDay ?? false }
    private var hasTime: Bool { parts?.hasTime ?? false }
    /// The minutes of a timer.
    private var minutes: Int { countDownDuration.isFinite ? Int(min(max(0, countDownDuration / 60), 1e6)) : 0 }

    // MARK: Layout

    /// The texts of the compact style.
    private var pills: [LabelText] {
        var style = textStyle(DatePillLook.font, .label, alignment: .center)
        style.adjustsFontSize = true
        style.baselineAdjustment = .alignCenters
        let duration = "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
        return (parts.map { writing.compact(date, $0) } ?? [duration]).map { LabelText($0, style) }
    }
    /// The height of a text on its fill.
    private var pill: CGFloat { DatePillLook.height(of: pills.first?.size(fittingWidth: nil).height ?? 0) }

    /// By the style: as large as the texts, 320×216 for wheels, a calendar for the day and 42 points for the time.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .automatic, .compact:
            let widths = pills.map { $0.size(fittingWidth: nil).width + 2 * DatePillLook.margin.width }
            let gaps = CGFloat(max(0, widths.count - 1)) * DatePillLook.gap
            return CGSize(width: widths.reduce(gaps, +), height: pill)
        case .wheels: return WheelLook.size
        case .inline:
            let month = hasDay ? CalendarLook.height(weeks: writing.weeks(of: date).count) : 0
            let time = hasTime ? pill + (hasDay ? CalendarLook.timeGap : 0) : 0
            return CGSize(width: CalendarLook.width, height: month + time)
        }
    }

    override var primaryTrigger: Event { .valueChanged }
    package var classHugging: AxisPriorities { AxisPriorities(750, 750) }

    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard datePickerStyle == .compact, let first = pills.first else { return nil }
        let baselines = first.baselines(in: CGSize(width: size.width, height: size.height))
        return (baselines.first, size.height - baselines.last)
    }

    // MARK: Drawing

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        pen.faded(isEnabled: isEnabled) {
            switch datePickerStyle {
            case .automatic, .compact: drawPills(in: bounds, pen)
            case .wheels: drawWheels(pen)
            case .inline: drawCalendar(pen)
            }
        }
    }

    /// Draws texts on fills from the leading edge, smaller if they have no room.
    private func drawPills(in bounds: CGRect, _ pen: ControlPen) {
        let (texts, margin) = (pills, DatePillLook.margin.width)
        let widths = texts.map { $0.size(fittingWidth: nil).width }
        let used = CGFloat(max(0, texts.count - 1)) * DatePillLook.gap + CGFloat(texts.count) * 2 * margin
        let scale = min(1, max(0, bounds.width - used) / max(widths.reduce(0, +), 1))
        var x = bounds.minX
        for (text, natural) in zip(texts, widths) {
            let width = natural * scale + 2 * margin
            draw(
                text, in: mirrored(CGRect(x: x, y: bounds.midY - pill / 2, width: width, height: pill), in: bounds), pen
            )
            x += width + DatePillLook.gap
        }
    }

    /// Draws a text on a fill.
    private func draw(_ text: LabelText, in rect: CGRect, _ pen: ControlPen) {
        pen.draw(DatePillLook(), in: rect)
        text.draw(in: rect.insetBy(dx: DatePillLook.margin.width, dy: 0), context: pen.context)
    }

    private func drawWheels(_ pen: ControlPen) {
        pen.draw(WheelLook(), in: bounds)
        let columns = columns
        guard !columns.isEmpty else { return }
        let width = bounds.width / CGFloat(columns.count)
        for (index, texts) in columns.enumerated() {
            let column = mirrored(
                CGRect(
                    x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height),
                in: bounds)
            let style = textStyle(WheelLook.dateFont, .label, alignment: .center)
            pen.wheel(texts.enumerated().map { (LabelText($1, style), $0 - WheelLook.reach) }, in: column)
        }
    }

    /// The texts around each chosen part.
    private var columns: [[String]] {
        if let parts { return writing.wheels(date, parts, minuteInterval: minuteInterval) }
        return [minutes / 60, minutes % 60].map { chosen in
            (-WheelLook.reach...WheelLook.reach).map { chosen + $0 }.map { $0 < 0 ? "" : "\($0)" }
        }
    }

    /// The calendar of a month, and the time below it.
    private func drawCalendar(_ pen: ControlPen) {
        var top = bounds.minY
        if hasDay {
            drawTitle(pen)
            top += CalendarLook.titleHeight
            let writing = writing
            let width = bounds.width / 7
            func cell(_ index: Int, _ top: CGFloat, _ height: CGFloat) -> CGRect {
                mirrored(
                    CGRect(x: bounds.minX + CGFloat(index) * width, y: top, width: width, height: height), in: bounds)
            }
            for (index, name) in writing.weekdays.enumerated() {
                let style = textStyle(CalendarLook.weekdayFont, CalendarLook.weekdayColor, alignment: .center)
                LabelText(name, style).draw(in: cell(index, top, CalendarLook.weekdayHeight), context: pen.context)
            }
            top += CalendarLook.weekdayHeight
            for week in writing.weeks(of: date) {
                for (index, day) in week.enumerated() {
                    if let day { draw(day, in: cell(index, top, CalendarLook.weekHeight), writing, pen) }
                }
                top += CalendarLook.weekHeight
            }
            top += CalendarLook.timeGap
        }
        guard hasTime else { return }
        let rect = CGRect(x: bounds.minX, y: top, width: bounds.width, height: pill)
        LabelText(CalendarLook.timeTitle, textStyle(DatePillLook.font, .label)).draw(in: rect, context: pen.context)
        let text = LabelText(writing.time(date), textStyle(DatePillLook.font, .label, alignment: .center))
        let width = text.size(fittingWidth: nil).width + 2 * DatePillLook.margin.width
        // The time is at the trailing edge.
        draw(
            text, in: mirrored(CGRect(x: rect.maxX - width, y: top, width: width, height: rect.height), in: bounds),
            pen)
    }

    private func drawTitle(_ pen: ControlPen) {
        let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: CalendarLook.titleHeight)
        let text = LabelText(writing.month(date), textStyle(CalendarLook.titleFont, .label))
        text.draw(in: row, context: pen.context)
        func size(_ sign: CalendarLook.Sign) -> CGSize {
            UIImage(systemName: sign.name).map { naturalSize(of: $0, font: sign.font) } ?? .zero
        }
        func draw(_ sign: CalendarLook.Sign, trailing: CGFloat) {
            guard let image = UIImage(systemName: sign.name) else { return }
            let natural = size(sign)
            let rect = mirrored(
                CGRect(
                    x: row.maxX - trailing - natural.width, y: row.midY - natural.height / 2, width: natural.width,
                    height: natural.height), in: bounds)
            pen.image(image, in: rect, .tintColor, font: sign.font)
        }
        let start = text.size(fittingWidth: nil).width + CalendarLook.titleSignGap
        draw(CalendarLook.titleSign, trailing: row.width - start - size(CalendarLook.titleSign).width)
        draw(CalendarLook.back, trailing: size(CalendarLook.forward).width + CalendarLook.signGap)
        draw(CalendarLook.forward, trailing: 0)
    }

    private func draw(_ day: Date, in rect: CGRect, _ writing: DateWriting, _ pen: ControlPen) {
        let look = writing.look(of: day, chosen: [date], today: UIDatePicker.now)
        if look.isChosen { pen.draw(look.circle, in: rect) }
        let style = textStyle(look.font, look.color, alignment: .center)
        LabelText(writing.number(day), style).draw(in: rect, context: pen.context)
    }
}
