import CollectionLayout
import Foundation

/// The identity of a collection's element across changes of data: a cell is its item's, whatever its index path.
///
/// ```swift
/// ElementKey.cell("film 7")
/// ElementKey.supplementaryView(ofKind: UICollectionView.elementKindSectionHeader, section: "films")
/// ```
///
/// An index path names a place, which another item takes when data changes; a key follows the item.
public struct ElementKey: Hashable {
    /// What an element belongs to, and goes with.
    public enum Owner: Hashable {
        /// The whole collection, such as a header of the layout.
        case collection
        /// A section, by its identifier.
        case section(AnyHashable)
        /// An item, by its identifier.
        case item(AnyHashable)
    }

    /// Cell, supplementary view or decoration view.
    public var category: UICollectionView.ElementCategory
    /// The kind; nil for cells.
    public var kind: String?
    /// What the element belongs to.
    public var owner: Owner
    /// Its number among the elements of its kind that the owner has: 0 except where a section has several.
    public var number: Int

    /// A key from its parts.
    public init(category: UICollectionView.ElementCategory, kind: String?, owner: Owner, number: Int = 0) {
        self.category = category
        self.kind = kind
        self.owner = owner
        self.number = number
    }

    /// The cell of an item.
    public static func cell(_ item: some Hashable) -> ElementKey {
        ElementKey(category: .cell, kind: nil, owner: .item(AnyHashable(item)))
    }

    /// A supplementary view of a section: a header, a footer.
    public static func supplementaryView(ofKind kind: String, section: some Hashable) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, owner: .section(AnyHashable(section)))
    }

    /// A supplementary view of an item: a badge.
    public static func supplementaryView(ofKind kind: String, item: some Hashable) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, owner: .item(AnyHashable(item)))
    }

    /// A decoration view of a section, by its position among the section's decorations.
    public static func decorationView(ofKind kind: String, section: some Hashable, number: Int = 0) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, owner: .section(AnyHashable(section)), number: number)
    }
}

extension ElementKey: CustomStringConvertible {
    /// The element as dumps name it: `c film 7`, `header films`, `badge film 7`.
    public var description: String {
        let owner =
            switch owner {
            case .collection: ""
            case .section(let identifier), .item(let identifier): " \(identifier.base)"
            }
        return (kind ?? "c") + owner + (number == 0 ? "" : " #\(number)")
    }
}
