/// A namespace for the identifiers of related views.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate final class Token: Sendable {}
        private let token: Token

        fileprivate init() {
            token = Token()
        }

        /// Whether both identify the same namespace.
        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

        /// Hashes the identity of the namespace.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    /// The identity of the namespace.
    public let wrappedValue = ID()

    /// Creates a namespace.
    public init() {}
}
