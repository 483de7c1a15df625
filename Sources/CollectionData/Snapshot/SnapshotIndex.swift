import Synchronization

/// Where everything in a snapshot stands, by the numbers of its tables.
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

/// The index of a snapshot, made when it is first asked for.
///
/// Copies of a snapshot that nothing has changed since share one, on whatever threads they are.
@usableFromInline final class LazyIndex: Sendable {
    private let index = Mutex<SnapshotIndex?>(nil)

    @usableFromInline init() {}

    /// The index, which `make` makes where there is none yet.
    @usableFromInline func value(make: () -> SnapshotIndex) -> SnapshotIndex {
        index.withLock { index in
            if let index { return index }
            let made = make()
            index = made
            return made
        }
    }

    /// Gives the holder of a reference an index that has to be made anew, and leaves other holders theirs.
    @usableFromInline static func invalidate(_ reference: inout LazyIndex) {
        if isKnownUniquelyReferenced(&reference) {
            reference.index.withLock { $0 = nil }
        } else {
            reference = LazyIndex()
        }
    }
}
