/// A value that a gesture changes while it lasts. A still picture shows no gestures: it is the value to start with.
///
/// ```swift
/// @GestureState private var isPressed = false
/// ```
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

    /// A value to start with. Nothing is reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        wrappedValue = initialValue
    }

    /// A value to start with. Nothing is reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    /// A value to start with. Nothing is reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    /// The property itself, as gestures take it.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Nothing to start with. Nothing is reset.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }

    /// Nothing to start with. Nothing is reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil)
    }
}
