import SwiftUI

/// The root of an app's settings.
struct SettingsScreen: View {
    @State private var isAirplaneModeOn = false
    @State private var notifies = true
    @State private var showsAdvanced = true
    @State private var appearance = "Automatic"

    var body: some View {
        NavigationStack {
            List {
                Section {
                    NavigationLink(value: "profile") {
                        HStack(spacing: 14) {
                            Image(systemName: "person.crop.circle.fill")
                                .font(.system(size: 52))
                                .foregroundStyle(.gray)
                            VStack(alignment: .leading, spacing: 2) {
                                Text("Maren Olsen").font(.title3)
                                Text("Account, payment and devices")
                                    .font(.footnote)
                                    .foregroundStyle(.secondary)
                            }
                        }
                    }
                }

                Section {
                    Toggle(isOn: $isAirplaneModeOn) { SettingsLabel("Airplane Mode", "airplane", .orange) }
                    NavigationLink(value: "wifi") {
                        LabeledContent {
                            Text("Fjordnett")
                        } label: {
                            SettingsLabel("Wi-Fi", "wifi", .blue)
                        }
                    }
                    NavigationLink(value: "bluetooth") {
                        LabeledContent {
                            Text("On")
                        } label: {
                            SettingsLabel("Bluetooth", "dot.radiowaves.left.and.right", .blue)
                        }
                    }
                }

                Section {
                    Toggle(isOn: $notifies) { SettingsLabel("Notifications", "bell.badge.fill", .red) }
                    Picker(selection: $appearance) {
                        ForEach(["Automatic", "Light", "Dark"], id: \.self) { Text($0) }
                    } label: {
                        SettingsLabel("Appearance", "circle.lefthalf.filled", .indigo)
                    }
                    NavigationLink(value: "storage") {
                        SettingsLabel("Storage", "internaldrive.fill", .gray)
                    }
                    .badge("58 GB")
                } header: {
                    Text("General")
                } footer: {
                    Text("Notifications may arrive late while the battery is low.")
                }

                Section {
                    DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
                        LabeledContent("Version", value: "4.2.1")
                        LabeledContent("Build", value: "1187")
                    }
                    Button("Sign Out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
        }
    }
}

/// A title with a white symbol on a coloured square.
struct SettingsLabel: View {
    let title: LocalizedStringKey
    let symbol: String
    let color: Color

    init(_ title: LocalizedStringKey, _ symbol: String, _ color: Color) {
        self.title = title
        self.symbol = symbol
        self.color = color
    }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: symbol)
                .font(.system(size: 16))
                .foregroundStyle(.white)
                .frame(width: 29, height: 29)
                .background(color, in: RoundedRectangle(cornerRadius: 7))
        }
    }
}

#Preview("Settings") {
    SettingsScreen()
}
