/// What changes from one snapshot to another: which sections and items come, go and move, and which are marked.
///
/// ```swift
/// let difference = new.difference(from: old)
/// difference.movedItems        // [Moved(identifier: "Nosferatu", from: 0.4, to: 1.0)]
/// old.applying(difference)     // equal to `new`
/// ```
///
/// Places before are those of the old snapshot, places after those of the new one, as in UIKit's batch updates. As few
/// things as possible move: an item moves if it changes its section, or if the others of its section can keep their order
/// only without it. Items of a section that moves as a whole do not move. Items of sections that come or go are listed
/// one by one.
public struct SnapshotDifference<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// Something that comes or goes, and where.
    public struct Located<Identifier: Hashable, Place: Hashable>: Hashable {
        /// Who it is.
        public var identifier: Identifier
        /// Where it is.
        public var place: Place

        /// Something at a place.
        public init(identifier: Identifier, place: Place) {
            self.identifier = identifier
            self.place = place
        }
    }

    /// Something that is there before and after.
    public struct Moved<Identifier: Hashable, Place: Hashable>: Hashable {
        /// Who it is.
        public var identifier: Identifier
        /// Where it is before.
        public var from: Place
        /// Where it is after.
        public var to: Place

        /// Something that goes from one place to another.
        public init(identifier: Identifier, from: Place, to: Place) {
            self.identifier = identifier
            self.from = from
            self.to = to
        }
    }

    /// Sections that go, by their old indices.
    public var deletedSections: [Located<SectionIdentifierType, Int>] = []
    /// Sections that come, by their new indices.
    public var insertedSections: [Located<SectionIdentifierType, Int>] = []
    /// Sections that move past others that stay.
    public var movedSections: [Moved<SectionIdentifierType, Int>] = []
    /// Sections that are there before and after, and are marked to be reloaded.
    public var reloadedSections: [Moved<SectionIdentifierType, Int>] = []

    /// Items that go, by their old places.
    public var deletedItems: [Located<ItemIdentifierType, ItemPlace>] = []
    /// Items that come, by their new places.
    public var insertedItems: [Located<ItemIdentifierType, ItemPlace>] = []
    /// Items that move past others of their section, or into another one.
    public var movedItems: [Moved<ItemIdentifierType, ItemPlace>] = []
    /// Items that are there before and after, and are marked to be reloaded.
    public var reloadedItems: [Moved<ItemIdentifierType, ItemPlace>] = []
    /// Items that are there before and after, and are marked to be configured anew.
    public var reconfiguredItems: [Moved<ItemIdentifierType, ItemPlace>] = []

    /// No change.
    public init() {}
}

extension SnapshotDifference {
    /// Whether nothing comes, goes or moves, and nothing is marked.
    public var isEmpty: Bool { !changesOrder && !hasMarks }

    /// Whether anything comes, goes or moves.
    public var changesOrder: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && movedItems.isEmpty)
    }

    /// Whether anything that stays is to be reloaded or configured anew.
    public var hasMarks: Bool {
        !(reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty)
    }
}

extension SnapshotDifference: Equatable {}
extension SnapshotDifference: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension SnapshotDifference.Located: Sendable where Identifier: Sendable, Place: Sendable {}
extension SnapshotDifference.Moved: Sendable where Identifier: Sendable, Place: Sendable {}

extension SnapshotDifference: CustomStringConvertible {
    /// One change a line: `- item 0.3 Metropolis`, `+ section 2 films`, `> item 0.4 → 1.0 Nosferatu`,
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
