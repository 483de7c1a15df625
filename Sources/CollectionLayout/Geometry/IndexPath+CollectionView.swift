import Foundation

extension IndexPath {
    /// The path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The path of a row in a section, the table view's name for the same thing.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section, or 0 in a path without one.
    public var section: Int { count > 0 ? self[0] : 0 }

    /// The item within its section, or 0 in a path without one.
    public var item: Int { count > 1 ? self[1] : 0 }

    /// The row within its section, the table view's name for the item.
    public var row: Int { item }
}
