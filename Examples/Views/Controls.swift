import SwiftUI

/// Plain, bordered and tinted buttons.
struct Buttons: View {
    var body: some View {
        HStack(spacing: 16) {
            Button("Plain") {}
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Filled") {}.buttonStyle(.borderedProminent)
        }
    }
}

/// Roles, shapes and states of buttons.
struct RolesAndShapesOfButtons: View {
    var body: some View {
        HStack {
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
            Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
            Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
        }
    }
}

/// The four sizes of a control.
struct SizesOfControls: View {
    var body: some View {
        HStack {
            Button("XS") {}.controlSize(.mini)
            Button("S") {}.controlSize(.small)
            Button("M") {}.controlSize(.regular)
            Button("L") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
    }
}

/// A custom style draws all buttons below it.
struct CustomButtonStyles: View {
    struct Outlined: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(10)
                .overlay(.tint, in: Capsule().stroke(lineWidth: 2))
                .opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    var body: some View {
        Button("Outlined") {}.buttonStyle(Outlined())
    }
}

/// A symbol and a title, or only one of them.
struct Labels: View {
    var body: some View {
        HStack(spacing: 24) {
            Label("Lightning", systemImage: "bolt.fill")
            Label("Title", systemImage: "bolt.fill").labelStyle(.titleOnly)
            Label("Icon", systemImage: "bolt.fill").labelStyle(.iconOnly)
        }
    }
}

/// A label and its value.
struct LabeledValues: View {
    var body: some View {
        VStack {
            LabeledContent("Version", value: "1.2")
            LabeledContent("Owner") { Label("Ada", systemImage: "person") }
        }
    }
}

/// Switches, and buttons that stay pressed.
struct Toggles: View {
    var body: some View {
        VStack {
            Toggle("Notifications", isOn: .constant(true))
            Toggle("Sounds", isOn: .constant(false))
            Toggle("Bold", systemImage: "bold", isOn: .constant(true)).toggleStyle(.button)
        }
    }
}

/// A control whose label is for screen readers only.
struct HiddenLabels: View {
    var body: some View {
        HStack {
            Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
            Stepper("Count", value: .constant(1)).labelsHidden()
        }
    }
}

/// A value in a range, and a value in steps.
struct SlidersAndSteppers: View {
    var body: some View {
        VStack {
            Slider(value: .constant(0.4))
            Stepper("Guests: 2", value: .constant(2), in: 1...8)
        }
    }
}

/// Progress, as a bar or as a still ring.
struct ProgressIndicators: View {
    var body: some View {
        VStack(spacing: 12) {
            ProgressView("Loading", value: 0.6)
            ProgressView(value: 0.3).progressViewStyle(.linear).tint(.green)
            ProgressView("Waiting").progressViewStyle(.circular)
        }
    }
}

/// A value in its range, as a bar or as a ring.
struct Gauges: View {
    var body: some View {
        HStack(spacing: 24) {
            Gauge(value: 0.7) {
                Text("Battery")
            } currentValueLabel: {
                Text("70 %")
            }
            Gauge(value: 0.4) {
                Text("CPU")
            } currentValueLabel: {
                Text("40")
            }
            .gaugeStyle(.accessoryCircularCapacity)
        }
    }
}

/// Links and menus, which look like buttons.
struct LinksAndMenus: View {
    var body: some View {
        HStack(spacing: 24) {
            Link("Website", destination: URL(string: "https://example.com")!)
            Menu("Options") { Button("Rename") {} }
            NavigationLink("Details") { Text("Not in the picture") }
        }
    }
}

/// Cards on a television, one of them focused.
struct FocusedCards: View {
    @FocusState private var focus: Int?

    var body: some View {
        HStack(spacing: 24) {
            ForEach(1..<4) { number in
                Button(
                    action: {},
                    label: {
                        Text("\(number)").font(.title).foregroundStyle(.white).frame(width: 72, height: 96).background(
                            .indigo)
                    }
                )
                .buttonStyle(.card)
                .focused($focus, equals: number)
            }
        }
        .padding(20)
        .focusSection()
        .defaultFocus($focus, 2)
    }
}

/// With a keyboard, an outline shows the focus.
struct KeyboardFocus: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: 16) {
            Button("Cancel") {}
            Button("Send") {}.focused($isFocused)
        }
        .buttonStyle(.bordered)
        .padding(8)
        .defaultFocus($isFocused, true)
    }
}

/// Views that are not buttons can be focused, too, and are highlighted.
struct FocusableViews: View {
    @FocusState private var focus: String?

    var body: some View {
        HStack(spacing: 24) {
            ForEach(["sun.max", "moon", "cloud"], id: \.self) { name in
                Image(systemName: name)
                    .font(.title)
                    .frame(width: 64, height: 64)
                    .background(.mint, in: .rect(cornerRadius: 12))
                    .hoverEffect(.lift)
                    .focusable()
                    .focused($focus, equals: name)
            }
        }
        .padding(20)
        .focusEffectDisabled()
        .defaultFocus($focus, "moon")
    }
}
