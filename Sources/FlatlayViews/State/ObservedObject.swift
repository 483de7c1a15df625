/// An object that somebody else keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// An object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// An object.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// Makes bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

/// An object that a view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    private let cell: StateCell<ObjectType>

    /// Makes the object, when it is needed for the first time.
    public init(wrappedValue makeObject: @autoclosure @escaping () -> ObjectType) {
        cell = StateCell(makeObject)
    }

    /// The object.
    public var wrappedValue: ObjectType { cell.current.value }

    /// Makes bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    func link(with linker: inout PropertyLinker) { cell.link(with: &linker) }
}
