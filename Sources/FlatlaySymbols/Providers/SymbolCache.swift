import FlatlayDrawing
import Synchronization

/// A thread-safe cache by name. When it is full it is emptied, so it never exceeds its limit.
final class SymbolCache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value]>([:])
    private let limit: Int

    init(limit: Int = 1000) {
        self.limit = limit
    }

    /// Returns the cached value for a key, or creates and caches it.
    func value(for key: String, make: () -> Value) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let value = make()
        values.withLock { values in
            if values.count >= limit { values.removeAll() }
            values[key] = value
        }
        return value
    }
}
