import Synchronization

/// Where everything in a snapshot stands, by the numbers of its tables.
struct SnapshotIndex: Sendable {
    /// The position of each item among all items.
    var items: [Int]
    /// The position of each section.
    var sections: [Int]
    /// The position of each section's first item among all items.
    var starts: [Int]
}

/// The index of a snapshot, made when it is first asked.
///
/// Copies of a snapshot that nothing has changed since share one, on whatever threads they are.
final class LazyIndex<Index: Sendable>: Sendable {
    private let index = Mutex<Index?>(nil)

    /// What `read` finds in the index, which `make` makes where there is none yet.
    func read<Result: Sendable>(_ read: (Index) -> Result, make: () -> Index) -> Result {
        index.withLock { index in
            if let index { return read(index) }
            let made = make()
            index = made
            return read(made)
        }
    }

    /// Forgets the index; for an owner that nobody shares.
    func forget() {
        index.withLock { $0 = nil }
    }
}

extension LazyIndex {
    /// Gives the holder of a reference an index that has to be made anew, and leaves other holders theirs.
    static func invalidate(_ reference: inout LazyIndex) {
        if isKnownUniquelyReferenced(&reference) {
            reference.forget()
        } else {
            reference = LazyIndex()
        }
    }
}
