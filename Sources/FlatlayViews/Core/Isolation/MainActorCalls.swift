import ActorLeases

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
