// Calls of an app's code on the main actor from code that holds an ``ActorLease``. All of them are here.
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

extension View {
    /// The body, for code that holds a lease.
    @inlinable nonisolated var leasedBody: Body {
        @inline(__always) get { leased { $0.body }(self) }
    }
}

extension ViewModifier {
    /// The body, for code that holds a lease.
    @inlinable @inline(__always)
    nonisolated func leasedBody(content: Content) -> Body {
        leased { $0.body(content: $1) }(self, content)
    }
}

extension PreviewProvider {
    /// The previews, for code that holds a lease.
    package nonisolated static var leasedPreviews: Previews {
        ActorLease.hold { leased { (provider: Self.Type) in provider.previews }(self) }
    }
}
