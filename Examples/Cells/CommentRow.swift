import SwiftUI

/// A comment, and a placeholder for one that is still loading.
struct CommentRow: View {
    let author: String
    let text: LocalizedStringKey
    let likes: Int
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Avatar(name: author, tint: .orange)
            VStack(alignment: .leading, spacing: 5) {
                Text(author).font(.subheadline.bold()) + Text("  2 h").font(.caption).foregroundColor(.secondary)
                Text(text)
                    .font(.subheadline)
                    .lineSpacing(2)
                HStack(spacing: 18) {
                    Label("\(likes)", systemImage: "hand.thumbsup")
                    Label("Reply", systemImage: "arrowshape.turn.up.left")
                }
                .font(.caption)
                .labelStyle(.titleAndIcon)
                .foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(colorScheme == .dark ? Color.white.opacity(0.06) : .black.opacity(0.03))
        .clipShape(.rect(cornerRadius: 14))
        .padding(.horizontal, 12)
    }
}

struct CommentRow_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 10) {
            CommentRow(
                author: "Alan Turing", text: "Read `section 6` first: the *question* is put better there.", likes: 12)
            CommentRow(author: "Alan Turing", text: "A comment that is not there yet.", likes: 3)
                .redacted(reason: .placeholder)
        }
        .padding(.vertical, 12)
    }
}
