/// The place where a host keeps a value for its views.
final class StateLocation<Value> {
    private var stored: Value
    /// Nil for values that no host keeps.
    private let store: StateStore?

    init(_ value: Value, store: StateStore?) {
        stored = value
        self.store = store
    }

    /// The value. A host that cancels a task takes no changes meanwhile.
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

/// A reference that all copies of a view's property share: it leads to the place of the value, once the view has a host.
final class StateCell<Value> {
    private let makeValue: () -> Value
    private var location: StateLocation<Value>?

    init(_ makeValue: @escaping () -> Value) {
        self.makeValue = makeValue
    }

    /// The place of the value; outside of hosts, one of the cell's own.
    var current: StateLocation<Value> {
        if let location { return location }
        let made = StateLocation(makeValue(), store: nil)
        location = made
        return made
    }

    /// Links the cell to the place that the host keeps for it. What was set before is the value to start with.
    func link(with linker: inout PropertyLinker, key: AnyHashable? = nil) {
        let location = linker.location(key: key, initial: { self.location?.value ?? self.makeValue() })
        linker.addLink { self.location = location }
    }
}
