/// A value that a view gives to the ``Layout`` around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Value { get }
}

/// Holds a value for the layout around a view.
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

extension View {
    /// Gives a value to the layout around the view.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        wrappingNodes {
            LayoutValueNode($0, key: ObjectIdentifier(key), value: value, environment: $1.environment)
        }
    }
}
