import FlatlayDrawing
import Synchronization

/// Keeps what has been read, for all threads. When it is full it starts anew, so it never grows past its limit.
final class SymbolCache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value]>([:])
    private let limit: Int

    init(limit: Int = 1000) {
        self.limit = limit
    }

    /// The value of a key, made unless it is kept.
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
