/// A key for a value that a view passes to the ``Layout`` that contains it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// Stores a value for the layout that contains a view.
final class LayoutValueNode: WrapperNode {
    private let key: ObjectIdentifier
    private let value: Any

    init(_ child: ViewNode, key: ObjectIdentifier, value: Any, environment: borrowing EnvironmentValues) {
        self.key = key
        self.value = value
        super.init(child, environment)
    }

    override func layoutValue(for key: ObjectIdentifier) -> Any? {
        key == self.key ? value : child.layoutValue(for: key)
    }
}

nonisolated extension View {
    /// Sets a value that the layout containing the view can read.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        wrappingNodes {
            LayoutValueNode($0, key: ObjectIdentifier(key), value: value, environment: $1.environment)
        }
    }
}
