import FlatlayViews

extension EnvironmentValues {
    private struct HostPoolKey: EnvironmentKey {
        static var defaultValue: HostPool? { nil }
    }

    /// Where hosts wait to be used again; nil where each picture has hosts of its own.
    package var hostPool: HostPool? {
        get { self[HostPoolKey.self] }
        set { self[HostPoolKey.self] = newValue }
    }
}
