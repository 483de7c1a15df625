/// A value that a view passes to the container around it: lists, pickers and tab views read it from the nodes of their
/// content with ``ViewNode/trait(_:)``.
enum ContainerTrait {
    /// The value by which a container selects the view; from `tag(_:)`.
    struct Tag: LayoutValueKey {
        static var defaultValue: AnyHashable? { nil }
    }

    /// The text of a badge; from `badge(_:)`.
    struct Badge: LayoutValueKey {
        static var defaultValue: Text? { nil }
    }

    /// The label of a tab; from `tabItem(_:)`.
    struct TabItem: LayoutValueKey {
        static var defaultValue: CapturedView? { nil }
    }
}

extension ViewNode {
    /// A value that the view passes to its container; the default of the key if it passes none.
    func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        layoutValue(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}

extension AnyHashable {
    /// The value without the optionals around it, so that a selection of an optional type equals its tags.
    var withoutOptionals: AnyHashable? {
        func open(_ value: Any) -> Any? {
            guard let optional = value as? any OptionalValue else { return value }
            return optional.wrappedValue.flatMap { open($0) }
        }
        return open(base) as? AnyHashable
    }
}

/// An optional, whatever it wraps.
private protocol OptionalValue {
    var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedValue: Any? { self }
}
