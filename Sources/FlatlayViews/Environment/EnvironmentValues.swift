import FlatlayDrawing
import Foundation

/// The values that a view inherits from the views around it.
///
/// Copies share their storage until one of them changes. A new set holds fixed defaults, none taken from the machine:
/// light colours, left to right, one pixel per point, US English, the Gregorian calendar in GMT.
public struct EnvironmentValues {
    private var storage: Storage

    /// What copies share. It is changed only where nobody else refers to it, so nothing has to check for overlapping
    /// accesses: values are read far more often than set.
    private final class Storage {
        @exclusivity(unchecked) var contents: Contents

        init(_ contents: Contents) {
            self.contents = contents
        }
    }

    private struct Contents {
        var common: CommonValues
        var custom: [ObjectIdentifier: Any]
        /// Whether a value was set that other threads may not share.
        var holdsUnsendable = false
    }

    /// The defaults.
    public init() {
        storage = Storage(Contents(common: CommonValues(), custom: [:]))
    }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Asked first: a missing entry, cast to an optional type, would be a value, namely nil.
            guard let stored = storage.contents.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set {
            makeUnique()
            storage.contents.custom[ObjectIdentifier(key)] = newValue
            storage.contents.holdsUnsendable = true
        }
    }

    /// The value of a key that any thread may read.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value where Key.Value: Sendable {
        get {
            guard let stored = storage.contents.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set {
            makeUnique()
            storage.contents.custom[ObjectIdentifier(key)] = newValue
        }
    }

    /// The object of a type, by the type's identity.
    subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
        get { storage.contents.custom[type] as AnyObject? }
        set {
            makeUnique()
            storage.contents.custom[type] = newValue
            storage.contents.holdsUnsendable = true
        }
    }

    /// The values that the module itself reads, without a dictionary.
    var common: CommonValues {
        // Lent, not copied: there are many values, and most readers want one.
        _read { yield storage.contents.common }
        _modify {
            makeUnique()
            yield &storage.contents.common
        }
    }

    /// Sets where styles note what they could not do as asked.
    package mutating func takeNotes(in diagnostics: Diagnostics) {
        common.diagnostics = diagnostics
    }

    /// Whether other threads may read all values, apart from where notes are taken, which each thread has its own of.
    package var isSendable: Bool { !storage.contents.holdsUnsendable && storage.contents.common.isSendable }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.contents) }
    }
}
