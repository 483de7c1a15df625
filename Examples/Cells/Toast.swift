import SwiftUI

/// A short message on top of a screen.
struct Toast: View {
    let message: LocalizedStringKey
    var symbol = "checkmark.circle.fill"
    var tint = Color.green

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: symbol)
                .font(.title3)
                .foregroundStyle(tint)
            Text(message)
                .font(.subheadline.weight(.medium))
                .fixedSize(horizontal: false, vertical: true)
            Button("Undo") {}
                .font(.subheadline.bold())
        }
        .padding(.horizontal, 18)
        .padding(.vertical, 12)
        .background(.ultraThinMaterial, in: Capsule())
        .shadow(color: .black.opacity(0.15), radius: 12, y: 6)
        .transition(.move(edge: .top).combined(with: .opacity))
        .frame(maxWidth: .infinity)
        .padding(.vertical, 18)
        .background {
            LinearGradient(
                colors: [.blue.opacity(0.5), .purple.opacity(0.5), .orange.opacity(0.5)], startPoint: .leading,
                endPoint: .trailing)
        }
    }
}

struct Toast_Previews: PreviewProvider {
    static var previews: some View {
        Toast(message: "Moved to **Archive**")
    }
}
