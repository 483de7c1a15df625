import SwiftUI

final class Palette {
    let tint: Color
    init(tint: Color) { self.tint = tint }
}

extension EnvironmentValues {
    @Entry var accent: Color = .orange
    @Entry var isCompact = false
    @Entry var spacing: CGFloat = 12
    @Entry var badge: String?
    @Entry var palette = Palette(tint: .purple)
    @Entry var onSelect: (String) -> Void = { _ in }
}

extension Transaction {
    @Entry var isInteractive: Bool = false
}

struct ThemeSample: View {
    @Environment(\.isCompact) private var isCompact
    @Environment(\.badge) private var badge
    @Environment(\.spacing) private var spacing
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: isCompact ? 2 : spacing) {
            Text(isCompact ? "compact" : "regular")
            Text(badge ?? "no badge").foregroundStyle(palette.tint)
        }
    }
}

#Preview {
    ThemeSample()
}

#Preview("Compact") {
    ThemeSample()
        .environment(\.isCompact, true)
        .environment(\.badge, "new")
}
