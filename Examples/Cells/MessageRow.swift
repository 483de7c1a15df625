import SwiftUI

/// A message in a mailbox: sender, time, and the first lines.
struct MessageRow: View {
    let sender: String
    let subject: String
    let preview: String
    let time: String
    var isUnread = false
    var hasAttachment = false

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Avatar(name: sender, tint: .indigo)
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline) {
                    Text(sender)
                        .font(.headline)
                        .lineLimit(1)
                    Spacer()
                    if hasAttachment {
                        Image(systemName: "paperclip")
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                    Text(time)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Text(subject)
                    .font(.subheadline)
                    .lineLimit(1)
                Text(preview)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
        }
        .padding(.vertical, 10)
        .padding(.leading, 26)
        .padding(.trailing, 16)
        .overlay(alignment: .leading) {
            Circle()
                .fill(Color.accentColor)
                .frame(width: 10, height: 10)
                .padding(.leading, 8)
                .opacity(isUnread ? 1 : 0)
        }
    }
}

/// The initials of a person on a coloured circle.
struct Avatar: View {
    let name: String
    let tint: Color
    @ScaledMetric(relativeTo: .headline) private var size = 40

    private var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }

    var body: some View {
        Text(initials)
            .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(tint.gradient, in: Circle())
            .accessibilityHidden(true)
    }
}

struct MessageRow_Previews: PreviewProvider {
    static var previews: some View {
        MessageRow(
            sender: "Ada Lovelace", subject: "Notes on the engine",
            preview: "I have written down how the numbers of Bernoulli can be computed before anyone did it by hand.",
            time: "09:41", isUnread: true, hasAttachment: true)
    }
}
