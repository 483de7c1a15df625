import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// struct Editor: View {
///     @Bindable var book: Book      // an @Observable class
///     var body: some View { Toggle("Read", isOn: $book.isRead) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// An object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// An object.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// An object, as initialisers of views take it.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// The wrapper itself, of which the properties are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding<Subject>(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
