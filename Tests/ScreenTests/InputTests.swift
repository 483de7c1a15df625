import Flatlay
import SwiftUI
import TestSupport
import Testing

/// Forms, fields and pickers as apps write them.
@Suite struct InputTests {
    private func draw(
        _ view: some View, width: CGFloat = 390, height: CGFloat = 800
    ) throws -> DisplayList {
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: width, height: height)
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList()
    }

    private func texts(_ view: some View) throws -> [String] {
        texts(try draw(view).items).filter { !$0.isEmpty }
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): [run.text]
            case .group(_, let inner): texts(inner)
            default: []
            }
        }
    }

    private func rowHeights(_ list: DisplayList) -> [CGFloat] {
        list.nodes.filter { $0.name == "list-row" }.map(\.frame.height)
    }

    @Test func controlsOfAFormAreRowsOfTheUsualHeight() throws {
        let form = try draw(
            Form {
                TextField("Name", text: .constant("Ada"))
                Toggle("On", isOn: .constant(true))
                Stepper("Count", value: .constant(1))
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                ColorPicker("Tint", selection: .constant(.red))
                Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
                LabeledContent("Version", value: "1")
            })
        #expect(rowHeights(form) == Array(repeating: 44, count: 7))
        #expect(
            texts(form.items).filter { !$0.isEmpty } == [
                "Ada", "On", "Count", "Day", "Jan 1, 1970", "Tint", "Size", "Small", "Version", "1",
            ])
    }

    @Test func columnsHaveNoRows() throws {
        let form = try draw(Form { Text("a") }.formStyle(.columns))
        #expect(rowHeights(form) == [])
    }

    @Test func fieldsShowTheirTextOrTheirPrompt() throws {
        #expect(try texts(TextField("Title", text: .constant("text"))) == ["text"])
        #expect(try texts(TextField("Title", text: .constant(""))) == ["Title"])
        #expect(try texts(TextField("Title", text: .constant(""), prompt: Text("Prompt"))) == ["Prompt"])
        #expect(try texts(SecureField("Title", text: .constant("secret"))) == ["••••••"])
        #expect(try texts(SecureField("Title", text: .constant(""))) == ["Title"])
        #expect(
            try texts(TextField("n", value: .constant(1234.5), format: .number.locale(Locale(identifier: "en_US"))))
                == ["1,234.5"])
        #expect(try texts(TextField("n", value: .constant(Int?.none), format: .number)) == ["n"])
        #expect(try texts(TextEditor(text: .constant("a b"))) == ["a b"])
    }

    /// A field writes its value as a text beside it does: in the locale, the calendar and the time zone of the
    /// environment, unless the format sets them.
    @Test func formatsOfFieldsFollowTheEnvironment() throws {
        let date = Date(timeIntervalSince1970: 0)
        func shown(_ locale: String?) throws -> [String] {
            let numbers = NumberFormatter()
            numbers.numberStyle = .currency
            numbers.currencyCode = "USD"
            let days = DateFormatter()
            days.dateStyle = .medium
            days.timeZone = .gmt
            let fields = VStack {
                TextField("n", value: .constant(12.5), format: .currency(code: "USD"))
                TextField("n", value: .constant(Double?.some(12.5)), format: .currency(code: "USD"))
                TextField("n", value: .constant(date), format: .dateTime.year().month().day())
                TextField("n", value: .constant(12.5), formatter: numbers)
                Text(12.5, format: .currency(code: "USD"))
                Text(date as NSDate, formatter: days)
                Text("\(12.5 as NSNumber, formatter: numbers)")
            }
            // What is set up later is not for texts that exist.
            numbers.numberStyle = .percent
            guard let locale else { return try texts(fields) }
            return try texts(fields.environment(\.locale, Locale(identifier: locale)))
        }
        let dollars = "$12.50"
        #expect(
            try shown(nil) == [dollars, dollars, "Jan 1, 1970", dollars, dollars, "Jan 1, 1970", dollars])
        let euro = "12,50\u{a0}$"
        #expect(try shown("de_DE") == [euro, euro, "1. Jan. 1970", euro, euro, "01.01.1970", euro])
        let french = TextField("n", value: .constant(0.5), format: .number.locale(Locale(identifier: "fr_FR")))
        #expect(try texts(french.environment(\.locale, Locale(identifier: "en_US"))) == ["0,5"])
        let own = NumberFormatter()
        own.locale = Locale(identifier: "fr_FR")
        own.minimumFractionDigits = 2
        #expect(try texts(Text(0.5 as NSNumber, formatter: own)) == ["0,50"])
    }

    @Test func fieldsTakeTheWidthAndVerticalOnesTheirLines() throws {
        let short = TextField("t", text: .constant(String(repeating: "word ", count: 30)))
        let long = TextField("t", text: .constant(String(repeating: "word ", count: 30)), axis: .vertical)
        #expect(try draw(short, width: 100).nodes.first { $0.name == "text" }?.frame.height == 20)
        #expect((try draw(long, width: 100).nodes.first { $0.name == "text" }?.frame.height ?? 0) > 100)
        let reserved = TextField("t", text: .constant(""), axis: .vertical).lineLimit(3, reservesSpace: true)
        #expect(try draw(reserved).nodes.first { $0.name == "text" }?.frame.height == 60)
    }

    @Test func aFieldStyleOfAnAppDrawsAroundTheField() throws {
        struct Boxed: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Text("icon")
                    configuration
                }
            }
        }
        #expect(try texts(TextField("t", text: .constant("a")).textFieldStyle(Boxed())) == ["icon", "a"])
        #expect(try texts(SecureField("t", text: .constant("a")).textFieldStyle(Boxed())) == ["icon", "•"])
        #expect(try texts(TextField("t", text: .constant("a")).textFieldStyle(RoundedBorderTextFieldStyle())) == ["a"])
    }

    private enum Size: String, CaseIterable, Identifiable {
        case small, large
        var id: Self { self }
    }

    @Test func pickersShowTheOptionOfTheirSelection() throws {
        func picker<Value: Hashable>(_ selection: Value) -> some View {
            Picker("p", selection: .constant(selection)) {
                Text("none").tag(Int?.none)
                Text("one").tag(1)
                Text("two").tag(Optional(2))
            }
        }
        #expect(try texts(picker(1)) == ["one"])
        #expect(try texts(picker(Optional(1))) == ["one"])
        #expect(try texts(picker(2)) == ["two"])
        #expect(try texts(picker(Int?.none)) == ["none"])
        #expect(try texts(picker(3)) == [])
        let each = Picker("p", selection: .constant(Size.large)) { ForEach(Size.allCases) { Text($0.rawValue) } }
        #expect(try texts(each) == ["large"])
        #expect(try texts(each.pickerStyle(.menu)) == ["large"])
        #expect(try texts(Form { each }) == ["p", "large"])
        #expect(try texts(Form { each.labelsHidden() }) == ["large"])
        #expect(try texts(Form { each.pickerStyle(NavigationLinkPickerStyle()) }) == ["p", "large"])
        #expect(try texts(Form { each.pickerStyle(InlinePickerStyle()) }) == ["P", "small", "large"])
        #expect(
            try texts(Form { Section("s") { each.pickerStyle(.inline).labelsHidden() } }) == ["S", "small", "large"])
        #expect(try texts(each.pickerStyle(SegmentedPickerStyle())) == ["small", "large"])
        #expect(try texts(each.pickerStyle(WheelPickerStyle())) == ["small", "large"])
    }

    @Test func segmentsHaveEqualWidths() throws {
        let view = Picker("p", selection: .constant(0)) {
            ForEach(0..<4) { Text(String(repeating: "x", count: $0 + 1)) }
        }
        .pickerStyle(.segmented)
        let list = try draw(view, width: 404)
        let middles = list.nodes.filter { $0.name == "text" }.map(\.frame.midX)
        #expect(middles == [52, 152, 252, 352])
    }

    @Test func datesFollowTheLocaleAndTheCalendar() throws {
        let date = Date(timeIntervalSince1970: 1_168_335_660)
        let german = Locale(identifier: "de_DE")
        #expect(
            try texts(DatePicker("d", selection: .constant(date), displayedComponents: .date)) == ["d", "Jan 9, 2007"])
        #expect(
            try texts(
                DatePicker("d", selection: .constant(date), displayedComponents: .date).environment(\.locale, german))
                == ["d", "9. Jan. 2007"])
        let calendar = try texts(
            DatePicker("d", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical))
        #expect(
            calendar == ["January 2007", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] + (1...31).map { "\($0)" })
        #expect(try texts(MultiDatePicker("m", selection: .constant([]))).first == "January 2007")
    }

    /// Every day of a month stands below its weekday, whatever the first day of the week.
    @Test(arguments: 0..<6) func daysStandBelowTheirWeekdays(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed + 1) &* 1_000_003)
        let date = Date(timeIntervalSince1970: TimeInterval(Int.random(in: 0...2_000_000_000, using: &random)))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = Int.random(in: 1...7, using: &random)
        let view = DatePicker("d", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
            .environment(\.calendar, calendar)
        let list = try draw(view, width: 700)
        let month = try #require(calendar.dateInterval(of: .month, for: date))
        let count = Int((month.duration / 86_400).rounded())
        let days = list.nodes.filter { $0.name == "text" }.suffix(count).map(\.frame.midX)
        for (index, x) in days.enumerated() {
            let weekday = calendar.component(.weekday, from: month.start.addingTimeInterval(Double(index) * 86_400))
            #expect(abs(x - CGFloat((weekday - calendar.firstWeekday + 7) % 7) * 100 - 50) <= 1)
        }
    }

    @Test func smallControls() throws {
        #expect(try texts(EditButton()) == ["Edit"])
        #expect(try texts(EditButton().environment(\.editMode, .constant(.active))) == ["Done"])
        #expect(try texts(ShareLink(item: "x")) == ["Share…"])
        #expect(try texts(ShareLink("Send", item: URL(fileURLWithPath: "/"))) == ["Send"])
        #expect(try texts(PasteButton(payloadType: String.self) { _ in }) == ["Paste"])
        #expect(
            try texts(
                ControlGroup {
                    Button("a") {}; Button("b") {}
                }) == ["a", "b"])
        #expect(try texts(Menu("m") { Button("a") {} }.menuStyle(.borderlessButton)) == ["m"])
    }

    @Test func linksInsideOfARowHaveNoChevron() throws {
        #expect(
            try texts(
                List {
                    ZStack {
                        Text("card"); NavigationLink("") { Text("x") }.opacity(0)
                    }
                }) == ["card"])
    }
}
