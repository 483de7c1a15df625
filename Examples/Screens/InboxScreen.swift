import SwiftUI

struct Mail: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let preview: String
    let time: String
    var isUnread = false
    var isFlagged = false

    static let samples = [
        Mail(
            id: 1, sender: "Harbour Library", subject: "Your hold is ready",
            preview: "The Sea Road is waiting for you at the desk until Friday evening.", time: "09:41", isUnread: true),
        Mail(
            id: 2, sender: "Jonas Weber", subject: "Re: Weekend",
            preview: "Saturday works for us. Should we bring the big tent or the small one?", time: "08:17",
            isUnread: true, isFlagged: true),
        Mail(
            id: 3, sender: "Rail Tickets", subject: "Booking 7QX2M4",
            preview: "Thank you for travelling with us. Your seats are in coach 5, 61 and 62.", time: "Yesterday"),
        Mail(
            id: 4, sender: "Ada Nwosu", subject: "Minutes",
            preview: "Attached are the notes of today’s meeting. Corrections by Monday, please.", time: "Yesterday"),
        Mail(
            id: 5, sender: "Bakery Korn", subject: "New opening hours",
            preview: "From December on we open at six, and on Sundays at seven.", time: "Friday"),
    ]
}

/// A mailbox with its folders and the latest messages.
struct InboxScreen: View {
    let mails: [Mail]

    var body: some View {
        NavigationStack {
            List {
                Section {
                    NavigationLink(value: "inbox") { Label("Inbox", systemImage: "tray") }
                        .badge(mails.filter(\.isUnread).count)
                    NavigationLink(value: "flagged") { Label("Flagged", systemImage: "flag") }
                        .badge(mails.filter(\.isFlagged).count)
                    NavigationLink(value: "archive") { Label("Archive", systemImage: "archivebox") }
                }
                Section("Today and before") {
                    ForEach(mails) { mail in
                        NavigationLink(value: mail.id) { MailRow(mail: mail) }
                            .swipeActions { Button("Archive") {} }
                    }
                    .onDelete { _ in }
                }
            }
            .listStyle(.insetGrouped)
            .refreshable {}
            .navigationTitle("Mail")
        }
    }
}

struct MailRow: View {
    let mail: Mail

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                if mail.isUnread {
                    Circle().fill(.blue).frame(width: 9, height: 9)
                }
                Text(mail.sender).font(.headline).lineLimit(1)
                Spacer()
                if mail.isFlagged {
                    Image(systemName: "flag.fill").font(.caption).foregroundStyle(.orange)
                }
                Text(mail.time).font(.subheadline).foregroundStyle(.secondary)
            }
            Text(mail.subject).font(.subheadline).lineLimit(1)
            Text(mail.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        }
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}

#Preview("Inbox") {
    InboxScreen(mails: Mail.samples)
}
