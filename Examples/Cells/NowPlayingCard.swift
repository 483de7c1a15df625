import SwiftUI

/// The current song, its progress, and the playback buttons.
struct NowPlayingCard: View {
    let title: String
    let artist: String
    let progress: Double
    @State private var isPlaying = true

    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 14) {
                RoundedRectangle(cornerRadius: 10, style: .continuous)
                    .fill(
                        AngularGradient(
                            colors: [.purple, .blue, .teal, .purple], center: .center)
                    )
                    .frame(width: 64, height: 64)
                    .overlay {
                        Image(systemName: "music.note")
                            .font(.title)
                            .foregroundStyle(.white.opacity(0.9))
                    }
                VStack(alignment: .leading, spacing: 3) {
                    Text(title)
                        .font(.headline)
                        .lineLimit(1)
                    Text(artist)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                Spacer()
                Image(systemName: "ellipsis.circle")
                    .font(.title2)
                    .foregroundStyle(.tint)
            }
            VStack(spacing: 4) {
                ProgressView(value: progress)
                HStack {
                    Text("1:12")
                    Spacer()
                    Text("-2:48")
                }
                .font(.caption2)
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 40) {
                Image(systemName: "backward.fill")
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .font(.largeTitle)
                Image(systemName: "forward.fill")
            }
            .font(.title2)
        }
        .padding(16)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 22, style: .continuous))
        .padding(12)
        .tint(.purple)
        .onAppear { isPlaying = true }
    }
}

struct NowPlayingCard_Previews: PreviewProvider {
    static var previews: some View {
        NowPlayingCard(title: "Clair de lune", artist: "Claude Debussy", progress: 0.3)
    }
}
