import CActorChecks

/// Lets a thread run an app's code of the main actor: bodies, styles, actions, cells.
///
/// An image can be rendered on any thread, while views are on the main actor, as in SwiftUI. Swift checks at run time
/// where closures of the main actor run. While a thread holds a lease, those checks accept it. The views of an image
/// are created, evaluated and released by one thread at a time, so code that uses only its own image is as safe as on
/// the main thread.
@usableFromInline
package enum ActorLease {
    /// Whether the runtime checks leases. The first lease of the process finds out.
    @usableFromInline package static let isSupported: Bool = actor_checks_install(
        words(of: MainActor.sharedUnownedExecutor), words(of: MainActorStandIn.shared.asUnownedSerialExecutor()))

    /// Whether this thread holds a lease.
    package static var isHeld: Bool { actor_permits_of_thread().pointee.leases > 0 }

    /// Runs a closure with a lease. Leases can be nested.
    @inlinable @inline(__always)
    package static func hold<Result, Failure: Error>(
        _ run: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let permits = actor_permits_of_thread()
        if permits.pointee.leases == 0 { _ = isSupported }
        permits.pointee.leases += 1
        defer { permits.pointee.leases -= 1 }
        return try run()
    }

    private static func words(of executor: UnownedSerialExecutor) -> actor_executor {
        unsafeBitCast(executor, to: actor_executor.self)
    }
}
