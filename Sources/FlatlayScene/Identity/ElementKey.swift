import CollectionLayout
import Foundation

/// The identity of a collection's element across data changes: a cell is identified by its item, whatever its index
/// path.
///
/// ```swift
/// ElementKey.cell("film 7")
/// ElementKey.supplementaryView(ofKind: CollectionElementKind.sectionHeader, section: "films")
/// ```
///
/// An index path names a position, which another item takes when data changes; a key follows the item.
public struct ElementKey: Hashable {
    /// The owner of an element: the element moves and disappears with it.
    public enum Owner: Hashable {
        /// The whole collection, such as a header of the layout.
        case collection
        /// A section, by its identifier.
        case section(AnyHashable)
        /// An item, by its identifier.
        case item(AnyHashable)
    }

    /// Cell, supplementary view or decoration view.
    public var category: CollectionElementCategory
    /// The kind; nil for cells.
    public var kind: String?
    /// The owner of the element.
    public var owner: Owner
    /// The number among the owner's elements of this kind: 0 unless a section has several.
    public var number: Int

    /// Creates a key.
    public init(category: CollectionElementCategory, kind: String?, owner: Owner, number: Int = 0) {
        self.category = category
        self.kind = kind
        self.owner = owner
        self.number = number
    }

    /// Returns the key of an item's cell.
    public static func cell(_ item: some Hashable) -> ElementKey {
        ElementKey(category: .cell, kind: nil, owner: .item(AnyHashable(item)))
    }

    /// Returns the key of a section's supplementary view, such as a header or a footer.
    public static func supplementaryView(ofKind kind: String, section: some Hashable) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, owner: .section(AnyHashable(section)))
    }

    /// Returns the key of an item's supplementary view, such as a badge.
    public static func supplementaryView(ofKind kind: String, item: some Hashable) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, owner: .item(AnyHashable(item)))
    }

    /// Returns the key of a section's decoration view, by its position among the section's decorations.
    public static func decorationView(ofKind kind: String, section: some Hashable, number: Int = 0) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, owner: .section(AnyHashable(section)), number: number)
    }
}

extension ElementKey: CustomStringConvertible {
    /// The element in dumps: `c film 7`, `header films`, `badge film 7`.
    public var description: String {
        let owner =
            switch owner {
            case .collection: ""
            case .section(let identifier), .item(let identifier): " \(identifier.base)"
            }
        return (kind ?? "c") + owner + (number == 0 ? "" : " #\(number)")
    }
}
