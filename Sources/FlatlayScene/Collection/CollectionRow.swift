/// A section of a collection and its items, each with an identity of its own.
///
/// ```swift
/// CollectionRow(section: "films", items: ["Metropolis", "Nosferatu"])
/// ```
///
/// Items must be unique across *all* rows of a collection. Where two rows may show equal things, wrap each item
/// together with its section.
public struct CollectionRow<Section: Hashable, Item: Hashable>: Hashable {
    /// The section.
    public var section: Section
    /// Its items, in order.
    public var items: [Item]

    /// A row.
    public init(section: Section, items: [Item]) {
        self.section = section
        self.items = items
    }
}

extension CollectionRow: Sendable where Section: Sendable, Item: Sendable {}
