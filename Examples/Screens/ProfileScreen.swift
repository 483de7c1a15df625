import SwiftUI

/// A profile with a large title, figures and photos, which scroll below the bar.
struct ProfileScreen: View {
    @State private var model = ProfileModel()

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 20) {
                    header
                    HStack(spacing: 0) {
                        ForEach(model.figures, id: \.name) { figure in
                            VStack(spacing: 2) {
                                Text(figure.value, format: .number).font(.title3.bold())
                                Text(figure.name).font(.caption).foregroundStyle(.secondary)
                            }
                            .frame(maxWidth: .infinity)
                        }
                    }
                    LazyVGrid(columns: columns, spacing: 2) {
                        ForEach(0..<12) { index in
                            Rectangle()
                                .fill(Color(hue: Double(index) / 12, saturation: 0.45, brightness: 0.85).gradient)
                                .aspectRatio(1, contentMode: .fit)
                        }
                    }
                }
                .padding(.top, 8)
            }
            .navigationTitle(model.name)
            .toolbar {
                Button("Settings", systemImage: "gearshape") {}
            }
        }
        .tint(.indigo)
    }

    private var header: some View {
        HStack(spacing: 16) {
            Circle()
                .fill(Color.indigo.gradient)
                .frame(width: 84, height: 84)
                .overlay { Text("MC").font(.title.bold()).foregroundStyle(.white) }
            VStack(alignment: .leading, spacing: 6) {
                Text(model.place).font(.subheadline).foregroundStyle(.secondary)
                Text(model.motto).font(.body)
                Button(model.isFollowed ? "Following" : "Follow") { model.isFollowed.toggle() }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.small)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal)
    }
}

@Observable final class ProfileModel {
    var name = "Marie Curie"
    var place = "Paris, France"
    var motto = "Nothing is to be feared, only understood."
    var isFollowed = false
    var figures = [(name: "Photos", value: 128), (name: "Followers", value: 48_210), (name: "Following", value: 311)]
}

#Preview("Profile") { ProfileScreen() }
