/// Which views may be used in place of each other.
enum ReuseKey: Hashable {
    /// Those of a registration, in one collection view.
    case registration(RegistrationIdentity)
    /// Those of an identifier; of a kind, for supplementary views.
    case identifier(String, kind: String?)
}

/// Who a registration is. Copies of a registration share it.
final class RegistrationIdentity: Hashable, Sendable {
    /// Whether the registration was made while a data source was asked for an element.
    let isMadeInProvider = ProviderExecution.isRunning

    static func == (left: RegistrationIdentity, right: RegistrationIdentity) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Whether the thread is asking a data source for an element.
enum ProviderExecution {
    @TaskLocal static var isRunning = false
}
