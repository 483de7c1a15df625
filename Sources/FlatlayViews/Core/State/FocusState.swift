/// The focused value: the one that the view sets, or the focus with which the image is rendered.
///
/// ```swift
/// @FocusState private var focus: Field?
///
/// Button("Play") {}.focused($focus, equals: .play)
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
    /// A binding to the focus.
    @propertyWrapper
    public struct Binding {
        private let binding: FlatlayViews.Binding<Value>
        private let nowhere: Value

        init(_ binding: FlatlayViews.Binding<Value>, nowhere: Value) {
            self.binding = binding
            self.nowhere = nowhere
        }

        /// Whether nothing has the focus.
        var isReset: Bool { binding.wrappedValue == nowhere }

        /// Clears the focus.
        func reset() { binding.wrappedValue = nowhere }

        /// The current focus.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>
    private let nowhere: Value

    /// Creates a state without focus.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
        nowhere = false
    }

    /// Creates a state without focus.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
        nowhere = nil
    }

    /// The current focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the focus.
    public var projectedValue: Binding { Binding(state.projectedValue, nowhere: nowhere) }

    func link(with linker: inout PropertyLinker) { state.link(with: &linker) }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: Sendable where Value: Sendable {}
