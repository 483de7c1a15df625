/// Reads a value of the environment in a view, a modifier, or a style.
///
/// ```swift
/// struct Title: View {
///     @Environment(\.colorScheme) private var colorScheme
///
///     var body: some View {
///         Text(colorScheme == .dark ? "Night" : "Day")
///     }
/// }
/// ```
///
/// The value is known while a body is evaluated, including the closures in it; anywhere else it is the default.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value.
    public var wrappedValue: Value { EnvironmentScope.current[keyPath: keyPath] }
}
