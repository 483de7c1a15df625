/// A space of names for views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identity of a space.
    public struct ID: Hashable, Sendable {
        fileprivate final class Token: Sendable {}
        private let token: Token

        fileprivate init() {
            token = Token()
        }

        /// Whether both are the same space.
        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

        /// Adds the space to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    /// The identity of the space.
    public let wrappedValue = ID()

    /// A space.
    public init() {}
}
