// Written as in an app: cells of settings, with bindings, an observable model and custom styles.
import SwiftUI

@Observable
final class Preferences {
    var name = "Ada"
    var isPremium = false
    var volume = 0.5
    var accent = Accent.blue

    enum Accent: String, CaseIterable, Identifiable {
        case blue, green, orange
        var id: String { rawValue }
        var color: Color {
            switch self {
            case .blue: return .blue
            case .green: return .green
            case .orange: return .orange
            }
        }
    }
}

private struct CornerRadiusKey: EnvironmentKey {
    static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
    var cardCornerRadius: CGFloat {
        get { self[CornerRadiusKey.self] }
        set { self[CornerRadiusKey.self] = newValue }
    }
}

struct CardBackground: ViewModifier {
    @Environment(\.cardCornerRadius) private var radius

    func body(content: Content) -> some View {
        content
            .padding()
            .background(
                RoundedRectangle(cornerRadius: radius)
                    .fill(.background)
                    .shadow(color: .black.opacity(0.08), radius: 6, y: 3)
            )
            .overlay(
                RoundedRectangle(cornerRadius: radius)
                    .strokeBorder(Color(UIColor.separator), lineWidth: 1)
            )
    }
}

extension View {
    func cardBackground() -> some View { modifier(CardBackground()) }

    @ViewBuilder
    func hidden(if condition: Bool) -> some View {
        if condition { hidden() } else { self }
    }
}

struct PillButtonStyle: ButtonStyle {
    var color: Color = .accentColor
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(isEnabled ? color : .gray, in: Capsule())
            .foregroundColor(.white)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { .init() }
    static func pill(_ color: Color) -> PillButtonStyle { .init(color: color) }
}

struct ToggleCell: View {
    let title: LocalizedStringKey
    var subtitle: String? = nil
    @Binding var isOn: Bool

    var body: some View {
        Toggle(isOn: $isOn) {
            VStack(alignment: .leading) {
                Text(title)
                subtitle.map { Text($0).font(.caption).foregroundStyle(.secondary) }
            }
        }
        .toggleStyle(SwitchToggleStyle(tint: .purple))
    }
}

struct AccentCell: View {
    @Bindable var preferences: Preferences
    @Namespace private var selection

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Preferences.Accent.allCases) { accent in
                Button {
                    preferences.accent = accent
                } label: {
                    Circle()
                        .fill(accent.color.gradient)
                        .frame(width: 28, height: 28)
                        .overlay {
                            if preferences.accent == accent {
                                Circle().stroke(.primary, lineWidth: 2).padding(-4)
                                    .matchedGeometryEffect(id: "ring", in: selection)
                            }
                        }
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

struct SettingsCard: View {
    @Environment(Preferences.self) private var preferences
    @AppStorage("reminders") private var reminders = true
    @State private var showsDetails = false
    @FocusState private var isNameFocused: Bool

    var body: some View {
        @Bindable var preferences = preferences
        VStack(alignment: .leading, spacing: 16) {
            Label {
                Text("Hello, \(preferences.name)!").bold()
            } icon: {
                Image(systemName: "person.crop.circle.fill").foregroundStyle(.tint)
            }
            ToggleCell(title: "Reminders", subtitle: "Each **morning**", isOn: $reminders)
            ToggleCell(title: "Premium", isOn: $preferences.isPremium)
            Slider(value: $preferences.volume, in: 0...1)
            AccentCell(preferences: preferences)
            Divider()
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("Version").gridColumnAlignment(.trailing)
                    Text("1.2").monospacedDigit()
                }
                GridRow {
                    Text("Storage")
                    Text(12.5, format: .number)
                }
            }
            .font(.footnote)
            HStack {
                Button("Save") {}.buttonStyle(.pill)
                Button("Reset") {}.buttonStyle(.pill(.red)).disabled(!preferences.isPremium)
                Spacer()
                Menu {
                    Button("Export") {}
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
            }
        }
        .cardBackground()
        .task { showsDetails = true }
        .onChange(of: showsDetails) { _, new in if new { preferences.name += " L." } }
        .sheet(isPresented: .constant(false)) { Text("Sheet") }
        .focused($isNameFocused)
    }
}

struct SettingsCard_Previews: PreviewProvider {
    static var previews: some View {
        SettingsCard()
            .environment(Preferences())
            .environment(\.cardCornerRadius, 20)
            .frame(width: 320)
            .padding()
    }
}
