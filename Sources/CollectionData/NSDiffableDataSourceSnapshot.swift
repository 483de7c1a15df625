import OrderedCollections

/// The state of a collection at one moment: ordered sections, each with ordered items, all with unique identifiers.
///
/// ```swift
/// let snapshot = try NSDiffableDataSourceSnapshot(sections: [("even", [2, 4]), ("odd", [1])])
/// snapshot.indexOfItem(4)   // 1
/// ```
///
/// It is a value: a copy does not follow changes of the original. Look-ups by identifier take constant time.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The items of each section, in order. An ordered dictionary answers index questions in constant time.
    var itemsBySection: OrderedDictionary<SectionIdentifierType, [ItemIdentifierType]> = [:]
    /// All items in order, with the section that holds each.
    var sectionsByItem: OrderedDictionary<ItemIdentifierType, SectionIdentifierType> = [:]

    /// An empty snapshot.
    public init() {}

    /// A snapshot of sections and their items.
    ///
    /// - Throws: ``DuplicateIdentifierError``, which names both places of the first identifier that occurs twice.
    public init(
        sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])]
    ) throws(DuplicateIdentifierError) {
        for (index, entry) in sections.enumerated() {
            if let first = itemsBySection.index(forKey: entry.section) {
                throw .section(identifier: "\(entry.section)", first: first, second: index)
            }
            itemsBySection[entry.section] = entry.items
            for (itemIndex, item) in entry.items.enumerated() {
                if let owner = sectionsByItem.updateValue(entry.section, forKey: item) {
                    let second = DuplicateIdentifierError.Place(
                        section: index, sectionIdentifier: "\(entry.section)", item: itemIndex)
                    throw .item(identifier: "\(item)", first: place(of: item, in: owner), second: second)
                }
            }
        }
    }

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionsByItem.count }
    /// The number of sections.
    public var numberOfSections: Int { itemsBySection.count }
    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { Array(itemsBySection.keys) }
    /// The identifiers of all items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { itemsBySection.values.flatMap { $0 } }

    /// The identifiers of a section's items, in order; empty for a section that is not there.
    public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        itemsBySection[section] ?? []
    }

    /// The number of a section's items; 0 for a section that is not there.
    public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
        itemsBySection[section]?.count ?? 0
    }

    /// The section that holds an item, or nil.
    public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        sectionsByItem[item]
    }

    /// The index of a section, or nil.
    public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
        itemsBySection.index(forKey: section)
    }

    /// The index of an item among all items, or nil.
    public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
        sectionsByItem.index(forKey: item)
    }

    private func place(of item: ItemIdentifierType, in section: SectionIdentifierType) -> DuplicateIdentifierError.Place
    {
        DuplicateIdentifierError.Place(
            section: itemsBySection.index(forKey: section) ?? 0,
            sectionIdentifier: "\(section)",
            item: itemsBySection[section]?.firstIndex(of: item) ?? 0)
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {}
extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
