import Observation
import SwiftUI

struct ToDo: Identifiable {
    let id: Int
    var title: String
    var isDone = false
    var due: String?
}

@MainActor @Observable
final class ToDoModel {
    var open = [
        ToDo(id: 1, title: "Water the tomatoes", due: "Today"),
        ToDo(id: 2, title: "Return the drill to Lena"),
        ToDo(id: 3, title: "Book the ferry to Hirtshals", due: "Friday"),
    ]
    var done = [
        ToDo(id: 4, title: "Repair the bicycle light", isDone: true),
        ToDo(id: 5, title: "Call the chimney sweep", isDone: true),
    ]
}

/// A list of tasks, as it is edited.
struct ToDoScreen: View {
    @State private var model = ToDoModel()
    @State private var editMode: EditMode
    @State private var newTitle = ""

    init(editMode: EditMode = .inactive) {
        _editMode = State(initialValue: editMode)
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach($model.open) { $task in
                        ToDoRow(task: $task)
                    }
                    .onDelete { model.open.remove(atOffsets: $0) }
                    .onMove { model.open.move(fromOffsets: $0, toOffset: $1) }
                    if !editMode.isEditing {
                        Label {
                            TextField("New task", text: $newTitle)
                        } icon: {
                            Image(systemName: "plus")
                        }
                    }
                } header: {
                    HStack {
                        Text("Open")
                        Spacer()
                        EditButton().font(.subheadline)
                    }
                }
                .headerProminence(.increased)
                Section("Done") {
                    ForEach($model.done) { ToDoRow(task: $0) }
                        .onDelete { model.done.remove(atOffsets: $0) }
                }
                .headerProminence(.increased)
            }
            .environment(\.editMode, $editMode)
            .navigationTitle("Tasks")
        }
    }
}

struct ToDoRow: View {
    @Binding var task: ToDo
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        let isLarge = size.isAccessibilitySize
        // Large texts are below each other, so that words keep their letters together.
        let texts = isLarge ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(HStackLayout())
        HStack(spacing: 12) {
            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                .font(.title3)
                .foregroundStyle(task.isDone ? Color.green : Color.secondary)
            texts {
                Text(task.title)
                    .strikethrough(task.isDone)
                    .foregroundStyle(task.isDone ? .secondary : .primary)
                if !isLarge { Spacer() }
                if let due = task.due {
                    Text(due).font(.footnote).foregroundStyle(.orange)
                }
            }
        }
    }
}

#Preview("At rest") {
    ToDoScreen()
}

#Preview("Editing") {
    ToDoScreen(editMode: .active)
}
