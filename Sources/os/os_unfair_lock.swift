// The names are those of the framework.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#endif

// A package that asks `canImport(os)` may find this module, and takes it for Apple's. So these names use nothing but the C
// library: what is compiled against them need not be linked with this module.

/// A lock of the system. All bytes of a new one are zero, which is an unlocked mutex of glibc and of musl.
///
/// ```swift
/// var lock = os_unfair_lock()
/// os_unfair_lock_lock(&lock)
/// defer { os_unfair_lock_unlock(&lock) }
/// ```
public typealias os_unfair_lock = pthread_mutex_t

/// A lock of the system, as C calls it.
public typealias os_unfair_lock_s = pthread_mutex_t

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free, and locks it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Locks the lock if it is free, and returns whether it was.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

/// Unlocks the lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
