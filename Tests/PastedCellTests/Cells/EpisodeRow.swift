// Written as in an app: a row of a list of podcasts, with its model, its styles and its preview.
import SwiftUI

final class Player: ObservableObject {
    @Published var current: UUID?
    @Published var progress: [UUID: Double] = [:]

    func toggle(_ id: UUID) {
        objectWillChange.send()
        current = current == id ? nil : id
    }
}

struct Episode: Identifiable, Hashable {
    let id: UUID
    var title: String
    var show: String
    var minutes: Int
    var isNew = false
    var isDownloaded = false
    var artwork: URL?
}

struct EpisodeRow: View {
    let episode: Episode
    var onMore: () -> Void = {}

    @EnvironmentObject private var player: Player
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var isHighlighted = false
    @State private var opacity = 0.0
    @ScaledMetric(relativeTo: .body) private var artworkSize: CGFloat = 64

    private var isPlaying: Bool { player.current == episode.id }

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            artwork
            VStack(alignment: .leading, spacing: 4) {
                Text(episode.show)
                    .font(.caption)
                    .fontWeight(.semibold)
                    .foregroundColor(.secondary)
                    .textCase(.uppercase)
                Text(episode.title)
                    .font(.headline)
                    .foregroundStyle(isPlaying ? .blue : .primary)
                    .lineLimit(2)
                    .fixedSize(horizontal: false, vertical: true)
                footer
            }
            Spacer(minLength: 0)
            if episode.isNew {
                Circle().fill(.blue).frame(width: 8, height: 8).padding(.top, 6)
            }
        }
        .padding(.vertical, 10)
        .padding(.horizontal)
        .opacity(opacity)
        .background(isHighlighted ? Color(.secondarySystemBackground) : Color(.systemBackground))
        .contentShape(Rectangle())
        .onTapGesture { player.toggle(episode.id) }
        .onLongPressGesture(minimumDuration: 0.2) { withAnimation(.spring()) { isHighlighted.toggle() } }
        .contextMenu {
            Button(action: onMore) { Label("More", systemImage: "ellipsis") }
            Button("Delete", role: .destructive) {}
        }
        .swipeActions(edge: .trailing) { Button("Archive") {}.tint(.orange) }
        .onAppear {
            withAnimation(.easeOut(duration: 0.3)) { opacity = 1 }
        }
        .animation(.default, value: isPlaying)
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(episode.title), \(episode.minutes) minutes")
        .accessibilityAddTraits(.isButton)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
    }

    @ViewBuilder
    private var artwork: some View {
        AsyncImage(url: episode.artwork) { phase in
            switch phase {
            case .success(let image):
                image.resizable().aspectRatio(contentMode: .fill)
            case .failure:
                Image(systemName: "photo").imageScale(.large)
            case .empty:
                Rectangle().fill(Color.gray.opacity(0.3)).overlay(ProgressView())
            @unknown default:
                EmptyView()
            }
        }
        .frame(width: artworkSize, height: artworkSize)
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        .shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.15), radius: 4, x: 0, y: 2)
    }

    private var footer: some View {
        HStack(spacing: 6) {
            Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
                .symbolRenderingMode(.hierarchical)
                .foregroundColor(.accentColor)
            if let progress = player.progress[episode.id], progress > 0 {
                ProgressView(value: progress)
                    .frame(width: sizeClass == .compact ? 48 : 96)
                    .tint(.accentColor)
            }
            Text("\(episode.minutes) min")
                .font(.footnote.monospacedDigit())
                .foregroundColor(.secondary)
            if episode.isDownloaded {
                Image(systemName: "arrow.down.circle.fill").foregroundColor(.green).font(.caption2)
            }
        }
    }
}

struct EpisodeRow_Previews: PreviewProvider {
    static let sample = Episode(
        id: UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")!, title: "How layouts learn to wrap",
        show: "Frames", minutes: 42, isNew: true, isDownloaded: true)

    static var player: Player {
        let player = Player()
        player.progress[sample.id] = 0.4
        return player
    }

    static var previews: some View {
        Group {
            EpisodeRow(episode: sample)
            EpisodeRow(episode: sample)
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .environmentObject(player)
        .previewLayout(.sizeThatFits)
    }
}
