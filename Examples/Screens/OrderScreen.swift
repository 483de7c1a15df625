import SwiftUI

/// An order in a coffee shop.
struct OrderScreen: View {
    enum Size: String, CaseIterable, Identifiable {
        case small = "Small"
        case medium = "Medium"
        case large = "Large"

        var id: String { rawValue }
    }

    @State private var size = Size.medium
    @State private var count = 2
    @State private var sweetness = 0.4
    @State private var milk = "Oat"
    @State private var isToGo = true
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Size", selection: $size) {
                        ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    .listRowInsets(EdgeInsets())
                    .listRowBackground(Color.clear)
                }
                Section("Drink") {
                    Stepper("Cups: \(count)", value: $count, in: 1...8)
                    Picker("Milk", selection: $milk) {
                        ForEach(["Whole", "Oat", "Almond"], id: \.self, content: Text.init)
                    }
                    VStack(alignment: .leading) {
                        Text("Sweetness")
                        Slider(value: $sweetness)
                    }
                    Toggle("To go", isOn: $isToGo)
                }
                Section {
                    TextField("Name on the cup", text: $name)
                    LabeledContent("Pick-up", value: "in 10 minutes")
                    LabeledContent("Total") {
                        Text(8.6, format: .currency(code: "EUR")).bold()
                    }
                } header: {
                    Text("Pick-up")
                } footer: {
                    Text("Pay at the counter.")
                }
                Section {
                    Button {
                    } label: {
                        Text("Order").bold().foregroundStyle(.white).frame(maxWidth: .infinity)
                    }
                    .listRowBackground(Color.accentColor)
                }
            }
            .navigationTitle("Order")
        }
    }
}

#Preview("Order") {
    OrderScreen()
}
