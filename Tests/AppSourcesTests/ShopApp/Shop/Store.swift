import Combine
import Foundation

@MainActor
final class Store: NSObject, ObservableObject {
    @Published private(set) var products: [Product] = []
    @objc dynamic var isOpen = true

    static let sample: Store = {
        let store = Store()
        store.products = [Product(name: "Coffee", price: 4), Product(name: "Tea", price: 3)]
        return store
    }()

    @objc private func reload(_ sender: Any?) { products.shuffle() }
    @objc func add(product: String, price: Int) {}

    var reloadName: String { #selector(reload(_:)).description }
    var addName: String { #selector(Store.add(product:price:)).description }
    var openPath: String { #keyPath(Store.isOpen) }
}

struct Product: Identifiable {
    let name: String
    let price: Int
    var id: String { name }
}
