import AutoLayout
import CoreGeometry
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

    /// The height of a text on its fill: 34 points, and more for large text.
    private var pill: CGFloat {
        max(34, ((pills.first?.size(fittingWidth: nil).height ?? 0) + 12).rounded(.up))
    }
    private static let gap: CGFloat = 6

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
        var calendar = calendar ?? .current
        let zone = timeZone ?? calendar.timeZone
        calendar.timeZone = zone
        // The language says on which day weeks begin, unless the app did.
        if let locale { calendar.locale = locale }
        return DateWriting(locale: locale ?? calendar.locale ?? .current, calendar: calendar, timeZone: zone)
    }
    private var hasDay: Bool { [.date, .dateAndTime, .yearAndMonth].contains(datePickerMode) }
    private var hasTime: Bool { [.time, .dateAndTime].contains(datePickerMode) }

    // MARK: Layout

    private var font: UIFont { .preferredFont(forTextStyle: .body) }

    /// The texts of the compact style.
    private var pills: [LabelText] {
        var texts: [String] = []
        if datePickerMode == .yearAndMonth {
            texts.append(writing.month(date))
        } else if hasDay {
            texts.append(writing.day(date))
        }
        if hasTime { texts.append(writing.time(date)) }
        if datePickerMode == .countDownTimer {
            let minutes = countDownDuration.isFinite ? Int(min(max(0, countDownDuration / 60), 1e6)) : 0
            texts.append("\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)")
        }
        var style = textStyle(font, .label, alignment: .center)
        style.adjustsFontSize = true
        style.baselineAdjustment = .alignCenters
        return texts.map { LabelText($0, style) }
    }

    /// By the style: as large as the texts, 320×216 for wheels, a calendar for the day and 42 points for the time.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .automatic, .compact:
            let widths = pills.map { $0.size(fittingWidth: nil).width + 22 }
            let gaps = CGFloat(max(0, widths.count - 1)) * UIDatePicker.gap
            return CGSize(width: widths.reduce(gaps, +), height: pill)
        case .wheels: return CGSize(width: 320, height: 216)
        case .inline:
            let month = hasDay ? 72 + 44 * CGFloat(writing.weeks(of: date).count) : 0
            return CGSize(width: 320, height: month + (hasTime ? pill + (hasDay ? 8 : 0) : 0))
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
        pen.faded(isEnabled ? 1 : 0.5) {
            switch datePickerStyle {
            case .automatic, .compact: drawPills(in: bounds, pen)
            case .wheels: drawWheels(pen)
            case .inline: drawCalendar(pen)
            }
        }
    }

    /// Draws texts on fills from the leading edge, smaller if they have no room.
    private func drawPills(in bounds: CGRect, _ pen: ControlPen) {
        let texts = pills
        let widths = texts.map { $0.size(fittingWidth: nil).width }
        let room = bounds.width - CGFloat(max(0, texts.count - 1)) * UIDatePicker.gap - CGFloat(texts.count) * 22
        let scale = min(1, max(0, room) / max(widths.reduce(0, +), 1))
        var x = bounds.minX
        for (text, natural) in zip(texts, widths) {
            let width = natural * scale + 22
            let rect = mirrored(
                CGRect(x: x, y: bounds.midY - pill / 2, width: width, height: pill), in: bounds)
            pen.rounded(rect, radius: 6, .tertiarySystemFill)
            text.draw(in: rect.insetBy(dx: 11, dy: 0), context: pen.context)
            x += width + UIDatePicker.gap
        }
    }

    private func drawWheels(_ pen: ControlPen) {
        Wheel.band(in: bounds, pen)
        let columns = columns
        guard !columns.isEmpty else { return }
        let width = bounds.width / CGFloat(columns.count)
        for (index, texts) in columns.enumerated() {
            let column = mirrored(
                CGRect(
                    x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height),
                in: bounds)
            let style = textStyle(.preferredFont(forTextStyle: .title3), .label, alignment: .center)
            Wheel.draw(texts.enumerated().map { (LabelText($1, style), $0 - 4) }, in: column, pen)
        }
    }

    /// The texts around each chosen part, from four before to four after.
    private var columns: [[String]] {
        let writing = writing
        func column(_ unit: Calendar.Component, step: Int = 1, _ write: (Date) -> String) -> [String] {
            (-4...4).map { writing.calendar.date(byAdding: unit, value: $0 * step, to: date).map(write) ?? "" }
        }
        let minutes = { column(.minute, step: max(1, self.minuteInterval)) { writing.minute($0) } }
        switch datePickerMode {
        case .dateAndTime:
            return [column(.day) { writing.weekdayAndDay($0) }, column(.hour) { writing.hour($0) }, minutes()]
        case .date:
            return [
                column(.month) { writing.monthName($0) }, column(.day) { writing.number($0) },
                column(.year) { writing.year($0) },
            ]
        case .yearAndMonth: return [column(.month) { writing.monthName($0) }, column(.year) { writing.year($0) }]
        case .time: return [column(.hour) { writing.hour($0) }, minutes()]
        case .countDownTimer:
            let total = countDownDuration.isFinite ? Int(min(max(0, countDownDuration / 60), 1e6)) : 0
            return [
                (-4...4).map { total / 60 + $0 }.map { $0 < 0 ? "" : "\($0)" },
                (-4...4).map { total % 60 + $0 }.map { $0 < 0 ? "" : "\($0)" },
            ]
        }
    }

    /// The calendar of a month, and the time below it.
    private func drawCalendar(_ pen: ControlPen) {
        var top = bounds.minY
        if hasDay {
            drawTitle(pen)
            top += 44
            let writing = writing
            let width = bounds.width / 7
            func cell(_ index: Int, _ top: CGFloat, _ height: CGFloat) -> CGRect {
                mirrored(
                    CGRect(x: bounds.minX + CGFloat(index) * width, y: top, width: width, height: height), in: bounds)
            }
            for (index, name) in writing.weekdays.enumerated() {
                let style = textStyle(.systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, alignment: .center)
                LabelText(name, style).draw(in: cell(index, top, 28), context: pen.context)
            }
            top += 28
            for week in writing.weeks(of: date) {
                for (index, day) in week.enumerated() {
                    if let day { draw(day, in: cell(index, top, 44), writing, pen) }
                }
                top += 44
            }
            top += 8
        }
        guard hasTime else { return }
        let rect = CGRect(x: bounds.minX, y: top, width: bounds.width, height: pill)
        LabelText("Time", textStyle(font, .label)).draw(in: rect, context: pen.context)
        let text = LabelText(writing.time(date), textStyle(font, .label, alignment: .center))
        let width = text.size(fittingWidth: nil).width + 22
        // The time is at the trailing edge.
        let place = mirrored(CGRect(x: rect.maxX - width, y: top, width: width, height: rect.height), in: bounds)
        pen.rounded(place, radius: 6, .tertiarySystemFill)
        text.draw(in: place.insetBy(dx: 11, dy: 0), context: pen.context)
    }

    private func drawTitle(_ pen: ControlPen) {
        let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 44)
        let text = LabelText(writing.month(date), textStyle(.preferredFont(forTextStyle: .headline), .label))
        text.draw(in: row, context: pen.context)
        func sign(_ name: String, trailing: CGFloat, _ size: CGFloat, _ weight: UIFont.Weight) {
            guard let image = UIImage(systemName: name) else { return }
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            let natural = naturalSize(of: image, font: font)
            let rect = mirrored(
                CGRect(
                    x: row.maxX - trailing - natural.width, y: row.midY - natural.height / 2, width: natural.width,
                    height: natural.height), in: bounds)
            pen.image(image, in: rect, .tintColor, font: font)
        }
        let next = UIImage(systemName: "chevron.forward").map {
            naturalSize(of: $0, font: .systemFont(ofSize: 14, weight: .bold)).width
        }
        let width = text.size(fittingWidth: nil).width
        sign("chevron.forward", trailing: row.width - width - 4 - (next ?? 0), 14, .bold)
        sign("chevron.forward", trailing: 0, 20, .medium)
        let last = UIImage(systemName: "chevron.forward").map {
            naturalSize(of: $0, font: .systemFont(ofSize: 20, weight: .medium)).width
        }
        sign("chevron.backward", trailing: (last ?? 0) + 28, 20, .medium)
    }

    private func draw(_ day: Date, in rect: CGRect, _ writing: DateWriting, _ pen: ControlPen) {
        let isToday = UIDatePicker.now.map { writing.calendar.isDate(day, inSameDayAs: $0) } ?? false
        let isChosen = writing.calendar.isDate(day, inSameDayAs: date)
        if isChosen {
            let circle = CGRect(x: rect.midX - 21, y: rect.midY - 21, width: 42, height: 42)
            pen.ellipse(circle, .tintColor, opacity: isToday ? 1 : 0.12)
        }
        let color: UIColor = isChosen && isToday ? .white : isChosen || isToday ? .tintColor : .label
        let font = UIFont.systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular)
        LabelText(writing.number(day), textStyle(font, color, alignment: .center)).draw(in: rect, context: pen.context)
    }
}
