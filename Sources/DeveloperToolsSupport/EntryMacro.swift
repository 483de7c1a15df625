import FlatlayPreviews

/// Declares a value of the environment or of a transaction, with its default.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var isCompact = false
///     @Entry var theme: Theme = .standard
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FlatlayMacros", type: "EntryMacro")

/// A key whose type is that of its default value: what `@Entry` without a type annotation expands to.
public protocol EntryKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var entry: EntryValue<Value> { get }
}

extension EntryKey {
    /// The default value.
    public static var defaultValue: Value { entry.make() }
}

/// A default value, which is made at each use.
///
/// `@unchecked` because the closure refers to nothing but what can be reached from everywhere.
public struct EntryValue<Value>: @unchecked Sendable {
    let make: () -> Value
    /// Creates a default value.
    public init(_ make: @escaping () -> Value) { self.make = make }
}
