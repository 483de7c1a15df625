import SwiftUI

/// A product with a sheet for its sizes above it.
struct ProductPage: View {
    @State private var choosesSize = true
    @State private var size = "M"

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                        .frame(height: 320)
                        .overlay { Image(systemName: "tshirt.fill").font(.system(size: 150)).foregroundStyle(.white) }
                    VStack(alignment: .leading, spacing: 6) {
                        Text("Summer shirt").font(.title2.bold())
                        Text("$24.90").font(.title3).foregroundStyle(.secondary)
                        Text("Organic cotton, light and wide. It dries in the shade within two hours.")
                    }
                    .padding(.horizontal)
                }
            }
            .navigationTitle("Shop")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
                ToolbarItem(placement: .primaryAction) { Button("Cart", systemImage: "cart") {} }
            }
        }
        .sheet(isPresented: $choosesSize) {
            SizeSheet(size: $size)
                .presentationDetents([.medium, .large])
                .presentationCornerRadius(20)
        }
    }
}

struct SizeSheet: View {
    @Binding var size: String

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                HStack(spacing: 12) {
                    ForEach(["S", "M", "L", "XL"], id: \.self) { name in
                        Text(name)
                            .font(.headline)
                            .foregroundStyle(name == size ? .white : .primary)
                            .frame(width: 64, height: 64)
                            .background(name == size ? Color.orange : Color(.secondarySystemFill), in: .circle)
                    }
                }
                Text("Most people of your height choose \(size).").foregroundStyle(.secondary)
                Spacer()
                Button {
                } label: {
                    Text("Add to cart").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .tint(.orange)
            }
            .padding()
            .navigationTitle("Size")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
    }
}

#Preview("Product") { ProductPage() }
