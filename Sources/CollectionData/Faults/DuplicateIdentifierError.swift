/// Two sections or two items with equal identifiers: a collection can't tell them apart.
///
/// An item's identifier must be unique across *all* sections, because a change may move the item from one to another.
public enum DuplicateIdentifierError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of an item: its section, by number and identifier, and its index within.
    public struct Place: Hashable, Sendable, CustomStringConvertible {
        /// The number of the section.
        public var section: Int
        /// The identifier of the section, as text.
        public var sectionIdentifier: String
        /// The index within the section.
        public var item: Int

        /// A place.
        public init(section: Int, sectionIdentifier: String, item: Int) {
            self.section = section
            self.sectionIdentifier = sectionIdentifier
            self.item = item
        }

        /// `item 3 of section 0 ('films')`.
        public var description: String {
            "item \(item) of section \(section) ('\(sectionIdentifier)')"
        }
    }

    /// A section identifier occurs at two indices.
    case section(identifier: String, first: Int, second: Int)
    /// An item identifier occurs in two places.
    case item(identifier: String, first: Place, second: Place)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .section(let identifier, let first, let second):
            "section identifier '\(identifier)' occurs twice, as section \(first) and as section \(second); "
                + "give each section an identifier of its own"
        case .item(let identifier, let first, let second):
            "item identifier '\(identifier)' occurs twice, as \(first) and as \(second); identifiers must be unique "
                + "across all sections: wrap the item together with its section"
        }
    }
}
