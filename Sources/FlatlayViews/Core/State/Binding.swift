/// A reference to a value that is stored elsewhere.
///
/// ```swift
/// struct Switch: View {
///     @Binding var isOn: Bool
///     var body: some View { Text(isOn ? "On" : "Off") }
/// }
///
/// Switch(isOn: .constant(true))
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// How changes are animated, which has no effect on a still image.
    public var transaction = Transaction()

    /// Creates a binding that reads and writes with closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// Creates a binding that reads and writes with closures.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    /// Creates a binding to the wrapped value of an optional; nil if there is no value now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// Creates a binding to the value as an optional. Setting it to nil has no effect.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to the type-erased value. Setting it to a value of another type has no effect.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
    }

    /// Creates a binding from another one, as initialisers of views do.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The current value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }

    /// Returns the binding; changes in a still image are not animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// Returns the binding; changes in a still image are not animated.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

// The closures are called on the thread of the host that stores the value; the binding itself never changes.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identifier of the value.
    public var id: Value.ID { wrappedValue.id }
}
