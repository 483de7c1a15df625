import Combine
import Foundation
import os

struct CartItem: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Decimal
    var count = 1
}

final class CartViewModel: ObservableObject {
    @Published var items: [CartItem]
    @Published var voucher = ""
    @Published private(set) var total: Decimal = 0
    @Published private(set) var canCheckOut = false

    private let logger = Logger(subsystem: "com.example.shop", category: "cart")
    private var cancellables = Set<AnyCancellable>()

    init(items: [CartItem] = []) {
        self.items = items
        $items
            .map { $0.reduce(0) { $0 + $1.price * Decimal($1.count) } }
            .combineLatest($voucher.map { $0.count == 8 }.removeDuplicates())
            .map { total, hasVoucher in hasVoucher ? total / 2 : total }
            .sink { [weak self] total in
                self?.logger.debug("total is now \(total, privacy: .private)")
                self?.total = total
            }
            .store(in: &cancellables)
        $total
            .map { $0 > 0 }
            .assign(to: &$canCheckOut)
    }

    func remove(_ item: CartItem) {
        items.removeAll { $0.id == item.id }
        logger.info("removed \(item.name, privacy: .public), \(self.items.count) left")
    }
}
