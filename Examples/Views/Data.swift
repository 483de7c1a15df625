import SwiftUI

/// State of a view; actions change it before the image is rendered.
struct StateAndActions: View {
    @State private var count = 1

    var body: some View {
        Text("Counted to \(count)")
            .onAppear { count = 2 }
            .onChange(of: count) { count = 3 }
    }
}

/// A view that changes the state of another one.
struct Bindings: View {
    struct Switch: View {
        @Binding var isOn: Bool

        var body: some View { Toggle("Switch", isOn: $isOn) }
    }

    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading) {
            Switch(isOn: $isOn)
            Text(isOn ? "It is on" : "It is off")
        }
    }
}

/// Tasks run before the image is rendered, until they wait for something external.
struct Tasks: View {
    @State private var name = "loading"

    var body: some View {
        Text("Name: \(name)").task { name = "Ada" }
    }
}

/// Objects that views observe, own or get from the environment.
struct ObservedObjects: View {
    final class Cart: ObservableObject {
        @Published var count = 2
    }

    struct Badge: View {
        @ObservedObject var cart: Cart

        var body: some View { Text("\(cart.count)").padding(6).foregroundStyle(.white).background(.red, in: .circle) }
    }

    struct Total: View {
        @EnvironmentObject var cart: Cart

        var body: some View { Text("\(cart.count) things in the cart").onReceive(cart.$count) { _ in } }
    }

    @StateObject private var cart = Cart()

    var body: some View {
        HStack {
            Badge(cart: cart)
            Total().environmentObject(cart)
        }
    }
}

/// Values that a view inherits, and changes for its subviews.
struct ValuesOfTheEnvironment: View {
    struct Level: EnvironmentKey {
        static let defaultValue = 0
    }

    struct Line: View {
        @Environment(\.exampleLevel) var level

        var body: some View { Text("Level \(level)") }
    }

    var body: some View {
        HStack(spacing: 16) {
            Line()
            Line().environment(\.exampleLevel, 3)
            Line().transformEnvironment(\.exampleLevel) { $0 += 1 }
        }
    }
}

extension EnvironmentValues {
    var exampleLevel: Int {
        get { self[ValuesOfTheEnvironment.Level.self] }
        set { self[ValuesOfTheEnvironment.Level.self] = newValue }
    }
}

/// Values that views pass up to their ancestors.
struct Preferences: View {
    struct Title: PreferenceKey {
        static let defaultValue = ""

        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    @State private var title = ""

    var body: some View {
        VStack {
            Text("Title: \(title)").font(.headline)
            Text("Content").preference(key: Title.self, value: "from below")
        }
        .onPreferenceChange(Title.self) { title = $0 }
    }
}

/// A view that learns its own size.
struct GeometryChanges: View {
    @State private var width = 0.0

    var body: some View {
        Text("As wide as \(Int(width)) points")
            .frame(maxWidth: .infinity)
            .border(.gray)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
    }
}

/// A custom modifier.
struct CustomModifiers: View {
    struct Card: ViewModifier {
        func body(content: Content) -> some View {
            content.padding().background(.white, in: .rect(cornerRadius: 12)).shadow(radius: 4)
        }
    }

    var body: some View {
        Text("A card").modifier(Card())
    }
}

/// Values stored on a device start with their defaults.
struct StoredValues: View {
    @AppStorage("name") private var name = "Nobody"
    @SceneStorage("tab") private var tab = 1

    var body: some View {
        Text("\(name), on tab \(tab)").id(tab)
    }
}

/// An object with bindings to its values.
struct BindableObjects: View {
    @Observable final class Settings {
        var isQuiet = true
    }

    struct Row: View {
        @Bindable var settings: Settings

        var body: some View { Toggle("Quiet", isOn: $settings.isQuiet) }
    }

    @State private var settings = Settings()

    var body: some View {
        Row(settings: settings)
    }
}
