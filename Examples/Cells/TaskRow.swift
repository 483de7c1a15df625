import SwiftUI

/// A task.
struct TaskRow: View {
    @Binding var isDone: Bool
    let title: String
    var note: String?
    var priority = 0

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Button {
                withAnimation { isDone.toggle() }
            } label: {
                Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                    .font(.title3)
                    .foregroundStyle(isDone ? Color.green : .secondary)
            }
            .buttonStyle(.plain)
            VStack(alignment: .leading, spacing: 3) {
                (Text(String(repeating: "!", count: priority)).foregroundColor(.orange).bold()
                    + Text(priority > 0 ? " " : "") + Text(title).strikethrough(isDone))
                    .foregroundStyle(isDone ? .secondary : .primary)
                if let note {
                    Label(note, systemImage: "calendar")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer()
            Image(systemName: "flag.fill")
                .foregroundStyle(.orange)
                .opacity(priority > 1 ? 1 : 0)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .contentShape(Rectangle())
    }
}

struct TaskRow_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 0) {
            TaskRow(isDone: .constant(false), title: "Send the report", note: "Tomorrow, 10:00", priority: 2)
            Divider().padding(.leading, 48)
            TaskRow(isDone: .constant(true), title: "Water the plants")
        }
    }
}
