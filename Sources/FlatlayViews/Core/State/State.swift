/// A value that a view owns.
///
/// ```swift
/// struct Disclosure: View {
///     @State private var isOpen = true
///
///     var body: some View {
///         Button("Details") { isOpen.toggle() }
///         if isOpen { Text("All of them") }
///     }
/// }
/// ```
///
/// The value belongs to the position of the view in the tree. `onAppear`, `task`, `onChange` and `onReceive` may change
/// it before the image is rendered; nothing changes it afterwards.
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private let cell: StateCell<Value>

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        cell = StateCell { wrappedValue }
    }

    /// Creates a state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The current value.
    public var wrappedValue: Value {
        get { cell.current.value }
        nonmutating set { cell.current.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { cell.current.binding }

    func link(with linker: inout PropertyLinker) { cell.link(with: &linker) }
}

// In the type itself this initialiser, even if constrained, would become the default of every property that is declared
// without a value: properties that `init` sets would not compile.
extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that starts as nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

// A cell is used only on the thread of the host that its view belongs to; the property itself never changes.
extension State: @unchecked Sendable where Value: Sendable {}
