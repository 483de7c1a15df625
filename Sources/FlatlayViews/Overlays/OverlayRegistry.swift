import Foundation

/// What the views inside a container know to show, by the type of a value.
///
/// It is a reference that views fill in while their bodies are evaluated and that nothing observes, so filling it in
/// changes no state and causes no further evaluation. Each evaluation of a container starts a new one: what has left the
/// views is known no more.
final class OverlayRegistry {
    private var contents: [ObjectIdentifier: (Any) -> AnyView?] = [:]

    /// Says what to show for values of a type; the last one to say so wins.
    func register<Value>(_ type: Value.Type, _ content: @escaping (Value) -> AnyView) {
        contents[ObjectIdentifier(type)] = { ($0 as? Value).map(content) }
    }

    func knows(_ value: Any) -> Bool {
        contents[OverlayRegistry.key(of: value)] != nil
    }

    func content(for value: Any) -> AnyView? {
        contents[OverlayRegistry.key(of: value)]?(OverlayRegistry.unwrapped(value))
    }

    /// The value's own type, whatever it is wrapped in.
    static func type(of value: Any) -> Any.Type { Swift.type(of: unwrapped(value)) }

    private static func key(of value: Any) -> ObjectIdentifier { ObjectIdentifier(type(of: value)) }

    private static func unwrapped(_ value: Any) -> Any { (value as? AnyHashable)?.base ?? value }
}

extension EnvironmentValues {
    private struct RegistriesKey: EnvironmentKey {
        static var defaultValue: [OverlayRegistry] { [] }
    }

    private struct SceneTimeKey: EnvironmentKey {
        static let defaultValue: TimeInterval? = nil
    }

    /// The registries of the containers around, the innermost last.
    var overlayRegistries: [OverlayRegistry] {
        get { self[RegistriesKey.self] }
        set { self[RegistriesKey.self] = newValue }
    }

    /// The moment that a picture shows, in seconds from the first one; nil where all has come to rest. What comes and
    /// goes, such as a notification, depends on it.
    public var sceneTime: TimeInterval? {
        get { self[SceneTimeKey.self] }
        set { self[SceneTimeKey.self] = newValue }
    }
}
