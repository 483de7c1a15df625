import Foundation

/// A lock around a value, with the name and the methods of Apple's `os`.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// `@unchecked` because the value is reached through the lock alone.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock around a value.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    /// Creates a lock around a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// Creates a lock without a value.
    public init() where State == Void { storage = Storage(()) }

    /// Calls a closure with the value while the lock is held.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }
    /// Calls a closure with the value while the lock is held.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    /// Calls a closure if the lock is free, and returns nil otherwise.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Calls a closure while the lock is held.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
    /// Takes the lock.
    public func lock() { storage.lock.lock() }
    /// Releases the lock.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if it is free, and returns whether it was.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
