import BenchmarkSupport
import CollectionData
import Foundation

/// Measures snapshots: building and asking them, changing them, and finding out what has changed.
@main
enum DataBenchmarks {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private static let sizes = [1_000, 10_000, 100_000]

    private enum Group {
        static let building = "Building a snapshot"
        static let asking = "Asking a snapshot"
        static let changing = "Changing a snapshot"
        static let differences = "Differences"
    }

    static func main() {
        let benchmarks = sizes.flatMap(building) + sizes.flatMap(asking) + sizes.flatMap(changing) + differences()
        BenchmarkProgram(benchmarks, remarks: remarks).run()
    }

    // MARK: Building

    /// What building 100,000 items may take, in seconds.
    private static let buildingPromise = 0.04

    private static func building(_ size: Int) -> [Benchmark] {
        let promise = size == 100_000 ? buildingPromise : nil
        let numbers = Array(0..<size)
        let identifiers = numbers.map { _ in UUID() }
        return [
            Benchmark(
                Group.building, "one section", size: size, promise: promise, mostInstructions: promise.map { _ in 51e6 }
            ) { meter in
                meter.measure { snapshot(of: numbers) }
            },
            Benchmark(
                Group.building, "one section, UUIDs", size: size, promise: promise,
                mostInstructions: promise.map { _ in 96e6 }
            ) { meter in
                meter.measure { snapshot(of: identifiers) }
            },
            Benchmark(
                Group.building, "sections of ten", size: size, promise: promise,
                mostInstructions: promise.map { _ in 176e6 }
            ) { meter in
                meter.measure {
                    var snapshot = Snapshot()
                    snapshot.appendSections(Array(0..<size / 10))
                    for section in 0..<size / 10 {
                        snapshot.appendItems(Array(section * 10..<section * 10 + 10), toSection: section)
                    }
                    return snapshot
                }
            },
            Benchmark(
                Group.building, "item by item", size: size, promise: promise,
                mostInstructions: promise.map { _ in 322e6 }
            ) { meter in
                meter.measure {
                    var snapshot = Snapshot()
                    snapshot.appendSections([0])
                    for number in numbers { snapshot.appendItems([number]) }
                    return snapshot
                }
            },
        ]
    }

    // MARK: Asking

    private static func asking(_ size: Int) -> [Benchmark] {
        [
            Benchmark(Group.asking, "the first index", size: size) { meter in
                let snapshot = snapshot(of: Array(0..<size))
                meter.measure { snapshot.indexOfItem(size / 2) }
            },
            Benchmark(Group.asking, "an index", size: size, promise: 1e-6) { meter in
                let snapshot = snapshot(of: Array(0..<size))
                _ = snapshot.indexOfItem(0)
                var number = 0
                meter.measure(repeating: 10_000) {
                    number = (number + 7919) % size
                    return snapshot.indexOfItem(number)
                }
            },
            Benchmark(Group.asking, "all items", size: size) { meter in
                let snapshot = snapshot(of: Array(0..<size))
                meter.measure { snapshot.itemIdentifiers }
            },
        ]
    }

    // MARK: Changing

    private static func changing(_ size: Int) -> [Benchmark] {
        let hundredth = stride(from: 0, to: size, by: 100).map { $0 }
        return [
            Benchmark(Group.changing, "1 % removed at once", size: size) { meter in
                var snapshot = snapshot(of: Array(0..<size))
                meter.measure { snapshot.deleteItems(hundredth) }
            },
            Benchmark(Group.changing, "1 % inserted before the last", size: size) { meter in
                var snapshot = snapshot(of: Array(0..<size))
                meter.measure { snapshot.insertItems(hundredth.map { $0 + size }, beforeItem: size - 1) }
            },
            Benchmark(Group.changing, "one item moved from end to end", size: size) { meter in
                var snapshot = snapshot(of: Array(0..<size))
                meter.measure { snapshot.moveItem(size - 1, beforeItem: 0) }
            },
            Benchmark(Group.changing, "1 % configured anew", size: size) { meter in
                var snapshot = snapshot(of: Array(0..<size))
                meter.measure { snapshot.reconfigureItems(hundredth) }
            },
        ]
    }

    // MARK: Differences

    /// A change of one section, by name.
    private static var changes: [(name: String, change: (Int) -> [Int])] {
        [
            ("nothing", { size in Array(0..<size) }),
            ("1 % replaced", { size in replaced(size, every: 100) }),
            ("50 % replaced", { size in replaced(size, every: 2) }),
            ("1 % moved", { size in moved(size, count: size / 100) }),
            ("all shuffled", { size in moved(size, count: size) }),
        ]
    }

    private static func differences() -> [Benchmark] {
        changes.flatMap { change in
            sizes.map { size in
                Benchmark(Group.differences, change.name, size: size) { meter in
                    let old = snapshot(of: Array(0..<size))
                    let new = snapshot(of: change.change(size))
                    meter.measure { new.difference(from: old) }
                }
            } + standardDifference(change.name, change.change)
        }
    }

    /// What the standard library takes for the same change. A shuffled order is left out: its time grows with
    /// the square of what has changed.
    private static func standardDifference(_ name: String, _ change: @escaping (Int) -> [Int]) -> [Benchmark] {
        guard name != "all shuffled" else { return [] }
        return [
            Benchmark(
                Group.differences, "\(name): \(standard)", size: 10_000, countsInstructions: !name.hasPrefix("50")
            ) { meter in
                let (old, new) = (Array(0..<10_000), change(10_000))
                meter.measure { new.difference(from: old).inferringMoves() }
            }
        ]
    }

    private static let standard = "Array.difference(from:).inferringMoves()"

    // MARK: Data

    private static func snapshot<Item: Hashable>(of items: [Item]) -> NSDiffableDataSourceSnapshot<Int, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private static func replaced(_ size: Int, every step: Int) -> [Int] {
        (0..<size).map { $0 % step == 0 ? $0 + size : $0 }
    }

    private static func moved(_ size: Int, count: Int) -> [Int] {
        var items = Array(0..<size)
        var place = 1
        for _ in 0..<count {
            place = (place * 7919 + 104_729) % size
            items.insert(items.remove(at: place), at: (place * 31) % size)
        }
        return items
    }

    private static func remarks(_ figures: BenchmarkProgram.Lookup) -> [String] {
        changes.compactMap { name, _ in
            guard let ours = figures(Group.differences, name, 10_000),
                let theirs = figures(Group.differences, "\(name): \(standard)", 10_000)
            else { return nil }
            let ratio = String(format: "%.1f", theirs.median / ours.median)
            return "10,000 items, \(name): the standard library takes \(ratio) times as long."
        }
    }
}
