import SwiftUI

struct CartView: View {
    @StateObject var model: CartViewModel
    @Environment(\.accent) private var accent

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(model.items) { item in
                CartRow(item: item)
            }
            Divider()
            HStack {
                Text("Total")
                Spacer()
                Text(verbatim: "\(model.total)")
                    .foregroundStyle(accent)
            }
            .font(.headline)
            Button("Check out") {}
                .buttonStyle(.borderedProminent)
                .disabled(!model.canCheckOut)
        }
        .padding()
    }
}

struct CartRow: View {
    let item: CartItem

    var body: some View {
        HStack {
            Text(item.name)
            Spacer()
            Text(verbatim: "\(item.count) × \(item.price)")
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Cart", traits: .fixedLayout(width: 320, height: 220)) {
    CartView(
        model: CartViewModel(items: [
            CartItem(id: 1, name: "Coffee", price: 4, count: 2),
            CartItem(id: 2, name: "Sugar", price: 1),
        ]))
}

#Preview("Empty cart", traits: .sizeThatFitsLayout) {
    let model = CartViewModel()
    return CartView(model: model)
}
