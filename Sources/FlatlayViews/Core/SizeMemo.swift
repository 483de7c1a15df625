import Foundation

/// A small cache of the sizes that a node has returned, by proposal.
///
/// A stack measures each child up to three times, so without the cache nested stacks would cost three to the power of
/// their depth. Most nodes see few proposals: those are stored inline and found without hashing. The methods are
/// inlined so that the node's property is accessed in single steps, which need no check for overlapping accesses.
struct SizeMemo {
    private var first = Entry.none
    private var second = Entry.none
    private var third = Entry.none
    private var fourth = Entry.none
    private var fifth = Entry.none
    private var sixth = Entry.none

    @inline(__always)
    func size(for key: Key) -> CGSize? {
        if first.key == key { return first.size }
        if second.key == key { return second.size }
        if third.key == key { return third.size }
        if fourth.key == key { return fourth.size }
        if fifth.key == key { return fifth.size }
        if sixth.key == key { return sixth.size }
        return nil
    }

    /// Stores the size for a proposal that is not cached yet. Returns whether there was space.
    @inline(__always)
    mutating func keep(_ size: CGSize, for key: Key) -> Bool {
        let entry = Entry(key: key, size: size)
        if first.key == .none {
            first = entry
        } else if second.key == .none {
            second = entry
        } else if third.key == .none {
            third = entry
        } else if fourth.key == .none {
            fourth = entry
        } else if fifth.key == .none {
            fifth = entry
        } else if sixth.key == .none {
            sixth = entry
        } else {
            return false
        }
        return true
    }

    /// Forgets all sizes.
    @inline(__always)
    mutating func removeAll() {
        first.key = .none
        second.key = .none
        third.key = .none
        fourth.key = .none
        fifth.key = .none
        sixth.key = .none
    }

    /// A proposal as bits, which compare faster than optional numbers. A proposal never contains NaN, so two NaN bit
    /// patterns are free to encode a missing length and an empty entry.
    struct Key: Hashable {
        fileprivate let width: UInt64
        fileprivate let height: UInt64

        fileprivate static let none = Key(bits: .max)

        private init(bits: UInt64) {
            width = bits
            height = bits
        }

        init(_ proposal: ProposedViewSize) {
            func bits(_ length: CGFloat?) -> UInt64 { length.map { Double($0).bitPattern } ?? (.max - 1) }
            width = bits(proposal.width)
            height = bits(proposal.height)
        }
    }

    private struct Entry {
        var key: Key
        var size: CGSize

        static let none = Entry(key: .none, size: .zero)
    }
}
