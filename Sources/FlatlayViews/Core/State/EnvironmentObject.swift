/// An object set with ``View/environmentObject(_:)`` on an enclosing view.
///
/// If none is set, the view is not evaluated, and rendering throws ``MissingEnvironmentObjectError``.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    /// Creates a property that reads an object from the environment.
    public init() {}

    /// The object from the environment.
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentScope.current.object(ObjectType.self) else {
            // Hosts check before they evaluate a body. Outside of a body there is no object to return.
            fatalError("\(ObjectType.self) can be read from the environment only while a body is evaluated")
        }
        return object
    }

    /// Creates bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    func link(with linker: inout PropertyLinker) {
        if linker.environment.object(ObjectType.self) == nil { linker.noteMissingObject(ObjectType.self) }
    }
}

extension EnvironmentValues {
    /// The object of a type that an enclosing view set.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        self[objectOf: ObjectIdentifier(type)] as? Object
    }

    /// Sets an object under its type, for objects about which only the reading view knows more.
    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        self[objectOf: ObjectIdentifier(Object.self)] = object
    }
}

nonisolated extension View {
    /// Sets an object that views inside read with `@EnvironmentObject`.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object) })
    }
}
