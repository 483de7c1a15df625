/// A value that views inherit from the views around them.
///
/// ```swift
/// private struct CardWidthKey: EnvironmentKey {
///     static let defaultValue: CGFloat = 320
/// }
///
/// extension EnvironmentValues {
///     var cardWidth: CGFloat {
///         get { self[CardWidthKey.self] }
///         set { self[CardWidthKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}
