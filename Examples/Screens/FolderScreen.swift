import SwiftUI

struct FolderItem: Identifiable {
    let id: Int
    var name: String
    var kind: String
    var symbol: String
    var size: String
}

/// A folder of documents, whose menu sorts and arranges them.
struct FolderScreen: View {
    enum Order: String, CaseIterable, Identifiable {
        case name = "Name"
        case date = "Date"
        case size = "Size"
        case tags = "Tags"

        var id: Self { self }
    }

    @State private var order = Order.date
    @State private var groupsByKind = true

    private let items = [
        FolderItem(id: 1, name: "Floor plan", kind: "PDF document", symbol: "doc.richtext", size: "2.4 MB"),
        FolderItem(id: 2, name: "Insurance", kind: "Folder", symbol: "folder.fill", size: "12 items"),
        FolderItem(id: 3, name: "Keys", kind: "Text", symbol: "doc.text", size: "2 KB"),
        FolderItem(id: 4, name: "Kitchen before", kind: "Image", symbol: "photo", size: "3.8 MB"),
        FolderItem(id: 5, name: "Letters", kind: "Folder", symbol: "folder.fill", size: "48 items"),
        FolderItem(id: 6, name: "Paint colours", kind: "Spreadsheet", symbol: "tablecells", size: "64 KB"),
        FolderItem(id: 7, name: "Quotes", kind: "Folder", symbol: "folder.fill", size: "7 items"),
        FolderItem(id: 8, name: "Wiring", kind: "PDF document", symbol: "doc.richtext", size: "1.1 MB"),
    ]

    var body: some View {
        NavigationStack {
            List(items) { item in
                Label {
                    VStack(alignment: .leading) {
                        Text(item.name)
                        Text("\(item.kind), \(item.size)").font(.footnote).foregroundStyle(.secondary)
                    }
                } icon: {
                    Image(systemName: item.symbol)
                }
            }
            .listStyle(.plain)
            .navigationTitle("House")
            .toolbar {
                Menu("More", systemImage: "ellipsis.circle") {
                    ControlGroup {
                        Button("Scan", systemImage: "doc.viewfinder") {}
                        Button("Share", systemImage: "square.and.arrow.up") {}
                        Button("Find", systemImage: "magnifyingglass") {}
                    }
                    Button("Select", systemImage: "checkmark.circle") {}
                    Button("New folder", systemImage: "folder.badge.plus") {}
                    Section("Sort by") {
                        Picker("Sort by", selection: $order) {
                            ForEach(Order.allCases) { Text($0.rawValue) }
                        }
                    }
                    Toggle("Group by kind", systemImage: "square.grid.2x2", isOn: $groupsByKind)
                    Menu("View options") {
                        Button("Show extensions") {}
                    }
                    Divider()
                    Button("Delete folder", systemImage: "trash", role: .destructive) {}
                }
            }
        }
    }
}

#Preview("Folder") {
    FolderScreen()
}
