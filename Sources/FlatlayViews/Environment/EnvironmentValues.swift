import Foundation

/// The values that a view inherits from the views around it.
///
/// Copies share their storage until one of them changes. A new set holds fixed defaults, none taken from the machine:
/// light colours, left to right, one pixel per point, US English, the Gregorian calendar in GMT.
public struct EnvironmentValues {
    private var storage: Storage

    /// The defaults.
    public init() {
        storage = Storage(common: CommonValues(), custom: [:])
    }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Asked first: a missing entry, cast to an optional type, would be a value, namely nil.
            guard let stored = storage.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set {
            makeUnique()
            storage.custom[ObjectIdentifier(key)] = newValue
        }
    }

    /// The object of a type, by the type's identity.
    subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
        get { storage.custom[type] as AnyObject? }
        set {
            makeUnique()
            storage.custom[type] = newValue
        }
    }

    /// The values that the module itself reads, without a dictionary.
    var common: CommonValues {
        // Lent, not copied: there are many values, and most readers want one.
        _read { yield storage.common }
        _modify {
            makeUnique()
            yield &storage.common
        }
    }

    private mutating func makeUnique() {
        guard !isKnownUniquelyReferenced(&storage) else { return }
        storage = Storage(common: storage.common, custom: storage.custom)
    }

    private final class Storage {
        var common: CommonValues
        var custom: [ObjectIdentifier: Any]

        init(common: CommonValues, custom: [ObjectIdentifier: Any]) {
            self.common = common
            self.custom = custom
        }
    }
}
