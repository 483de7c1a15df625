/// A modifier that changes the environment of its content.
@usableFromInline
nonisolated protocol EnvironmentChange: ViewModifier where Body == Never {
    /// Changes the values that the content inherits.
    func change(_ environment: inout EnvironmentValues)
    /// The change as a value, if it is one that many cells repeat; nil for any other.
    var repeated: RepeatedChange? { get }
    /// Whether the change is known to be the same.
    func equals(_ old: Self) -> Bool
}

extension EnvironmentChange {
    @usableFromInline var repeated: RepeatedChange? { nil }

    @usableFromInline
    func equals(_ old: Self) -> Bool { false }

    /// Takes over the nodes of the content, if the environment changes as before.
    @inlinable
    func _update<Base: View>(
        _ nodes: inout _KnownNodes, modifying base: Base, from old: Self, _ oldBase: Base
    ) -> _NodeUpdate {
        equals(old) ? base._update(&nodes, from: oldBase) : .impossible
    }

    /// Adds the nodes of the content.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        _makeNodes(modifying: content, in: context, into: &nodes)
    }

    /// Adds the nodes of the content.
    @inlinable
    public func _makeNodes<Base: View>(modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode]) {
        base.addModifiedNodes(in: changed(context), into: &nodes)
    }

    @usableFromInline
    func changed(_ context: ViewContext) -> ViewContext {
        var inner = context
        if let repeated {
            inner.environment.apply(repeated)
        } else {
            change(&inner.environment)
        }
        return inner
    }
}

/// An environment change made from a closure, for changes that need no type of their own.
struct EnvironmentModifier: EnvironmentChange {
    typealias Body = Never
    let transform: (inout EnvironmentValues) -> Void

    func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

nonisolated extension View {
    /// Sets an environment value for the view.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Changes an environment value for the view.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets the light or dark appearance of the view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets the light or dark appearance of the whole image, with its background; nil changes nothing. If several views
    /// prefer one, the last one of those around the others counts.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        environmentChange { if let colorScheme { $0.colorScheme = colorScheme } }
            .modifier(
                LifecycleModifier { context in if let colorScheme { context.store.preferredColorScheme = colorScheme } }
            )
    }

    private func environmentChange(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(EnvironmentModifier(transform: change))
    }

    /// Disables the controls of the view. A view inside a disabled one stays disabled.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }
}
