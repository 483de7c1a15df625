import Flatlay

/// A phone's screen of messages, into which one more comes: the others make room within half a second. Nearly all
/// pixels change in each frame.
enum InboxAnimation {
    private struct Message: Hashable {
        var sender: String
        var text: String
        var hue: Double
    }

    private static let messages = [
        ("Ada", "The engine weaves algebraic patterns just as the loom weaves flowers and leaves"),
        ("Grace", "It's easier to ask forgiveness than it is to get permission"),
        ("Edsger", "Simplicity is a prerequisite for reliability"),
        ("Barbara", "What is an abstract data type, and what is it good for?"),
        ("Donald", "Beware of bugs in the above code; I have only proved it correct"),
        ("Margaret", "There was no choice but to be pioneers"),
        ("Alan", "We can only see a short distance ahead, but we can see plenty there"),
        ("Radia", "I think that I shall never see a graph more lovely than a tree"),
        ("Dennis", "Not everyone thinks the way you do"),
        ("Frances", "A program that translates programs"),
        ("Niklaus", "Software is getting slower more rapidly than hardware becomes faster"),
        ("Adele", "Objects all the way down"),
    ].enumerated().map { Message(sender: $1.0, text: $1.1, hue: Double($0) / 12) }

    nonisolated private struct Row: View {
        let message: Message

        var body: some View {
            HStack(spacing: 12) {
                Circle().fill(
                    LinearGradient(
                        colors: [
                            Color(hue: message.hue, saturation: 0.5, brightness: 1),
                            Color(hue: message.hue, saturation: 0.8, brightness: 0.8),
                        ], startPoint: .top, endPoint: .bottom)
                )
                .frame(width: 44, height: 44)
                .overlay(Text(message.sender.prefix(1)).font(.headline).foregroundStyle(.white))
                VStack(alignment: .leading, spacing: 2) {
                    Text(message.sender).font(.headline)
                    Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                }
                Spacer()
            }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white, in: RoundedRectangle(cornerRadius: 14))
        }
    }

    nonisolated private struct Inbox: View {
        let messages: [Message]

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Inbox").font(.largeTitle).bold()
                CollectionView(
                    rows: [CollectionRow(section: 0, items: messages)],
                    sectionLayoutProvider: { _, _ in
                        let size = NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
                        let group = NSCollectionLayoutGroup.vertical(
                            layoutSize: size, subitems: [.init(layoutSize: size)])
                        let section = NSCollectionLayoutSection(group: group)
                        section.interGroupSpacing = 8
                        return section
                    }, cell: { _, message in Row(message: message) })
            }
            .padding(16)
        }
    }

    /// The animation.
    static func animation() throws -> AnimatedDisplayList {
        let renderer = ImageRenderer(content: Inbox(messages: Array(messages.dropFirst())))
        renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
        renderer.background = Color(red: 0.95, green: 0.95, blue: 0.97)
        renderer.scale = 2
        let timing = SceneTimeline.Timing(duration: 0.5, curve: .easeInOut)
        return try renderer.timeline(to: Inbox(messages: messages), timing: timing).animation
    }
}
