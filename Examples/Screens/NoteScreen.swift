import SwiftUI

/// A note, with what can be done with it.
struct NoteScreen: View {
    @State private var text = """
        Things for the cabin:

        – candles and matches
        – the blue thermos
        – two packs of coffee
        – the board game with the lighthouse

        The key is at the neighbour’s. Turn on the heating first, it takes an hour until the living room is warm.
        """
    @State private var font = "Serif"
    @State private var date = Date(timeIntervalSince1970: 1_168_335_660)

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            DatePicker("Reminder", selection: $date)
            HStack {
                Text("Font")
                Spacer()
                Picker("Font", selection: $font) {
                    Text("Sans").tag("Sans")
                    Text("Serif").tag("Serif")
                }
            }
            TextEditor(text: $text)
                .font(.system(.body, design: font == "Serif" ? .serif : .default))
                .scrollContentBackground(.hidden)
                .padding(8)
                .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
            ControlGroup {
                ShareLink(item: text)
                Menu("More") { Button("Delete") {} }
            }
            .buttonStyle(.bordered)
            Picker("Snooze", selection: .constant(15)) {
                ForEach([5, 10, 15, 20, 30, 45, 60], id: \.self) { Text("\($0) min") }
            }
            .pickerStyle(.wheel)
            .frame(height: 150)
        }
        .padding()
    }
}

#Preview("Note") {
    NoteScreen()
}
