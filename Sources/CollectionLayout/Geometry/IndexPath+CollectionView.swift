import Foundation

extension IndexPath {
    /// Creates the index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        // A list of two numbers would be allocated each time.
        self = IndexPath(index: section).appending(item)
    }

    /// Creates the index path of a row in a section, as table views call items.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The index of the section, or 0 in a path without one.
    public var section: Int { count > 0 ? self[0] : 0 }

    /// The index of the item within its section, or 0 in a path without one.
    public var item: Int { count > 1 ? self[1] : 0 }

    /// The index of the item within its section, as table views call it.
    public var row: Int { item }
}
