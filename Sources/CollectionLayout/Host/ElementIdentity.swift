import Foundation

/// Identifies an element of a collection view by its category, its kind and its index path.
public struct ElementIdentity: Hashable, Sendable {
    /// Cell, supplementary view or decoration view.
    public var category: CollectionElementCategory
    /// The kind; nil for cells.
    public var kind: String?
    /// The index path.
    public var indexPath: IndexPath

    /// Creates an identity from its parts.
    public init(category: CollectionElementCategory, kind: String?, indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    /// The cell of an item.
    public static func cell(_ indexPath: IndexPath) -> ElementIdentity {
        ElementIdentity(category: .cell, kind: nil, indexPath: indexPath)
    }

    /// A supplementary view.
    public static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
        ElementIdentity(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    /// A decoration view.
    public static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
        ElementIdentity(category: .decorationView, kind: kind, indexPath: indexPath)
    }
}

extension ElementIdentity: CustomStringConvertible {
    /// The element as frame lists print it: `c 0.3`, `header 1.0`.
    public var description: String {
        let item = indexPath.item == .max ? "MAX" : String(indexPath.item)
        return "\(kind ?? "c") \(indexPath.section).\(item)"
    }
}

extension ElementIdentity: Comparable {
    /// Orders elements by section, category, kind and item.
    public static func < (left: ElementIdentity, right: ElementIdentity) -> Bool {
        (left.indexPath.section, left.category.rawValue, left.kind ?? "", left.indexPath.item)
            < (right.indexPath.section, right.category.rawValue, right.kind ?? "", right.indexPath.item)
    }
}
