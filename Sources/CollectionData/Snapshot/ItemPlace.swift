import Foundation

/// The place of an item: the index of its section, and its index within the section.
public struct ItemPlace: Hashable, Sendable {
    /// The index of the section.
    public var section: Int
    /// The index within the section.
    public var item: Int

    /// Creates a place from its indices.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// The place as an index path.
    public var indexPath: IndexPath {
        // A list of two numbers would be allocated each time.
        IndexPath(index: section).appending(item)
    }
}

extension ItemPlace: Comparable {
    /// Orders places by section, then by item.
    public static func < (left: ItemPlace, right: ItemPlace) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

extension ItemPlace: CustomStringConvertible {
    /// `2.14`: item 14 of section 2.
    public var description: String { "\(section).\(item)" }
}
