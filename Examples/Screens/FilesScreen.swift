import SwiftUI

struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?

    var id: String { name }

    static let samples = [
        Folder(
            name: "Projects",
            folders: [
                Folder(name: "Garden house", folders: [Folder(name: "Plans"), Folder(name: "Receipts")]),
                Folder(name: "Choir"),
            ]),
        Folder(name: "Photos"),
        Folder(name: "Recipes"),
    ]
}

/// A sidebar of places, folders and tags.
struct FilesScreen: View {
    @State private var showsFolders = true
    @State private var showsTags = true

    var body: some View {
        NavigationStack {
            List {
                Section("Places") {
                    Label("On My Phone", systemImage: "iphone")
                    Label("Shared", systemImage: "person.2").badge(3)
                    Label("Recently Deleted", systemImage: "trash")
                }
                Section("Folders", isExpanded: $showsFolders) {
                    OutlineGroup(Folder.samples, children: \.folders) { folder in
                        Label(folder.name, systemImage: "folder")
                    }
                }
                Section("Tags", isExpanded: $showsTags) {
                    ForEach([("Red", Color.red), ("Green", .green), ("Blue", .blue)], id: \.0) { name, color in
                        Label {
                            Text(name)
                        } icon: {
                            Circle().fill(color).frame(width: 12, height: 12)
                        }
                    }
                }
            }
            .listStyle(.sidebar)
            .navigationTitle("Files")
        }
    }
}

#Preview("Files") {
    FilesScreen()
}
