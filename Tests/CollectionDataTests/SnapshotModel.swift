import CollectionData
import TestSupport

/// A model of a snapshot with plain arrays: slow and simple.
struct SnapshotModel {
    var sections: [(section: Int, items: [Int])] = []

    var allItems: [Int] { sections.flatMap(\.items) }

    func place(of item: Int) -> (section: Int, item: Int)? {
        for (index, entry) in sections.enumerated() {
            if let position = entry.items.firstIndex(of: item) { return (index, position) }
        }
        return nil
    }

    mutating func remove(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
    }

    mutating func insert(_ items: [Int], beside other: Int, after: Bool) {
        remove(items)
        guard let place = place(of: other) else { return }
        sections[place.section].items.insert(contentsOf: items, at: place.item + (after ? 1 : 0))
    }

    mutating func moveSection(_ section: Int, beside other: Int, after: Bool) {
        guard let from = sections.firstIndex(where: { $0.section == section }) else { return }
        let entry = sections.remove(at: from)
        guard let to = sections.firstIndex(where: { $0.section == other }) else { return }
        sections.insert(entry, at: after ? to + 1 : to)
    }

    mutating func insertSections(_ added: [Int], beside other: Int, after: Bool) {
        guard let position = sections.firstIndex(where: { $0.section == other }) else { return }
        sections.insert(contentsOf: added.map { ($0, []) }, at: after ? position + 1 : position)
    }
}

/// Random changes to a snapshot and its model.
struct RandomChanges {
    var model = SnapshotModel()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var generator: SeededGenerator
    private var nextSection = 0
    private var nextItem = 1000

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
    }

    /// Creates a snapshot of some sections and items.
    static func snapshot(seed: Int, steps: Int = 30) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var changes = RandomChanges(seed: seed)
        for _ in 0..<steps { changes.change() }
        return changes.snapshot
    }

    mutating func change() {
        let sections = model.sections.map(\.section)
        guard let section = sections.randomElement(using: &generator),
            let other = sections.randomElement(using: &generator)
        else { return appendSections() }
        guard let item = model.allItems.randomElement(using: &generator),
            let target = model.allItems.randomElement(using: &generator)
        else { return append(newItems(6), to: section) }
        let after = Bool.random(using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: appendSections()
        case 1:
            let added = newSections(2)
            model.insertSections(added, beside: other, after: after)
            if after {
                snapshot.insertSections(added, afterSection: other)
            } else {
                snapshot.insertSections(added, beforeSection: other)
            }
        case 2 where sections.count > 3:
            model.sections.removeAll { $0.section == section }
            snapshot.deleteSections([section, -1])
        case 3 where section != other:
            model.moveSection(section, beside: other, after: after)
            if after {
                snapshot.moveSection(section, afterSection: other)
            } else {
                snapshot.moveSection(section, beforeSection: other)
            }
        case 4, 5, 6: append(newItems(8), to: section)
        case 7:
            // Existing items move.
            append(someItems().union(newItems(2)).shuffled(using: &generator), to: section)
        case 8:
            let added = newItems(3) + someItems().subtracting([target]).shuffled(using: &generator)
            model.insert(added, beside: target, after: after)
            if after {
                snapshot.insertItems(added, afterItem: target)
            } else {
                snapshot.insertItems(added, beforeItem: target)
            }
        case 9 where item != target:
            model.insert([item], beside: target, after: after)
            if after {
                snapshot.moveItem(item, afterItem: target)
            } else {
                snapshot.moveItem(item, beforeItem: target)
            }
        default:
            let removed = Array(someItems())
            model.remove(removed)
            snapshot.deleteItems(removed + [-1])
        }
    }

    private mutating func append(_ items: [Int], to section: Int) {
        model.remove(items)
        if let index = model.sections.firstIndex(where: { $0.section == section }) {
            model.sections[index].items += items
        }
        snapshot.appendItems(items, toSection: section)
    }

    private mutating func appendSections() {
        let added = newSections(3)
        model.sections += added.map { ($0, []) }
        snapshot.appendSections(added)
    }

    private mutating func newSections(_ most: Int) -> [Int] {
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in
            nextSection += 1
            return nextSection
        }
    }

    private mutating func newItems(_ most: Int) -> [Int] {
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in
            nextItem += 1
            return nextItem
        }
    }

    private mutating func someItems() -> Set<Int> {
        Set((0..<3).compactMap { _ in model.allItems.randomElement(using: &generator) })
    }
}
