import FlatlayDrawing
import Foundation

/// The values that a view inherits from the views around it.
///
/// Copies share their storage until one of them changes. A new set holds fixed defaults, none taken from the machine:
/// light colours, left to right, one pixel per point, US English, the Gregorian calendar in GMT.
public struct EnvironmentValues {
    private typealias Storage = ManagedBuffer<Contents, Void>

    private var storage: Storage

    /// A buffer's header is read and changed through a pointer, because values are read far more often than set: a
    /// property of a class would be checked at each reading for somebody who changes it. It is changed only where nobody
    /// else refers to the buffer, and the pointer is good as long as the buffer, which these values hold.
    private var contents: UnsafeMutablePointer<Contents> {
        storage.withUnsafeMutablePointerToHeader { $0 }
    }

    private struct Contents {
        var common: CommonValues
        var custom: [ObjectIdentifier: Any]
        /// Whether a value was set that other threads may not share.
        var holdsUnsendable = false
    }

    /// The defaults.
    public init() {
        storage = EnvironmentValues.makeStorage(Contents(common: CommonValues(), custom: [:]))
    }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Asked first: a missing entry, cast to an optional type, would be a value, namely nil.
            guard let stored = contents.pointee.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set {
            makeUnique()
            contents.pointee.custom[ObjectIdentifier(key)] = newValue
            contents.pointee.holdsUnsendable = true
        }
    }

    /// The value of a key that any thread may read.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value where Key.Value: Sendable {
        get {
            guard let stored = contents.pointee.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set {
            makeUnique()
            contents.pointee.custom[ObjectIdentifier(key)] = newValue
        }
    }

    /// The object of a type, by the type's identity.
    subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
        get { contents.pointee.custom[type] as AnyObject? }
        set {
            makeUnique()
            contents.pointee.custom[type] = newValue
            contents.pointee.holdsUnsendable = true
        }
    }

    /// The values that the module itself reads, without a dictionary.
    var common: CommonValues {
        // Lent, not copied: there are many values, and most readers want one.
        _read { yield contents.pointee.common }
        _modify {
            makeUnique()
            yield &contents.pointee.common
        }
    }

    /// Sets where styles note what they could not do as asked.
    package mutating func takeNotes(in diagnostics: Diagnostics) {
        common.diagnostics = diagnostics
    }

    /// Whether other threads may read all values, apart from where notes are taken, which each thread has its own of.
    package var isSendable: Bool { !contents.pointee.holdsUnsendable && contents.pointee.common.isSendable }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentValues.makeStorage(contents.pointee) }
    }

    private static func makeStorage(_ contents: Contents) -> Storage {
        Storage.create(minimumCapacity: 0) { _ in contents }
    }
}
