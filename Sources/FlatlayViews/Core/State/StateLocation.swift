/// The storage of a value that a host keeps for its views.
final class StateLocation<Value> {
    private var stored: Value
    /// The store that keeps this location; nil for values without a host, and after the host is gone.
    private weak var store: StateStore?

    init(_ value: Value, store: StateStore?) {
        stored = value
        self.store = store
    }

    /// The value. Setting it is ignored while the host cancels a task.
    var value: Value {
        get { stored }
        set {
            if store?.isFrozen == true { return }
            store?.changeCount += 1
            stored = newValue
        }
    }

    var binding: Binding<Value> {
        Binding(get: { self.value }, set: { self.value = $0 })
    }
}

/// A reference shared by all copies of a view's property. It leads to the stored value once the view has a host.
final class StateCell<Value> {
    private let makeValue: () -> Value
    private var location: StateLocation<Value>?

    init(_ makeValue: @escaping () -> Value) {
        self.makeValue = makeValue
    }

    /// The storage of the value; without a host, the cell's own.
    var current: StateLocation<Value> {
        if let location { return location }
        let made = StateLocation(makeValue(), store: nil)
        location = made
        return made
    }

    /// Links the cell to the host's storage. A value that was set before becomes the initial value.
    func link(with linker: inout PropertyLinker, key: AnyHashable? = nil) {
        let location = linker.location(key: key, initial: { self.location?.value ?? self.makeValue() })
        linker.addLink { self.location = location }
    }
}
