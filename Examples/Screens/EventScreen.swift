import SwiftUI

/// A new event in a calendar.
struct EventScreen: View {
    @State private var title = "Choir rehearsal"
    @State private var start = Date(timeIntervalSince1970: 1_169_226_000)
    @State private var isAllDay = false
    @State private var alert = 30

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $title)
                    TextField("Place", text: .constant(""))
                }
                Section {
                    Toggle("All day", isOn: $isAllDay)
                    DatePicker("Starts", selection: $start)
                        .datePickerStyle(.graphical)
                }
                Section {
                    Picker("Alert", selection: $alert) {
                        Text("None").tag(0)
                        Text("30 minutes before").tag(30)
                        Text("1 hour before").tag(60)
                    }
                    Picker("Calendar", selection: .constant("Home")) {
                        ForEach(["Home", "Work"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.navigationLink)
                }
            }
            .navigationTitle("New Event")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

#Preview("New event") {
    EventScreen()
}
