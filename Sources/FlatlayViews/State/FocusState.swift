/// Where the focus is. In a still picture it is where the view puts it; nothing else moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
    /// A binding to the focus.
    @propertyWrapper
    public struct Binding {
        private let binding: FlatlayViews.Binding<Value>

        init(_ binding: FlatlayViews.Binding<Value>) {
            self.binding = binding
        }

        /// Where the focus is.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    /// No focus.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    /// No focus.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
    }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the focus.
    public var projectedValue: Binding { Binding(state.projectedValue) }

    func link(with linker: inout PropertyLinker) { state.link(with: &linker) }
}
