import SwiftUI

/// A conversation; each message has a menu with what can be done with it.
struct MessageActions: View {
    private let messages = [
        ("Shall we take the early ferry?", false), ("It leaves at 6:40, so we would be there for breakfast.", false),
        ("Only if you bring coffee!", true), ("Deal.", false),
    ]

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 10) {
                    ForEach(messages, id: \.0) { message, isMine in
                        Text(message)
                            .padding(.horizontal, 14)
                            .padding(.vertical, 9)
                            .foregroundStyle(isMine ? .white : .primary)
                            .background(isMine ? Color.blue : Color(.secondarySystemBackground))
                            .clipShape(.rect(cornerRadius: 18))
                            .contentShape(.contextMenuPreview, .rect(cornerRadius: 18))
                            .contextMenu {
                                ControlGroup {
                                    Button("Love", systemImage: "heart") {}
                                    Button("Like", systemImage: "hand.thumbsup") {}
                                    Button("Dislike", systemImage: "hand.thumbsdown") {}
                                }
                                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
                                Button {
                                } label: {
                                    Text("Translate")
                                    Text("From English")
                                    Image(systemName: "globe")
                                }
                                Button("Copy", systemImage: "doc.on.doc") {}
                                Divider()
                                Button("Report", systemImage: "exclamationmark.bubble", role: .destructive) {}
                            }
                            .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
                    }
                }
                .padding()
            }
            .navigationTitle("Lena")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

#Preview("Message actions") {
    MessageActions()
}
