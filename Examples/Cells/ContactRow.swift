import SwiftUI

/// A person with an image from the network and action buttons.
struct ContactRow: View {
    let name: String
    let role: String
    let picture: URL?

    var body: some View {
        HStack(spacing: 12) {
            AsyncImage(url: picture) { phase in
                if let image = phase.image {
                    image.resizable().scaledToFill()
                } else {
                    Image(systemName: "person.fill")
                        .font(.title2)
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color(.systemFill))
                }
            }
            .frame(width: 48, height: 48)
            .clipShape(Circle())
            .overlay(alignment: .bottomTrailing) {
                Circle()
                    .fill(.green)
                    .frame(width: 12, height: 12)
                    .padding(2)
                    .background(Circle().fill(.background))
            }
            VStack(alignment: .leading) {
                Text(name).font(.headline)
                Text(role).font(.subheadline).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button("Call", systemImage: "phone.fill") {}
                .buttonStyle(.borderedProminent)
                .labelStyle(.iconOnly)
                .tint(.green)
            Button("Chat", systemImage: "message") {}
                .buttonStyle(.bordered)
                .labelStyle(.iconOnly)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
    }
}

struct ContactRow_Previews: PreviewProvider {
    static var previews: some View {
        ContactRow(name: "Grace Hopper", role: "Compilers", picture: nil)
    }
}
