import Flatlay

/// One card of a batch, as `peers/card.yaml` describes it.
nonisolated struct BatchCard: View {
    let card: SceneContents.Preview

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(card.title).font(.custom("Noto Sans", size: 64).bold())
                .frame(height: 175, alignment: .topLeading)
            Text(card.subtitle)
                .font(.custom("Noto Sans", size: 28))
                .foregroundStyle(Color.white.opacity(0.8))
                .padding(.top, 19)
            HStack(spacing: 12) {
                ForEach(card.tags, id: \.self) { tag in
                    Text(tag)
                        .font(.custom("Noto Sans", size: 24))
                        .padding(.horizontal, 20)
                        .padding(.vertical, 8)
                        .overlay(Capsule().strokeBorder(Color.white, lineWidth: 2))
                }
            }
            .padding(.top, 32)
            Spacer()
            Text(card.author).font(.custom("Noto Sans", size: 24))
        }
        .foregroundStyle(Color.white)
        .padding(64)
        .frame(width: 1200, height: 630, alignment: .topLeading)
        .background(
            LinearGradient(
                colors: [Color(hex: card.from), Color(hex: card.to)], startPoint: .topLeading,
                endPoint: .bottomTrailing))
    }
}
