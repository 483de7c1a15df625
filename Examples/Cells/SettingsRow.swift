import SwiftUI

/// A row of a settings screen.
struct SettingsRow<Accessory: View>: View {
    let title: LocalizedStringKey
    let symbol: String
    let tint: Color
    @ViewBuilder var accessory: Accessory

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.system(size: 15, weight: .medium))
                .foregroundStyle(.white)
                .frame(width: 29, height: 29)
                .background(tint, in: RoundedRectangle(cornerRadius: 7, style: .continuous))
            Text(title)
            Spacer(minLength: 8)
            accessory
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(minHeight: 44)
    }
}

struct SettingsRow_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 0) {
            SettingsRow(title: "Airplane Mode", symbol: "airplane", tint: .orange) {
                Toggle("", isOn: .constant(true)).labelsHidden()
            }
            Divider().padding(.leading, 57)
            SettingsRow(title: "Wi-Fi", symbol: "wifi", tint: .blue) {
                Text("Home").foregroundColor(.secondary)
                Image(systemName: "chevron.right")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.tertiary)
            }
        }
        .background(Color(.secondarySystemGroupedBackground))
        .cornerRadius(10)
        .padding(12)
    }
}
