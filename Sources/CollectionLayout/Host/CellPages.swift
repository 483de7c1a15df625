import Foundation

/// Stores one value per cell, for many cells.
///
/// There may be millions of cells, and most accesses are in order. Values therefore lie contiguously in pages, and only
/// pages are hashed.
struct CellPages<Value> {
    private struct Key: Hashable {
        let section: Int
        let page: Int
    }

    /// The values of all pages, in the order in which the pages were made.
    private var pages: [[Value?]] = []
    private var numbers: [Key: Int] = [:]
    /// The page that was used last. Cells are measured in their order, so it is hashed once for all of its cells.
    private var last: (key: Key, number: Int)?

    private static var pageSize: Int { 256 }

    /// Returns the value of a cell.
    mutating func value(at path: IndexPath) -> Value? {
        let (page, place) = path.item.quotientAndRemainder(dividingBy: Self.pageSize)
        let key = Key(section: path.section, page: page)
        guard let number = number(of: key) else { return nil }
        last = (key, number)
        return value(at: place, of: number)
    }

    subscript(_ path: IndexPath) -> Value? {
        get {
            let (page, place) = path.item.quotientAndRemainder(dividingBy: Self.pageSize)
            return number(of: Key(section: path.section, page: page)).flatMap { value(at: place, of: $0) }
        }
        set {
            let (page, place) = path.item.quotientAndRemainder(dividingBy: Self.pageSize)
            guard place >= 0 else { return }
            let key = Key(section: path.section, page: page)
            let number = number(of: key) ?? pages.count
            if number == pages.count {
                numbers[key] = number
                pages.append([])
            }
            last = (key, number)
            Self.set(newValue, at: place, of: &pages[number])
        }
    }

    private func number(of key: Key) -> Int? {
        if let last, last.key == key { return last.number }
        return numbers[key]
    }

    private func value(at place: Int, of number: Int) -> Value? {
        pages[number].indices.contains(place) ? pages[number][place] : nil
    }

    /// The items that have a value, by section, in no order.
    var items: [Int: [Int]] {
        var items: [Int: [Int]] = [:]
        for (key, number) in numbers {
            for place in pages[number].indices where pages[number][place] != nil {
                items[key.section, default: []].append(key.page * Self.pageSize + place)
            }
        }
        return items
    }

    mutating func removeAll() {
        self = CellPages()
    }

    /// Pages grow only as needed, because sections may be short.
    private static func set(_ value: Value?, at place: Int, of page: inout [Value?]) {
        while page.count <= place { page.append(nil) }
        page[place] = value
    }
}
