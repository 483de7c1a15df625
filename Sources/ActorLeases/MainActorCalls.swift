// Calls of an app's code on the main actor from code that holds an ``ActorLease``. All of them use these functions.
//
// A function of the main actor has the same representation as one that is not isolated; only the compiler tells them
// apart. The casts change the type alone, as `MainActor.assumeIsolated` does. Calls through them are not checked at run
// time; checks in closures of the app accept threads that hold a lease.

/// Removes the main actor from the type of a function.
@inlinable @inline(__always)
package func leased<Result>(_ function: @escaping @MainActor () -> Result) -> () -> Result {
    unsafeBitCast(function, to: (() -> Result).self)
}

/// Removes the main actor from the type of a function.
@inlinable @inline(__always)
package func leased<Argument, Result>(
    _ function: @escaping @MainActor (Argument) -> Result
) -> (Argument) -> Result {
    unsafeBitCast(function, to: ((Argument) -> Result).self)
}

/// Removes the main actor from the type of a function.
@inlinable @inline(__always)
package func leased<First, Second, Result>(
    _ function: @escaping @MainActor (First, Second) -> Result
) -> (First, Second) -> Result {
    unsafeBitCast(function, to: ((First, Second) -> Result).self)
}

/// Removes the main actor from the type of a function.
@inlinable @inline(__always)
package func leased<First, Second, Third, Result>(
    _ function: @escaping @MainActor (First, Second, Third) -> Result
) -> (First, Second, Third) -> Result {
    unsafeBitCast(function, to: ((First, Second, Third) -> Result).self)
}

/// Removes the main actor from the type of a function that throws.
@inlinable @inline(__always)
package func leasedThrowing<Argument, Result>(
    _ function: @escaping @MainActor (Argument) throws -> Result
) -> (Argument) throws -> Result {
    unsafeBitCast(function, to: ((Argument) throws -> Result).self)
}

/// Removes the main actor from the type of a function that throws.
@inlinable @inline(__always)
package func leasedThrowing<First, Second, Result>(
    _ function: @escaping @MainActor (First, Second) throws -> Result
) -> (First, Second) throws -> Result {
    unsafeBitCast(function, to: ((First, Second) throws -> Result).self)
}

/// Calls a function of the main actor with a lease.
@inlinable @inline(__always)
package func withLease<Argument, Result>(
    _ argument: Argument, _ function: @escaping @MainActor (Argument) -> Result
) -> Result {
    ActorLease.hold { leased(function)(argument) }
}

/// Calls a function of the main actor with a lease.
@inlinable @inline(__always)
package func withLease<First, Second, Result>(
    _ first: First, _ second: Second, _ function: @escaping @MainActor (First, Second) -> Result
) -> Result {
    ActorLease.hold { leased(function)(first, second) }
}

/// Calls a function of the main actor with a lease.
@inlinable @inline(__always)
package func withLease<First, Second, Third, Result>(
    _ first: First, _ second: Second, _ third: Third, _ function: @escaping @MainActor (First, Second, Third) -> Result
) -> Result {
    ActorLease.hold { leased(function)(first, second, third) }
}
