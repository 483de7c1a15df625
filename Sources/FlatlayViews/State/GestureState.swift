/// A value that a gesture changes while it lasts. A still picture shows no gestures: it is the value to start with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value

    /// A value to start with.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// A value to start with.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    /// A value to start with. Nothing is reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }

    /// Nothing to start with.
    public init() where Value: ExpressibleByNilLiteral {
        wrappedValue = nil
    }

    /// The property itself, as gestures take it.
    public var projectedValue: GestureState<Value> { self }
}
