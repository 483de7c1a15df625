import Observation

/// Reads an environment value in a view, a modifier, or a style.
///
/// ```swift
/// struct Title: View {
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library    // an @Observable class
///
///     var body: some View {
///         Text(colorScheme == .dark ? "Night" : "Day")
///     }
/// }
/// ```
///
/// The value is available while a body is evaluated, including the closures in it; anywhere else it is the default. If
/// an object is missing, the view is not evaluated, and rendering throws ``MissingEnvironmentObjectError``.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private let read: (EnvironmentValues) -> Value?
    let needsLinking: Bool

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        needsLinking = false
    }

    /// Reads the object of a type that was set with ``View/environment(_:)``.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0.object(Value.self) }
        needsLinking = true
    }

    /// Reads the object of a type that was set with ``View/environment(_:)``, or nil.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { .some($0.object(Object.self)) }
        needsLinking = false
    }

    /// The current value.
    public var wrappedValue: Value {
        guard let value = read(EnvironmentScope.current) else {
            // Hosts check before they evaluate a body. Outside of a body there is no object to return.
            fatalError("\(Value.self) can be read from the environment only while a body is evaluated")
        }
        return value
    }

    func link(with linker: inout PropertyLinker) {
        if read(linker.environment) == nil { linker.noteMissingObject(Value.self) }
    }
}

// The closure reads its argument only, with a key path or a type; the property itself never changes.
extension Environment: @unchecked Sendable where Value: Sendable {}

nonisolated extension View {
    /// Sets an object for views inside, which read it with `@Environment(Type.self)`.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object) })
    }
}
