import SwiftUI

/// A conversation: who it is with in the bar, bubbles, and a field below them.
struct ChatScreen: View {
    @State private var path = [1]
    private let messages = [
        ChatMessage(id: 1, text: "Are you at the station?", isMine: false),
        ChatMessage(id: 2, text: "Two minutes. The tram stood at the bridge again.", isMine: true),
        ChatMessage(id: 3, text: "No hurry, platform 7 and they wait for the connection.", isMine: false),
        ChatMessage(id: 4, text: "Did you get the tickets?", isMine: true),
        ChatMessage(id: 5, text: "Yes, both of them, in the quiet car. Window seat for you.", isMine: false),
        ChatMessage(id: 6, text: "Perfect", isMine: true),
    ]

    var body: some View {
        NavigationStack(path: $path) {
            Text("Chats").navigationTitle("Chats").navigationDestination(for: Int.self) { _ in conversation }
        }
    }

    private var conversation: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                Text("Today 17:42").font(.caption).foregroundStyle(.secondary).padding(.vertical, 8)
                ForEach(messages) { message in
                    Bubble(message: message)
                }
            }
            .padding(.horizontal, 12)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { field }
        .toolbar {
            ToolbarItem(placement: .principal) {
                HStack(spacing: 8) {
                    Circle().fill(Color.teal.gradient).frame(width: 30, height: 30)
                        .overlay { Text("J").font(.subheadline.bold()).foregroundStyle(.white) }
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Jonas").font(.headline)
                        Text("online").font(.caption2).foregroundStyle(.secondary)
                    }
                }
            }
            ToolbarItem(placement: .topBarTrailing) { Button("Video", systemImage: "video") {} }
        }
        .toolbarTitleDisplayMode(.inline)
        .toolbarBackground(.visible, for: .navigationBar)
    }

    private var field: some View {
        HStack(spacing: 10) {
            Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.secondary)
            HStack {
                Text("Message").foregroundStyle(.tertiary)
                Spacer()
                Image(systemName: "mic").foregroundStyle(.secondary)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .frame(minHeight: 36)
            .overlay { Capsule().strokeBorder(Color(.separator)) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.bar)
    }
}

struct ChatMessage: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
}

struct Bubble: View {
    let message: ChatMessage

    var body: some View {
        Text(message.text)
            .foregroundStyle(message.isMine ? .white : .primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(message.isMine ? Color.blue : Color(.secondarySystemFill), in: .rect(cornerRadius: 18))
            .frame(maxWidth: 280, alignment: message.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
}

#Preview("Chat") { ChatScreen() }
