/// A value that changes during a gesture. A still image shows no gestures, so it is always the initial value.
///
/// ```swift
/// @GestureState private var isPressed = false
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The initial value.
    public let wrappedValue: Value

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with an initial value.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    /// Creates a state with an initial value, which is never reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with an initial value, which is never reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        wrappedValue = initialValue
    }

    /// Creates a state with an initial value, which is never reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with an initial value, which is never reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    /// The property itself, for gestures.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil and is never reset.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }

    /// Creates a state that is nil and is never reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil)
    }
}

extension GestureState: Sendable where Value: Sendable {}
