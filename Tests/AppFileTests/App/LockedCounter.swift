import os

/// Counts from any thread.
// `@unchecked` because the lock guards the count.
final class LockedCounter: @unchecked Sendable {
    private let lock: os_unfair_lock_t
    private var value = 0

    init() {
        lock = .allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
    }

    deinit {
        lock.deinitialize(count: 1)
        lock.deallocate()
    }

    func increment() {
        os_unfair_lock_lock(lock)
        value += 1
        os_unfair_lock_unlock(lock)
    }

    var count: Int {
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
        return value
    }

    var isFree: Bool {
        guard os_unfair_lock_trylock(lock) else { return false }
        os_unfair_lock_unlock(lock)
        return true
    }
}
