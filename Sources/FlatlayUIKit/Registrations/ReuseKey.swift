/// Identifies a reuse pool: views with the same key can replace each other.
enum ReuseKey: Hashable {
    /// The views of a registration, in one collection view.
    case registration(RegistrationIdentity)
    /// The views of a reuse identifier; for supplementary views, of a kind as well.
    case identifier(String, kind: String?)
}

/// The identity of a registration, which its copies share.
final class RegistrationIdentity: Hashable, Sendable {
    /// Whether the registration was created while a data source provided an element.
    let isMadeInProvider = ProviderExecution.isRunning

    static func == (left: RegistrationIdentity, right: RegistrationIdentity) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Whether this thread is calling a data source for an element.
enum ProviderExecution {
    @TaskLocal static var isRunning = false
}
