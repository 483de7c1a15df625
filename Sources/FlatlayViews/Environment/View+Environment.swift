/// Changes the environment of its content.
struct EnvironmentModifier: ViewModifier {
    typealias Body = Never
    let transform: (inout EnvironmentValues) -> Void

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        var inner = context
        transform(&inner.environment)
        content._makeNodes(in: inner, into: &nodes)
    }
}

extension View {
    /// Sets a value of the environment of the view and of those inside.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Changes a value of the environment of the view and of those inside.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Light or dark colours for the view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Light or dark colours for the view; nil changes nothing.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
    }

    /// Whether the controls inside can't be used.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }
}
