// Written as in an app: models on the main actor, in all the ways in which views hold them.
import Foundation
import Observation
import SwiftUI

/// An account that every screen can reach.
@MainActor @Observable
final class Session {
    static let shared = Session()

    var user = "Ada"
    var isOnline = true
    var messages: [String] = ["one", "two", "three"]
    private(set) var loadCount = 0

    var initials: String { user.split(separator: " ").compactMap(\.first).map(String.init).joined() }

    func load(from store: MessageStore) async {
        messages = await store.fetch()
        async let first = store.count(of: "a")
        async let second = store.count(of: "b")
        loadCount = await first + second
    }

    func rename(to name: String) { user = name }
}

/// What a cart holds.
@MainActor
final class Cart: ObservableObject {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var price: Int
    }

    @Published var items = [Item(id: 1, name: "Pear", price: 3), Item(id: 2, name: "Fig", price: 4)]

    var total: Int { items.map(\.price).reduce(0, +) }

    func double() { items = items.map { Item(id: $0.id, name: $0.name, price: $0.price * 2) } }
}

/// A store with an actor of its own.
actor MessageStore {
    private var fetches = 0

    func fetch() -> [String] {
        fetches += 1
        return (1...3).map { "message \($0)" }
    }

    func count(of letter: String) async -> Int {
        await Task.yield()
        return letter.count
    }
}

/// A theme that styles and modifiers ask.
@MainActor
enum Theme {
    static var corner: CGFloat = 12
    static let accents: [Color] = [.red, .green, .blue]

    static func accent(_ index: Int) -> Color { accents[index % accents.count] }
}
