import Flatlay

/// Cards of a material with shadows, over blurred circles and a gradient.
nonisolated struct EffectsBoard: View {
    let board: SceneContents.Board
    private let height: CGFloat

    init(board: SceneContents.Board) {
        self.board = board
        height = max(900, CGFloat((board.cards.count + 4) / 5) * 144 + 36)
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            LinearGradient(
                colors: [Color(hex: "#1e3c72"), Color(hex: "#f97316")], startPoint: .topLeading,
                endPoint: .bottomTrailing)
            ForEach(board.circles.indices, id: \.self) { index in
                let circle = board.circles[index]
                Circle()
                    .fill(Color(hex: circle.color))
                    .frame(width: CGFloat(circle.radius * 2), height: CGFloat(circle.radius * 2))
                    .blur(radius: CGFloat(circle.blur))
                    .offset(x: CGFloat(circle.x - circle.radius), y: CGFloat(circle.y - circle.radius))
            }
            ForEach(board.cards.indices, id: \.self) { index in
                BoardCell(card: board.cards[index])
                    .offset(x: 30 + CGFloat(index % 5) * 232, y: 30 + CGFloat(index / 5) * 144)
            }
        }
        .frame(width: 1200, height: height, alignment: .topLeading)
        .clipped()
    }
}

/// A title on frosted glass.
nonisolated struct BoardCell: View {
    let card: SceneContents.Board.Card

    var body: some View {
        Text(card.title)
            .font(.custom("Noto Sans", size: 17).bold())
            .foregroundStyle(Color(hex: "#1d1d1f"))
            .padding(16)
            .frame(width: 208, height: 120, alignment: .topLeading)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 18))
            .shadow(color: .black.opacity(0.3), radius: CGFloat(card.shadow), y: 4)
    }
}
