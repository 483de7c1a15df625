/// An object that a view around this one set with ``View/environmentObject(_:)``.
///
/// Where nobody did, the view is not evaluated, and rendering throws ``MissingEnvironmentObjectError``.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    /// An object of the surroundings.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentScope.current.object(ObjectType.self) else {
            // Hosts check before they evaluate a body. Outside of one there is no object to answer with.
            fatalError("\(ObjectType.self) can be read from the environment only while a body is evaluated")
        }
        return object
    }

    /// Makes bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    func link(with linker: inout PropertyLinker) {
        if linker.environment.object(ObjectType.self) == nil { linker.noteMissingObject(ObjectType.self) }
    }
}

extension EnvironmentValues {
    /// The object of a type that a view around set.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        self[objectOf: ObjectIdentifier(type)] as? Object
    }

    /// The object of a type, by the type's identity: for objects of which only a view knows more.
    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        self[objectOf: ObjectIdentifier(Object.self)] = object
    }
}

extension View {
    /// Gives an object to the views inside that read one of its type with `@EnvironmentObject`.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object) })
    }
}
