import Foundation

/// The overlay content that the views inside a container define, by the type of the value.
///
/// Views fill this reference in while their bodies are evaluated. Nothing observes it, so filling it in changes no
/// state and causes no further evaluation. Each evaluation of a container starts with an empty registry, without the
/// content of views that have gone.
final class OverlayRegistry {
    private var contents: [ObjectIdentifier: (Any) -> AnyView?] = [:]

    /// Registers the content for values of a type; the last registration wins.
    func register<Value>(_ type: Value.Type, _ content: @escaping (Value) -> AnyView) {
        contents[ObjectIdentifier(type)] = { ($0 as? Value).map(content) }
    }

    func knows(_ value: Any) -> Bool {
        contents[OverlayRegistry.key(of: value)] != nil
    }

    func content(for value: Any) -> AnyView? {
        contents[OverlayRegistry.key(of: value)]?(OverlayRegistry.unwrapped(value))
    }

    /// The value's own type, also if it is wrapped in `AnyHashable`.
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

    /// The registries of the enclosing containers, the innermost last.
    var overlayRegistries: [OverlayRegistry] {
        get { self[RegistriesKey.self] }
        set { self[RegistriesKey.self] = newValue }
    }

    /// The time of the image, in seconds from the first moment; nil once all transitions have finished. Whether
    /// notifications and other overlays are visible depends on it.
    public var sceneTime: TimeInterval? {
        get { self[SceneTimeKey.self] }
        set { self[SceneTimeKey.self] = newValue }
    }
}
