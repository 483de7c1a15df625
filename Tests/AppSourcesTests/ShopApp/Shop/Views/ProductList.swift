import SwiftUI
#if os(iOS)
import UIKit
#endif

struct ProductList: View {
    @ObservedObject var store: Store

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(store.products) { product in
                HStack {
                    Text(product.name)
                    Spacer()
                    Text("\(product.price) €").foregroundColor(.secondary)
                }
            }
            Text(platform).font(.footnote)
        }
        .padding()
    }

    private var platform: String {
        #if os(macOS)
        "Mac"
        #elseif os(iOS) && !targetEnvironment(macCatalyst)
        "iPhone"
        #else
        "other"
        #endif
    }
}

#Preview("Products", traits: .fixedLayout(width: 200, height: 120)) {
    ProductList(store: .sample)
}
