/// A section of a collection and its items, each with its own identifier.
///
/// ```swift
/// CollectionRow(section: "films", items: ["Metropolis", "Nosferatu"])
/// ```
///
/// Items must be unique across *all* rows of a collection. If two rows may contain equal items, wrap each item together
/// with its section.
public struct CollectionRow<Section: Hashable, Item: Hashable>: Hashable {
    /// The identifier of the section.
    public var section: Section
    /// The items, in order.
    public var items: [Item]

    /// Creates a row.
    public init(section: Section, items: [Item]) {
        self.section = section
        self.items = items
    }
}

extension CollectionRow: Sendable where Section: Sendable, Item: Sendable {}
