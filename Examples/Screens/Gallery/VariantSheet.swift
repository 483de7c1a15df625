import Flatlay

/// A picture of a screen.
struct Variant: Identifiable, Sendable {
    let id: Int
    let image: UIImage
}

/// Pictures of a screen beside each other.
struct VariantSheet: View {
    let variants: [Variant]

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            ForEach(variants) { Image(uiImage: $0.image).clipShape(.rect(cornerRadius: 24)) }
        }
        .padding(24)
        .background(Color(white: 0.5))
    }
}
