import SwiftUI

/// Items of a bar in a type of their own, as apps have them.
struct EditorTools: ToolbarContent {
    @ObservedObject var model: EditorModel
    @State private var count = 2

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button(model.isNew ? "Create" : "Save") {} }
        if model.hasHistory {
            ToolbarItem(placement: .bottomBar) { Text("\(count) versions") }
        } else {
            ToolbarItem(placement: .bottomBar) { Text("no versions") }
        }
        ToolbarItem(placement: .keyboard) { Text("never") }
    }
}

final class EditorModel: ObservableObject {
    @Published var isNew = false
    @Published var hasHistory = true
}

struct EditorScreen: View {
    @StateObject var model = EditorModel()

    var body: some View {
        NavigationStack {
            Color.clear
                .accessibilityIdentifier("content")
                .navigationTitle("Draft")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { EditorTools(model: model) }
        }
        .onAppear { model.isNew = true }
    }
}

@Observable final class CounterModel {
    var count = 0
}

/// A model that an action of the screen changes, and the bars show.
struct CounterScreen: View {
    @State private var model = CounterModel()

    var body: some View {
        NavigationStack {
            Text("content")
                .navigationTitle("Count \(model.count)")
                .toolbar {
                    Button("Add \(model.count)") { model.count += 1 }
                }
                .onAppear { model.count = 3 }
        }
    }
}

/// A screen that says in its own body what its tab shows.
struct LibraryTab: View {
    var onAppear: () -> Void = {}

    var body: some View {
        NavigationView {
            Text("library").navigationBarTitle("Library", displayMode: .inline)
        }
        .navigationViewStyle(.stack)
        .onAppear(perform: onAppear)
        .tabItem {
            Image(systemName: "books.vertical")
            Text("Books")
        }
        .badge("new")
    }
}

/// The settings of an app in Swift's older form.
struct OldAlertScreen: View {
    @State private var isShown = true

    var body: some View {
        Text("behind").alert(isPresented: $isShown) {
            Alert(
                title: Text("Log out?"), message: Text("Unsent texts stay here."),
                primaryButton: .destructive(Text("Log out")), secondaryButton: .cancel())
        }
    }
}

struct SampleApp: App {
    @State private var name = "Ada"

    var body: some Scene {
        WindowGroup { Greeting() }
            .environment(\.lineLimit, 1)
    }
}

struct Greeting: View {
    @Environment(\.lineLimit) private var lineLimit
    var body: some View { Text("Hello \(lineLimit ?? 0)") }
}

/// A tab view of iOS 18 with sections and a condition.
struct ShopTabs: View {
    enum Place: Hashable { case home, orders, help }

    var place: Place = .orders
    var hasHelp = true

    var body: some View {
        TabView(selection: .constant(place)) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("at home") }
            TabSection("Account") {
                Tab("Orders", systemImage: "shippingbox", value: Place.orders) { Text("all orders") }
                    .badge(12)
            }
            if hasHelp {
                Tab("Help", systemImage: "questionmark", value: Place.help) { Text("get help") }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}
