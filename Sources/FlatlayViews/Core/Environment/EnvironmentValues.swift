import FlatlayDrawing
import Foundation

/// The values that a view inherits from the views around it.
///
/// Copies share their storage until one of them changes. New values are fixed defaults, never taken from the machine:
/// light appearance, left to right, one pixel per point, US English, the Gregorian calendar in GMT.
public struct EnvironmentValues {
    private var storage: Storage

    /// The storage that copies share. It is mutated only if it is uniquely referenced, so accesses cannot overlap and
    /// are not checked: values are read far more often than set.
    private final class Storage {
        @exclusivity(unchecked) var contents: Contents
        /// What repeated changes made of the contents. Only the thread that makes nodes in this environment uses it, so
        /// it needs no lock.
        @exclusivity(unchecked) var changed = RecentResults<RepeatedChange, Storage>()
        /// How many repeated changes, one after the other, led to the contents.
        let changeCount: Int

        init(_ contents: Contents, changeCount: Int = 0) {
            self.contents = contents
            self.changeCount = changeCount
        }

        func forgetResults() {
            if !changed.isEmpty { changed = RecentResults() }
        }
    }

    /// How many repeated changes may follow each other for their result to be kept. Each result holds a copy of all
    /// values, and has results of its own.
    private static let changeLimit = 4

    /// Applies a change that many cells repeat: the result is shared with the last ones that made the same change in
    /// this environment.
    ///
    /// The values are the same as after ``RepeatedChange/change(_:)``.
    mutating func apply(_ change: RepeatedChange) {
        if let known = storage.changed.result(for: change) {
            storage = known
            return
        }
        let result = Storage(storage.contents, changeCount: storage.changeCount + 1)
        change.change(&result.contents.common)
        if result.changeCount <= EnvironmentValues.changeLimit { storage.changed.add(result, for: change) }
        storage = result
    }

    /// Forgets the results of repeated changes, once no more nodes are made in this environment.
    package func forgetRepeatedChanges() {
        storage.forgetResults()
    }

    private struct Contents {
        var common: CommonValues
        /// The values of keys that were set.
        private var custom: [ObjectIdentifier: Any] = [:]
        /// A bit for each key that was set; keys may share one. Nearly all lookups are for keys that nobody set, and end
        /// here, without a hash.
        private var customBits: UInt64 = 0
        /// Whether a non-Sendable value was set.
        var holdsUnsendable = false

        init(_ common: CommonValues) {
            self.common = common
        }

        subscript(key: ObjectIdentifier) -> Any? {
            get { customBits & Contents.bit(of: key) == 0 ? nil : custom[key] }
            set {
                custom[key] = newValue
                customBits |= Contents.bit(of: key)
            }
        }

        @inline(__always)
        private static func bit(of key: ObjectIdentifier) -> UInt64 {
            // Types lie at multiples of 8 or 16.
            let address = UInt(bitPattern: key)
            return 1 << UInt64((address >> 3 ^ address >> 9) & 63)
        }
    }

    /// Creates the default values.
    public init() {
        storage = Storage(Contents(CommonValues()))
    }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Check first: casting a missing entry to an optional type would yield nil as a value.
            guard let stored = storage.contents[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set {
            makeUnique()
            storage.contents[ObjectIdentifier(key)] = newValue
            storage.contents.holdsUnsendable = true
        }
    }

    /// The value of a key whose type is Sendable.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value where Key.Value: Sendable {
        get {
            guard let stored = storage.contents[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set {
            makeUnique()
            storage.contents[ObjectIdentifier(key)] = newValue
        }
    }

    /// The object with the identity of its type as key.
    subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
        get { storage.contents[type] as AnyObject? }
        set {
            makeUnique()
            storage.contents[type] = newValue
            storage.contents.holdsUnsendable = true
        }
    }

    /// The values that the module itself reads, stored without a dictionary.
    var common: CommonValues {
        // Yielded, not copied: there are many values, and most readers need one.
        _read { yield storage.contents.common }
        _modify {
            makeUnique()
            yield &storage.contents.common
        }
    }

    /// Sets where styles record warnings.
    package mutating func takeNotes(in diagnostics: Diagnostics) {
        common.diagnostics = diagnostics
    }

    /// Whether other threads may read all values, except the diagnostics, which every thread has its own.
    package var isSendable: Bool { !storage.contents.holdsUnsendable && storage.contents.common.isSendable }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(storage.contents)
        } else {
            storage.forgetResults()
        }
    }
}
