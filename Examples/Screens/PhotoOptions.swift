import SwiftUI

/// A photo in the dark, with a choice of what to do with it.
struct PhotoOptions: View {
    @State private var showsOptions = true

    var body: some View {
        NavigationStack {
            RadialGradient(colors: [.orange, .purple, .black], center: .bottom, startRadius: 20, endRadius: 520)
                .ignoresSafeArea()
                .navigationTitle("Evening")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                }
        }
        .confirmationDialog("Photo", isPresented: $showsOptions) {
            Button("Save to album") {}
            Button("Use as wallpaper") {}
            Button("Delete photo", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This photo is also in the album “Holidays”.")
        }
        .preferredColorScheme(.dark)
    }
}

#Preview("Dialog") { PhotoOptions() }
