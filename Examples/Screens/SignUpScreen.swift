import Combine
import SwiftUI

/// What is entered in the form.
final class SignUpModel: ObservableObject {
    @Published var name = "Jonas Weber"
    @Published var email = ""
    @Published var birthday = Date(timeIntervalSince1970: 641_865_600)
    @Published var country: Country? = .germany
    @Published var interests: Set<String> = ["Cycling"]
    @Published var plan = Plan.yearly
    @Published var about = ""
    @Published var color = Color.teal
    @Published var acceptsTerms = false

    enum Country: String, CaseIterable, Identifiable {
        case denmark = "Denmark"
        case germany = "Germany"
        case norway = "Norway"

        var id: Self { self }
    }

    enum Plan: String, CaseIterable {
        case monthly = "Monthly"
        case yearly = "Yearly"
    }
}

/// A form to join.
struct SignUpScreen: View {
    @StateObject private var model = SignUpModel()

    var body: some View {
        NavigationStack {
            Form {
                Section("Personal") {
                    TextField("Name", text: $model.name)
                    TextField("Email", text: $model.email, prompt: Text("you@example.com"))
                    DatePicker("Birthday", selection: $model.birthday, displayedComponents: .date)
                    Picker("Country", selection: $model.country) {
                        Text("None").tag(SignUpModel.Country?.none)
                        ForEach(SignUpModel.Country.allCases) { Text($0.rawValue).tag(Optional($0)) }
                    }
                    ColorPicker("Colour of your avatar", selection: $model.color)
                }
                Section("About you") {
                    TextField("A sentence or two", text: $model.about, axis: .vertical)
                        .lineLimit(3, reservesSpace: true)
                }
                Section {
                    Picker("Plan", selection: $model.plan) {
                        ForEach(SignUpModel.Plan.allCases, id: \.self) { Text($0.rawValue) }
                    }
                    .pickerStyle(.inline)
                    .labelsHidden()
                } header: {
                    Text("Plan")
                } footer: {
                    Text("You can change the plan at any time. Yearly plans cost two months less.")
                }
                Section {
                    Toggle("I accept the terms", isOn: $model.acceptsTerms)
                    Button("Create Account") {}
                        .frame(maxWidth: .infinity)
                        .disabled(!model.acceptsTerms)
                }
            }
            .navigationTitle("Join")
        }
    }
}

#Preview("Sign up") {
    SignUpScreen()
}
