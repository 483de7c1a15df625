/// A list of values of any types that a ``NavigationStack`` has led to.
///
/// ```swift
/// @State private var path = NavigationPath([3])
/// NavigationStack(path: $path) { Root().navigationDestination(for: Int.self) { Text("\($0)") } }
/// ```
public struct NavigationPath: Equatable {
    /// The values from the root to the visible screen.
    var elements: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { elements.count }

    /// Whether the root is visible.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value.
    public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }

    /// Removes values from the end; more than there are remove all.
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(max(count, 0), elements.count)) }
}
