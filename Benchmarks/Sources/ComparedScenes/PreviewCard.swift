import Flatlay

/// The picture that a link to a page shows.
nonisolated struct PreviewCard: View {
    let card: SceneData.Card

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(card.title).font(.custom("DejaVu Sans", size: 64).bold())
            Text(card.subtitle)
                .font(.custom("DejaVu Sans", size: 28))
                .foregroundStyle(Color.white.opacity(0.8))
                .padding(.top, 20)
            WrappingRow(spacing: 12) {
                ForEach(card.tags, id: \.self) { tag in
                    Text(tag)
                        .font(.custom("DejaVu Sans", size: 24))
                        .padding(.horizontal, 20)
                        .padding(.vertical, 8)
                        .overlay(Capsule().strokeBorder(Color.white, lineWidth: 2))
                }
            }
            .padding(.top, 32)
        }
        .foregroundStyle(Color.white)
        .padding(64)
        .frame(width: 1200, height: 630, alignment: .topLeading)
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0x1e / 255, green: 0x3c / 255, blue: 0x72 / 255),
                    Color(red: 0x7e / 255, green: 0x22 / 255, blue: 0xce / 255),
                ],
                startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}

/// Puts views side by side, and on a new line where one has no room.
struct WrappingRow: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, origin) in zip(subviews, arrange(subviews, width: bounds.width).origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var (x, y, height, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += height + spacing
                height = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            widest = max(widest, x - spacing)
            height = max(height, size.height)
        }
        return (origins, CGSize(width: widest, height: y + height))
    }
}
