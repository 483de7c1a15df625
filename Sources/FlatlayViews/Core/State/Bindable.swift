import Observation

/// Creates bindings to the properties of an observable object.
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
    /// The observable object.
    public var wrappedValue: Value

    /// Creates the wrapper for an object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates the wrapper for an object.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates the wrapper from another one, as initialisers of views do.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding<Subject>(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Sendable where Value: Sendable {}
