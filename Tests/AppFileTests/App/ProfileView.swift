import SwiftUI
import UIKit

struct ProfileView: View {
    let name: String
    @State private var isCopied = false

    private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    var body: some View {
        HStack(spacing: isPad ? 24 : 12) {
            Circle()
                .fill(Color(UIColor.systemTeal))
                .frame(width: UIScreen.main.bounds.width > 400 ? 64 : 48, height: 48)
            VStack(alignment: .leading) {
                Text(name).font(.headline)
                Text(isCopied ? "Copied" : "Tap to copy").font(.caption).foregroundColor(.secondary)
            }
        }
        .onTapGesture {
            UIPasteboard.general.string = name
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            isCopied = true
            if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
                UIApplication.shared.open(url)
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
            isCopied = false
        }
    }
}

struct ProfileView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileView(name: "Ada Lovelace").previewDisplayName("Ada")
            ProfileView(name: "Grace Hopper").environment(\.colorScheme, .dark)
        }
        .previewLayout(.sizeThatFits)
    }
}
