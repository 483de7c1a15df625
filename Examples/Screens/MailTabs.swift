import SwiftUI

/// A mail app: tabs with badges, and a stack of screens in the first one.
struct MailTabs: View {
    enum Place: Hashable {
        case inbox, sent, contacts, settings
    }

    @State private var place = Place.inbox

    var body: some View {
        TabView(selection: $place) {
            Tab("Inbox", systemImage: "tray", value: .inbox) {
                MailInbox()
            }
            .badge(4)
            Tab("Sent", systemImage: "paperplane", value: .sent) {
                NavigationStack {
                    Text("Nothing sent").navigationTitle("Sent")
                }
            }
            Tab("Contacts", systemImage: "person.2", value: .contacts) {
                Text("Contacts")
            }
            Tab("Settings", systemImage: "gear", value: .settings) {
                Text("Settings")
            }
            .badge("!")
        }
    }
}

struct MailInbox: View {
    private let mails = Letter.samples

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(mails) { mail in
                        LetterRow(mail: mail)
                        Divider().padding(.leading, 36)
                    }
                }
            }
            .navigationTitle("Inbox")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
                    Button("New message", systemImage: "square.and.pencil") {}
                }
            }
        }
    }
}

struct LetterRow: View {
    let mail: Letter

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Circle().fill(mail.isUnread ? Color.blue : .clear).frame(width: 10, height: 10)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(mail.sender).font(.headline)
                    Spacer()
                    Text(mail.time).font(.subheadline).foregroundStyle(.secondary)
                    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                }
                Text(mail.subject).font(.subheadline)
                Text(mail.excerpt).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
    }
}

struct Letter: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let excerpt: String
    let time: String
    var isUnread = false

    static let samples = [
        Letter(
            id: 1, sender: "Ada Lovelace", subject: "Notes on the engine",
            excerpt: "I have written down how the numbers of Bernoulli could be computed by it, without a hand.",
            time: "9:12", isUnread: true),
        Letter(
            id: 2, sender: "Grace Hopper", subject: "A moth in the relay",
            excerpt: "We found the fault at last. I glued it into the logbook, so that everybody believes it.",
            time: "8:40", isUnread: true),
        Letter(
            id: 3, sender: "Alan Turing", subject: "Re: Tea on Thursday",
            excerpt: "Thursday suits me. I'll bring the proofs, if the machine halts until then.", time: "8:05"),
        Letter(
            id: 4, sender: "Katherine Johnson", subject: "Trajectory checked",
            excerpt: "The figures agree with mine up to the last digit. You can go.", time: "7:31", isUnread: true),
        Letter(
            id: 5, sender: "Edsger Dijkstra", subject: "The shortest way to your office",
            excerpt: "I took twenty minutes with a cup of coffee, and no pencil.", time: "Yesterday"),
        Letter(
            id: 6, sender: "Barbara Liskov", subject: "Substitutes for the talk",
            excerpt: "Whoever stands in for me should keep all of my promises.", time: "Yesterday", isUnread: true),
        Letter(
            id: 7, sender: "Donald Knuth", subject: "One more volume",
            excerpt: "It is nearly done. I only have to invent a typesetting system first.", time: "Monday"),
        Letter(
            id: 8, sender: "Margaret Hamilton", subject: "Priority displays",
            excerpt: "The alarms did what they should. The landing went on.", time: "Sunday"),
    ]
}

#Preview("Mail") { MailTabs() }
