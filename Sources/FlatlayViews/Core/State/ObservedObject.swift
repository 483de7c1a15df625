/// An observable object that is owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates bindings to the properties of the object.
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

    /// The observed object.
    public var wrappedValue: ObjectType

    /// Creates the wrapper for an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates the wrapper for an object.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// Creates bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

/// An observable object that a view creates once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    private let cell: StateCell<ObjectType>

    /// Creates a property; its closure creates the object when it is first needed.
    public init(wrappedValue makeObject: @autoclosure @escaping () -> ObjectType) {
        cell = StateCell(makeObject)
    }

    /// The owned object.
    public var wrappedValue: ObjectType { cell.current.value }

    /// Creates bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    func link(with linker: inout PropertyLinker) { cell.link(with: &linker) }
}
