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
            setCustom(newValue, for: ObjectIdentifier(key))
        }
    }

    /// The object of a type, by the type's identity.
    subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
        get { storage.custom[type] as AnyObject? }
        set {
            setCustom(newValue, for: type)
        }
    }

    /// The values that the module itself reads, without a dictionary.
    var common: CommonValues {
        // Lent, not copied: there are many values, and most readers want one.
        _read { yield storage.common }
        _modify {
            var common = storage.common
            yield &common
            storage = Storage(common: common, custom: storage.custom)
        }
    }

    private mutating func setCustom(_ value: Any?, for key: ObjectIdentifier) {
        var custom = storage.custom
        custom[key] = value
        storage = Storage(common: storage.common, custom: custom)
    }

    /// Never changed in place, since values are read far more often than set: reading needs no check whether somebody
    /// changes them.
    private final class Storage {
        let common: CommonValues
        let custom: [ObjectIdentifier: Any]

        init(common: CommonValues, custom: [ObjectIdentifier: Any]) {
            self.common = common
            self.custom = custom
        }
    }
}
