/// A value that a view keeps for itself.
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
/// The value belongs to the place where the view stands. It may be changed by `onAppear`, `task`, `onChange` and
/// `onReceive` before the picture is taken; nothing changes it afterwards.
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private let cell: StateCell<Value>

    /// A value to start with.
    public init(wrappedValue: Value) {
        cell = StateCell { wrappedValue }
    }

    /// A value to start with.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get { cell.current.value }
        nonmutating set { cell.current.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { cell.current.binding }

    func link(with linker: inout PropertyLinker) { cell.link(with: &linker) }
}

// An initialiser of the type itself, even one for some values only, would be taken for the default of every property
// that is declared without a value: those that `init` sets would not compile.
extension State where Value: ExpressibleByNilLiteral {
    /// Nothing to start with.
    public init() {
        self.init(wrappedValue: nil)
    }
}

// A cell is only used on the thread of the host that its view belongs to; the property itself never changes.
extension State: @unchecked Sendable where Value: Sendable {}
