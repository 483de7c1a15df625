import SwiftUI

/// Sections of rows as cards, with a header and a footer.
struct ListsOfRows: View {
    var body: some View {
        List {
            Section {
                NavigationLink(value: 1) { Label("Inbox", systemImage: "tray") }.badge(3)
                Label("Sent", systemImage: "paperplane").listItemTint(.orange)
            } header: {
                Text("Mail")
            } footer: {
                Text("Updated just now.")
            }
        }
        .listStyle(.insetGrouped)
        .frame(height: 200)
    }
}

/// Rows from edge to edge; the chosen one is highlighted.
struct PlainLists: View {
    var body: some View {
        List(selection: .constant(Optional("Pear"))) {
            Section("Fruit") {
                ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
                Text("Quince").tag("Quince")
            }
        }
        .listStyle(PlainListStyle())
        .frame(height: 190)
    }
}

/// Insets, backgrounds and separators of single rows.
struct LooksOfRows: View {
    var body: some View {
        List {
            Text("Inset").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
            Text("Yellow").listRowBackground(Color.yellow.opacity(0.4))
            Text("Red line").listRowSeparatorTint(.red, edges: .bottom)
            Text("No line").listRowSeparator(.hidden, edges: .bottom)
            Text("Last")
        }
        .frame(height: 290)
    }
}

/// Space between rows and between sections, a large header, and no line at the ends of a section.
struct SpaceInLists: View {
    var body: some View {
        List {
            Section("Large") { Text("First") }.headerProminence(.increased)
            Section { Text("Second") }.listSectionSeparator(.hidden)
        }
        .listRowSpacing(6)
        .listSectionSpacing(12)
        .scrollContentBackground(.hidden)
        .background(.mint.opacity(0.3))
        .frame(height: 190)
    }
}

/// The elements of a tree. Groups are closed until they are touched.
struct Outlines: View {
    struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    var body: some View {
        List {
            OutlineGroup([Folder(id: "Work", folders: []), Folder(id: "Home")], children: \.folders) { Text($0.id) }
        }
        .frame(height: 145)
    }
}

/// Rows that are edited: marks to delete and to move them, and the button that ends it.
struct EditedLists: View {
    var body: some View {
        VStack(alignment: .trailing) {
            EditButton()
            List {
                ForEach(["Milk", "Bread"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
            }
        }
        .environment(\.editMode, .constant(.active))
        .frame(height: 170)
    }
}

/// Controls in the rows of a form.
struct Forms: View {
    var body: some View {
        Form {
            TextField("Name", text: .constant("Ada"))
            Toggle("Public", isOn: .constant(true))
            Picker("Colour", selection: .constant("Teal")) { Text("Teal").tag("Teal") }
            DatePicker("Since", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        }
        .formStyle(.grouped)
        .frame(height: 245)
    }
}
