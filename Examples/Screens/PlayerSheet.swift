import SwiftUI

/// A list of songs with the player as a large sheet above it.
struct PlayerSheet: View {
    @State private var song: Song? = Song.samples[0]

    var body: some View {
        TabView {
            NavigationStack {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(Song.samples) { song in
                            Text(song.title).padding()
                            Divider()
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .navigationTitle("Songs")
            }
            .tabItem { Label("Library", systemImage: "music.note.list") }
            Text("Radio").tabItem { Label("Radio", systemImage: "dot.radiowaves.left.and.right") }
        }
        .tint(.red)
        .sheet(item: $song) { song in
            VStack(spacing: 24) {
                RoundedRectangle(cornerRadius: 16)
                    .fill(LinearGradient(colors: [.red, .purple], startPoint: .top, endPoint: .bottom))
                    .aspectRatio(1, contentMode: .fit)
                    .overlay { Image(systemName: "music.note").font(.system(size: 110)).foregroundStyle(.white) }
                    .padding(.top, 24)
                VStack(alignment: .leading, spacing: 4) {
                    Text(song.title).font(.title2.bold())
                    Text(song.artist).font(.title3).foregroundStyle(.red)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                ProgressView(value: 0.4)
                HStack(spacing: 48) {
                    Image(systemName: "backward.fill")
                    Image(systemName: "pause.fill").font(.system(size: 44))
                    Image(systemName: "forward.fill")
                }
                .font(.title)
                Spacer()
            }
            .padding(.horizontal, 28)
            .presentationDragIndicator(.visible)
        }
    }
}

struct Song: Identifiable {
    let id: Int
    let title: String
    let artist: String

    static let samples = [
        Song(id: 1, title: "Harbour lights", artist: "The Night Ferry"),
        Song(id: 2, title: "Seven bridges", artist: "Lena Weiss"),
        Song(id: 3, title: "Slow train", artist: "Platform 7"),
    ]
}

#Preview("Player") { PlayerSheet() }
