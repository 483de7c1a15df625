import Synchronization

/// The positions of the sections and items of a snapshot, by slot.
@usableFromInline final class SnapshotIndex: Sendable {
    /// The position of each item among all items.
    @usableFromInline let items: [Int]
    /// The position of each section.
    @usableFromInline let sections: [Int]
    /// The position of each section's first item among all items.
    @usableFromInline let starts: [Int]

    @usableFromInline init(items: [Int], sections: [Int] = [], starts: [Int] = []) {
        self.items = items
        self.sections = sections
        self.starts = starts
    }
}

/// The index of a snapshot, created on first use.
///
/// Copies of a snapshot share one index, across threads, until one of them changes.
@usableFromInline final class LazyIndex: Sendable {
    private let index = Mutex<SnapshotIndex?>(nil)

    @usableFromInline init() {}

    /// Returns the index; calls `make` if there is none yet.
    @usableFromInline func value(make: () -> SnapshotIndex) -> SnapshotIndex {
        index.withLock { index in
            if let index { return index }
            let made = make()
            index = made
            return made
        }
    }

    /// Invalidates the index of one holder of the reference; other holders keep theirs.
    @usableFromInline static func invalidate(_ reference: inout LazyIndex) {
        if isKnownUniquelyReferenced(&reference) {
            reference.index.withLock { $0 = nil }
        } else {
            reference = LazyIndex()
        }
    }
}
