import SwiftUI

/// Text, a prompt, and dots for what is secret.
struct TextFields: View {
    var body: some View {
        VStack {
            TextField("Name", text: .constant("Ada Lovelace"))
            TextField("Name", text: .constant(""), prompt: Text("Your name"))
            SecureField("Password", text: .constant("secret"))
        }
        .textFieldStyle(.roundedBorder)
    }
}

/// Text of several lines.
struct TextEditors: View {
    var body: some View {
        TextEditor(text: .constant("Bring candles,\nmatches and the blue thermos."))
            .frame(height: 70)
            .border(.quaternary)
    }
}

/// The chosen option, which opens a menu, and segments.
struct Pickers: View {
    var body: some View {
        let picker = Picker("Size", selection: .constant(2)) {
            Text("Small").tag(1)
            Text("Medium").tag(2)
            Text("Large").tag(3)
        }
        VStack(spacing: 16) {
            picker
            picker.pickerStyle(.segmented)
        }
    }
}

/// A wheel with the chosen option in the middle.
struct WheelsOfOptions: View {
    var body: some View {
        Picker("Minutes", selection: .constant(15)) {
            ForEach([5, 10, 15, 20, 30], id: \.self) { Text("\($0) min") }
        }
        .pickerStyle(.wheel)
    }
}

/// A date and a time as buttons.
struct DatesAndTimes: View {
    var body: some View {
        DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 1_168_335_660)))
    }
}

/// The days of a month.
struct Calendars: View {
    var body: some View {
        DatePicker(
            "Start", selection: .constant(Date(timeIntervalSince1970: 1_169_200_000)), displayedComponents: .date
        )
        .datePickerStyle(.graphical)
    }
}

/// Several chosen days.
struct SeveralDays: View {
    var body: some View {
        MultiDatePicker(
            "Days",
            selection: .constant([
                DateComponents(year: 2007, month: 1, day: 15), DateComponents(year: 2007, month: 1, day: 17),
            ]))
    }
}

/// The chosen colour in a ring of all hues.
struct ColorsToChoose: View {
    var body: some View {
        ColorPicker("Background", selection: .constant(.mint))
    }
}

/// Buttons that belong together, and buttons of the system.
struct GroupsOfControls: View {
    var body: some View {
        VStack(spacing: 16) {
            ControlGroup {
                Button("Undo", systemImage: "arrow.uturn.backward") {}
                Button("Redo", systemImage: "arrow.uturn.forward") {}
            }
            .buttonStyle(.bordered)
            ShareLink(item: "text")
            PasteButton(payloadType: String.self) { _ in }
        }
    }
}

/// Glass as near as a material comes.
struct GlassOnPictures: View {
    var body: some View {
        GlassEffectContainer {
            HStack {
                Text("Glass").padding(12).glassEffect()
                Text("Tinted").padding(12).glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))
                Text("Clear").padding(12).glassEffect(.clear, in: DefaultGlassEffectShape())
            }
        }
        .padding()
        .background(LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
    }
}

/// Layers that depend on what the views inside tell.
struct LayersOfPreferences: View {
    struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    var body: some View {
        HStack {
            Text("Ada").preference(key: Names.self, value: ["Ada"])
            Text("Bo").preference(key: Names.self, value: ["Bo"])
        }
        .padding(24)
        .backgroundPreferenceValue(Names.self) { names in Color.yellow.opacity(names.isEmpty ? 0 : 0.3) }
        .overlayPreferenceValue(Names.self, alignment: .bottom) { names in Text("\(names.count) names").font(.caption) }
    }
}
