import Foundation

// Methods for the actions of `onDelete` and `onMove`; SwiftUI has both.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at some offsets. Offsets that do not exist are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where offset < count {
            remove(at: startIndex + offset)
        }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at some offsets before another offset, in their order. Offsets that do not exist are ignored.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c"]
    /// letters.move(fromOffsets: [0], toOffset: 2)  // b, a, c
    /// ```
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let offsets = source.filter { $0 < count }
        let moved = offsets.map { self[startIndex + $0] }
        let target = Swift.min(Swift.max(destination, 0), count) - offsets.count { $0 < destination }
        remove(atOffsets: source)
        insert(contentsOf: moved, at: startIndex + target)
    }
}
