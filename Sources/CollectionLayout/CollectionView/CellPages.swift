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

    private var pages: [Key: [Value?]] = [:]

    private static var pageSize: Int { 256 }

    subscript(_ path: IndexPath) -> Value? {
        get {
            let (page, place) = path.item.quotientAndRemainder(dividingBy: Self.pageSize)
            guard let values = pages[Key(section: path.section, page: page)], values.indices.contains(place) else {
                return nil
            }
            return values[place]
        }
        set {
            let (page, place) = path.item.quotientAndRemainder(dividingBy: Self.pageSize)
            guard place >= 0 else { return }
            Self.set(newValue, at: place, of: &pages[Key(section: path.section, page: page), default: []])
        }
    }

    /// The items that have a value, by section, in no order.
    var items: [Int: [Int]] {
        var items: [Int: [Int]] = [:]
        for (key, values) in pages {
            for place in values.indices where values[place] != nil {
                items[key.section, default: []].append(key.page * Self.pageSize + place)
            }
        }
        return items
    }

    mutating func removeAll() {
        pages.removeAll()
    }

    /// Pages grow only as needed, because sections may be short.
    private static func set(_ value: Value?, at place: Int, of page: inout [Value?]) {
        while page.count <= place { page.append(nil) }
        page[place] = value
    }
}
