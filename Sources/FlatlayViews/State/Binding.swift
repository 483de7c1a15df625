/// A value that is kept elsewhere.
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
    /// How changes are animated, which a still picture does not show.
    public var transaction = Transaction()

    /// A value that closures read and write.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// A value that closures read and write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// A value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    /// The value of a binding's optional value; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// The value of a binding as an optional one. Setting it to nil changes nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// The value of a binding as one of any type. Setting it to a value of another type changes nothing.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
    }

    /// A binding, as initialisers of views take it.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The value.
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

    /// The binding; changes in a still picture are not animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// The binding; changes in a still picture are not animated.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

// The closures are called on the thread of the host that keeps the value; the binding itself never changes.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identifier of the value.
    public var id: Value.ID { wrappedValue.id }
}
