/// The changes from one snapshot to another: inserted, deleted and moved sections and items, and the marked ones.
///
/// ```swift
/// let difference = new.difference(from: old)
/// difference.movedItems        // [Moved(identifier: "Nosferatu", from: 0.4, to: 1.0)]
/// old.applying(difference)     // equal to `new`
/// ```
///
/// Positions before a change refer to the old snapshot, positions after it to the new one, as in UIKit's batch updates.
/// As few elements as possible move: an item moves if it changes its section, or if the other items of its section can
/// keep their order only without it. Items of a section that moves as a whole do not move. Items of inserted or deleted
/// sections are listed one by one.
public struct SnapshotDifference<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// An inserted or deleted section or item, with its place.
    public struct Located<Identifier: Hashable, Place: Hashable>: Hashable {
        /// The identifier of the section or item.
        public var identifier: Identifier
        /// The index of a section, or the place of an item.
        public var place: Place

        /// Creates an entry for a section or an item.
        public init(identifier: Identifier, place: Place) {
            self.identifier = identifier
            self.place = place
        }
    }

    /// A section or item that is in both snapshots.
    public struct Moved<Identifier: Hashable, Place: Hashable>: Hashable {
        /// The identifier of the section or item.
        public var identifier: Identifier
        /// The place in the old snapshot.
        public var from: Place
        /// The place in the new snapshot.
        public var to: Place

        /// Creates an entry with both places.
        public init(identifier: Identifier, from: Place, to: Place) {
            self.identifier = identifier
            self.from = from
            self.to = to
        }
    }

    /// The deleted sections, with their old indices.
    public var deletedSections: [Located<SectionIdentifierType, Int>] = []
    /// The inserted sections, with their new indices.
    public var insertedSections: [Located<SectionIdentifierType, Int>] = []
    /// The sections that move past sections that stay.
    public var movedSections: [Moved<SectionIdentifierType, Int>] = []
    /// The sections in both snapshots that are marked to be reloaded.
    public var reloadedSections: [Moved<SectionIdentifierType, Int>] = []

    /// The deleted items, with their old places.
    public var deletedItems: [Located<ItemIdentifierType, ItemPlace>] = []
    /// The inserted items, with their new places.
    public var insertedItems: [Located<ItemIdentifierType, ItemPlace>] = []
    /// The items that move past others of their section, or into another section.
    public var movedItems: [Moved<ItemIdentifierType, ItemPlace>] = []
    /// The items in both snapshots that are marked to be reloaded.
    public var reloadedItems: [Moved<ItemIdentifierType, ItemPlace>] = []
    /// The items in both snapshots that are marked to be reconfigured.
    public var reconfiguredItems: [Moved<ItemIdentifierType, ItemPlace>] = []

    /// Creates a difference without changes.
    public init() {}
}

extension SnapshotDifference {
    /// Whether nothing is inserted, deleted, moved or marked.
    public var isEmpty: Bool { !changesOrder && !hasMarks }

    /// Whether anything is inserted, deleted or moved.
    public var changesOrder: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && movedItems.isEmpty)
    }

    /// Whether anything is marked to be reloaded or reconfigured.
    public var hasMarks: Bool {
        !(reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty)
    }
}

extension SnapshotDifference: Equatable {}
extension SnapshotDifference: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension SnapshotDifference.Located: Sendable where Identifier: Sendable, Place: Sendable {}
extension SnapshotDifference.Moved: Sendable where Identifier: Sendable, Place: Sendable {}

extension SnapshotDifference: CustomStringConvertible {
    /// One change per line: `- item 0.3 Metropolis`, `+ section 2 films`, `> item 0.4 → 1.0 Nosferatu`,
    /// `* reload item 0.1 → 0.1 Faust`.
    public var description: String {
        func located<Identifier, Place>(
            _ sign: String, _ noun: String, _ changes: [Located<Identifier, Place>]
        ) -> [String] {
            changes.map { "\(sign) \(noun) \($0.place) \($0.identifier)" }
        }
        func moved<Identifier, Place>(_ sign: String, _ noun: String, _ changes: [Moved<Identifier, Place>]) -> [String]
        {
            changes.map { "\(sign) \(noun) \($0.from) → \($0.to) \($0.identifier)" }
        }
        let lines =
            located("-", "section", deletedSections) + located("-", "item", deletedItems)
            + located("+", "section", insertedSections) + located("+", "item", insertedItems)
            + moved(">", "section", movedSections) + moved(">", "item", movedItems)
            + moved("* reload", "section", reloadedSections) + moved("* reload", "item", reloadedItems)
            + moved("* reconfigure", "item", reconfiguredItems)
        return lines.joined(separator: "\n")
    }
}
