import Foundation

/// Changes of sections and items that an app announces as one batch, in any order.
///
/// Source: UIKit's rules for batches. Deletions, reloads and the origins of moves name positions before the batch;
/// insertions and the targets of moves name positions after it.
struct BatchChanges {
    var insertedItems: [IndexPath] = []
    var deletedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections: IndexSet = []
    var deletedSections: IndexSet = []
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections: IndexSet = []
    /// Only tables collect these: the cells are made anew, or configured again.
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: [IndexPath] = []

    /// Whether places of items or their numbers may change.
    var movesItems: Bool {
        let hasItems = [insertedItems.isEmpty, deletedItems.isEmpty, movedItems.isEmpty].contains(false)
        let sections = [insertedSections, deletedSections, reloadedSections]
        return hasItems || !movedSections.isEmpty || sections.contains { !$0.isEmpty }
    }

    /// Returns where items are after the changes.
    var places: Places { Places(self) }

    /// Where items are after a batch. A lookup takes logarithmic time.
    ///
    /// 1. A section or an item that moves, or is deleted, leaves its place; one that arrives takes its place.
    /// 2. All others keep their order, and take the places that are free, from the front.
    struct Places {
        private let sections: Shift
        private let items: [Int: Shift.Leaving]
        private let arrivingItems: [Int: [Int]]
        private let movedItems: [IndexPath: IndexPath]

        fileprivate init(_ changes: BatchChanges) {
            sections = Shift(
                moves: Dictionary(changes.movedSections.map { ($0.from, $0.to) }) { first, _ in first },
                deleted: Array(changes.deletedSections), inserted: Array(changes.insertedSections))
            let moves = changes.movedItems.filter { $0.from.count == 2 && $0.to.count == 2 }
            movedItems = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
            items = Dictionary(grouping: changes.deletedItems.filter { $0.count == 2 } + movedItems.keys, by: \.section)
                .mapValues { Shift.Leaving($0.map(\.item)) }
            arrivingItems = Dictionary(
                grouping: changes.insertedItems.filter { $0.count == 2 } + movedItems.values, by: \.section
            )
            .mapValues { Shift.sorted($0.map(\.item)) }
        }

        /// Returns where an item is after the changes; nil if it is gone.
        func newPath(of path: IndexPath) -> IndexPath? {
            guard path.count == 2 else { return nil }
            if let target = movedItems[path] { return target }
            guard let section = sections.newPlace(of: path.section) else { return nil }
            let leaving = items[path.section]
            if leaving?.contains(path.item) ?? false { return nil }
            let rank = path.item - (leaving?.count(before: path.item) ?? 0)
            return IndexPath(item: Shift.free(rank, arrivingItems[section] ?? []), section: section)
        }
    }

    /// Where the elements of a list are after some have left and others have arrived.
    private struct Shift {
        /// Places that elements leave.
        struct Leaving {
            private let places: [Int]

            init(_ places: [Int]) { self.places = Shift.sorted(places) }

            func count(before place: Int) -> Int { Shift.first(in: places.count) { places[$0] >= place } }
            func contains(_ place: Int) -> Bool {
                let index = count(before: place)
                return index < places.count && places[index] == place
            }
        }

        private let moves: [Int: Int]
        private let leaving: Leaving
        private let arriving: [Int]

        init(moves: [Int: Int], deleted: [Int], inserted: [Int]) {
            self.moves = moves
            leaving = Leaving(deleted + moves.keys)
            arriving = Shift.sorted(inserted + moves.values)
        }

        func newPlace(of place: Int) -> Int? {
            if let target = moves[place] { return target }
            return leaving.contains(place) ? nil : Shift.free(place - leaving.count(before: place), arriving)
        }

        /// The place number `rank`, from 0, among those that are not taken.
        static func free(_ rank: Int, _ taken: [Int]) -> Int {
            rank + first(in: taken.count) { taken[$0] - $0 > rank }
        }

        static func sorted(_ places: [Int]) -> [Int] { Set(places).sorted() }

        /// The first index that meets a condition which all later ones meet, too.
        private static func first(in count: Int, where meets: (Int) -> Bool) -> Int {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if meets(middle) { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }
}
