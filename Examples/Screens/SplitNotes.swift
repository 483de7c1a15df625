import SwiftUI

/// Folders, the notes of one and a note, beside each other on a tablet.
struct SplitNotes: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            ScrollView {
                VStack(spacing: 0) {
                    FolderRow(name: "All notes", symbol: "folder", count: 42)
                    FolderRow(name: "Travel", symbol: "airplane", count: 9, isSelected: true)
                    FolderRow(name: "Recipes", symbol: "fork.knife", count: 17)
                    FolderRow(name: "Work", symbol: "briefcase", count: 16)
                }
                .padding(.horizontal, 12)
            }
            .navigationTitle("Folders")
        } content: {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(["Lisbon", "Night train", "Packing list", "Harbour tour"], id: \.self) { title in
                        VStack(alignment: .leading, spacing: 3) {
                            Text(title).font(.headline)
                            Text("12 June · Tickets and addresses").font(.subheadline).foregroundStyle(.secondary)
                        }
                        .padding(.horizontal, 16)
                        .padding(.vertical, 11)
                        Divider().padding(.leading, 16)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .navigationTitle("Travel")
            .searchable(text: .constant(""), prompt: "Search notes")
        } detail: {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Lisbon").font(.largeTitle.bold())
                    Text("Tram 28 in the morning, before the queues. Then up to the castle, and lunch below it.")
                    LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
                        .frame(height: 220)
                        .clipShape(.rect(cornerRadius: 12))
                    Text("The ferry to Cacilhas leaves every twenty minutes. Sit on the left side.")
                }
                .padding(24)
            }
            .navigationTitle("Lisbon")
            .toolbar {
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button("New note", systemImage: "square.and.pencil") {}
            }
        }
    }
}

struct FolderRow: View {
    let name: String
    let symbol: String
    let count: Int
    var isSelected = false

    var body: some View {
        HStack {
            Label(name, systemImage: symbol)
            Spacer()
            Text(count, format: .number).foregroundStyle(.secondary)
        }
        .padding(.horizontal, 12)
        .frame(height: 44)
        .background(isSelected ? Color(.tertiarySystemFill) : .clear, in: .rect(cornerRadius: 10))
    }
}

#Preview("Split view") { SplitNotes() }
