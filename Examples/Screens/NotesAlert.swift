import SwiftUI

/// A note with the alert that asks before it is deleted.
struct NotesAlert: View {
    @State private var path = ["Shopping"]
    @State private var asks = true

    var body: some View {
        NavigationStack(path: $path) {
            Text("All notes")
                .navigationTitle("Notes")
                .navigationDestination(for: String.self) { title in
                    OpenNote(title: title)
                        .alert("Delete “\(title)”?", isPresented: $asks) {
                            Button("Delete", role: .destructive) {}
                            Button("Cancel", role: .cancel) {}
                        } message: {
                            Text("The note is removed from all of your devices.")
                        }
                }
        }
        .tint(.yellow)
    }
}

struct OpenNote: View {
    let title: String

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Text(title).font(.title.bold())
                ForEach(["Coffee beans", "Oat milk", "Two lemons", "Bread", "Washing powder"], id: \.self) { item in
                    Label(item, systemImage: "circle")
                }
                Text("Ask Lena whether she needs anything from the market as well.")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 20)
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis.circle") {} }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("List", systemImage: "checklist") {}
                Spacer()
                Button("Camera", systemImage: "camera") {}
                Spacer()
                Button("Draw", systemImage: "pencil.tip.crop.circle") {}
                Spacer()
                Button("New", systemImage: "square.and.pencil") {}
            }
        }
    }
}

#Preview("Alert") { NotesAlert() }
