/// The screens that the values of a navigation stack lead to, by the type of the value.
///
/// Views fill this reference in while their nodes are made; the last registration for a type wins.
final class NavigationDestinations {
    private var makers: [ObjectIdentifier: (Any) -> CapturedView?] = [:]

    /// Registers the screen for values of a type.
    func register<Value>(_ type: Value.Type, _ make: @escaping (Value) -> CapturedView) {
        makers[ObjectIdentifier(type)] = { ($0 as? Value).map(make) }
    }

    /// The screen for a value; nil if none is registered for its type.
    func view(for value: Any) -> CapturedView? {
        let value = (value as? AnyHashable)?.base ?? value
        return makers[ObjectIdentifier(type(of: value))]?(value)
    }
}
