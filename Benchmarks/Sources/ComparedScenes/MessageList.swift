import Flatlay

/// Messages in many scripts, in rows as high as their texts.
nonisolated struct MessageList: View {
    let messages: [SceneContents.Message]

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(messages.indices))],
            layout: { UICollectionViewCompositionalLayout(section: MessageList.section()) },
            concurrentCell: { [messages] _, index in MessageCell(message: messages[index]) })
    }

    @MainActor
    private static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

/// A picture, a name, a time, and what was written.
nonisolated struct MessageCell: View {
    let message: SceneContents.Message

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Circle().fill(Color(hex: message.color)).frame(width: 44, height: 44)
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 8) {
                    Text(message.name)
                        .font(.custom("Noto Sans", size: 16).bold())
                        .foregroundStyle(Color.black)
                        .lineLimit(1)
                    Spacer(minLength: 0)
                    Text(message.time)
                        .font(.custom("Noto Sans", size: 13))
                        .foregroundStyle(Color(hex: "#8e8e93"))
                }
                Text(message.message)
                    .font(.custom("Noto Sans", size: 15))
                    .foregroundStyle(Color(hex: "#3a3a3c"))
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .overlay(alignment: .bottom) { Rectangle().fill(Color(hex: "#e5e5ea")).frame(height: 1) }
    }
}

extension Color {
    /// A colour written as `#rrggbb`.
    init(hex: String) {
        let number = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(
            red: Double(number >> 16 & 0xff) / 255, green: Double(number >> 8 & 0xff) / 255,
            blue: Double(number & 0xff) / 255)
    }
}
