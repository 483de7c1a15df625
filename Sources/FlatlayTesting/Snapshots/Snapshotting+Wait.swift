import Foundation

extension Snapshotting {
    /// Returns a strategy that waits before it takes the snapshot, for a view that changes by itself. In a test of XCTest
    /// the main queue and the main actor's tasks run meanwhile.
    ///
    /// ```swift
    /// assertSnapshot(of: screen, as: .wait(for: 0.1, on: .image))
    /// ```
    ///
    /// - Parameters:
    ///   - duration: how long it waits, in seconds.
    ///   - strategy: the strategy.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        func wait() { ReadyValue<Void>().wait(seconds: duration) }
        var result = Snapshotting(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing,
            asyncSnapshot: { value in
                wait()
                return strategy.snapshot(value)
            })
        result.parts = strategy.parts.map { parts in
            { value, variant in
                wait()
                return try parts(value, variant)
            }
        }
        return result
    }
}

/// Receives a value, perhaps from another thread or from the main queue.
final class ReadyValue<Value> {
    private let condition = NSCondition()
    private var value: Value?

    func set(_ value: Value) {
        condition.withLock {
            self.value = value
            condition.broadcast()
        }
        // Wakes a run loop that waits.
        DispatchQueue.main.async {}
    }

    /// Waits for the value; nil if it does not come in time.
    @discardableResult
    func wait(seconds: TimeInterval) -> Value? {
        let end = Date(timeIntervalSinceNow: max(0, seconds))
        guard Thread.isMainThread else {
            return condition.withLock {
                while value == nil, condition.wait(until: end) {}
                return value
            }
        }
        // The main queue runs in the main thread's run loop, which a test of XCTest keeps from running.
        while true {
            if let value = condition.withLock({ value }) { return value }
            guard Date() < end else { return nil }
            let step = min(end, Date(timeIntervalSinceNow: 0.01))
            if !RunLoop.main.run(mode: .default, before: step) { Thread.sleep(forTimeInterval: 0.001) }
        }
    }
}

/// Whether code runs on the main queue.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) == true
    }
}
