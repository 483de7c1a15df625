/// A key for a value that views pass up to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines the value of a view with that of the next one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

/// Collects the values that the views inside set, in view order.
final class PreferenceCollector {
    private(set) var values: [(key: ObjectIdentifier, value: Any)] = []

    func add(_ value: Any, for key: any PreferenceKey.Type) {
        values.append((ObjectIdentifier(key), value))
    }

    /// All values of a key combined into one; nil if there are none.
    func reduced<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let found = values.lazy.filter { $0.key == ObjectIdentifier(key) }.compactMap { $0.value as? Key.Value }
        guard var result = found.first else { return nil }
        for value in found.dropFirst() { Key.reduce(value: &result) { value } }
        return result
    }
}

nonisolated extension View {
    /// Sets a value for the views around this one.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(LifecycleModifier { context in context.preferences.forEach { $0.add(value, for: key) } })
    }

    /// Runs an action when the combined value of the views inside has changed; the first time, if it differs from the
    /// default.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(PreferenceReader(key: key, action: action))
    }
}

nonisolated private struct PreferenceReader<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    typealias Body = Never
    let key: Key.Type
    let action: (Key.Value) -> Void

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let collector = PreferenceCollector()
        var inner = context
        inner.preferences.append(collector)
        content._makeNodes(in: inner, into: &nodes)
        // Content that is created while drawing sets its values later, so they are read once all nodes exist.
        context.store.check {
            let value = collector.reduced(key) ?? Key.defaultValue
            let before = context.store.note(value, at: context.path) ?? Key.defaultValue
            guard before != value else { return false }
            action(value)
            return true
        }
    }
}
