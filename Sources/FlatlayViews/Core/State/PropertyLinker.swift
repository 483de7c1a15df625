import Synchronization

/// Links the properties of a view, a modifier or a style to the storage of their values in the host, before the body is
/// evaluated.
struct PropertyLinker {
    let store: StateStore
    let environment: EnvironmentValues
    /// Why the body can't be evaluated; nil if it can.
    private(set) var failure: (any Error)?
    private(set) var links: [() -> Void] = []
    private let path: ViewPath
    private let owner: Any.Type
    private var count = 0

    init(store: StateStore, path: ViewPath, environment: EnvironmentValues, owner: Any.Type) {
        self.store = store
        self.path = path
        self.environment = environment
        self.owner = owner
    }

    /// Links all properties of a value, including nested ones.
    mutating func linkProperties(of value: Any) {
        for child in Mirror(reflecting: value).children {
            if let linked = child.value as? any LinkedProperty {
                linked.link(with: &self)
            } else if var property = child.value as? any DynamicProperty {
                linkProperties(of: property)
                property.update()
            }
        }
    }

    /// The storage of a value: shared by all views of the host if there is a key, otherwise that of the next property.
    mutating func location<Value>(key: AnyHashable?, initial: () -> Value) -> StateLocation<Value> {
        count += 1
        let (path, key) = key.map { (ViewPath(), $0) } ?? (self.path, AnyHashable(count))
        return store.location(
            for: StateStore.Key(path: path, key: key, type: ObjectIdentifier(Value.self)), initial: initial)
    }

    /// Links now, and again whenever a closure of the body is called later.
    mutating func addLink(_ link: @escaping () -> Void) {
        link()
        links.append(link)
    }

    /// Records that the environment lacks an object.
    mutating func noteMissingObject(_ type: Any.Type) {
        failure = failure ?? MissingEnvironmentObjectError(type: "\(type)", view: "\(owner)")
    }

    /// Whether views of a type have properties to link. Cached per type, since reflection is slow.
    static func hasLinkedProperties<Value>(_ value: Value) -> Bool {
        let type = ObjectIdentifier(Value.self)
        if let known = known.withLock({ $0[type] }) { return known }
        let answer = containsLinkedProperty(value)
        known.withLock { $0[type] = answer }
        return answer
    }

    /// Whether views of a type have properties that depend on where they are, such as the environment or a state; also
    /// inside of other properties. Cached per type.
    static func hasDynamicProperties<Value>(_ value: Value) -> Bool {
        let type = ObjectIdentifier(Value.self)
        if let known = knownDynamic.withLock({ $0[type] }) { return known }
        let answer = containsDynamicProperty(value, depth: 0)
        knownDynamic.withLock { $0[type] = answer }
        return answer
    }

    private static func containsDynamicProperty(_ value: Any, depth: Int) -> Bool {
        Mirror(reflecting: value).children.contains { child in
            child.value is any DynamicProperty || depth < 4 && containsDynamicProperty(child.value, depth: depth + 1)
        }
    }

    private static let knownDynamic = Mutex<[ObjectIdentifier: Bool]>([:])
    private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

    private static func containsLinkedProperty(_ value: Any) -> Bool {
        // The first cast of a type to a protocol that it lacks reads all conformances of the program. So most properties
        // are cast once, to the protocol of both kinds.
        Mirror(reflecting: value).children.contains { child in
            guard let dynamic = child.value as? any DynamicProperty else { return false }
            return (dynamic as? any LinkedProperty)?.needsLinking ?? true
        }
    }
}

/// A view reads an object that its environment does not contain.
public struct MissingEnvironmentObjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The type of the object.
    public let type: String
    /// The type of the view, modifier or style that reads it.
    public let view: String

    /// The error, and what to do about it.
    public var description: String {
        "\(view) reads an object of type \(type) that its environment lacks; "
            + "set it with environmentObject(_:) or environment(_:) on a view around it"
    }
}
