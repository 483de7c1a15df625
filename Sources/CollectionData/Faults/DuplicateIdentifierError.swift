/// The error for two sections or two items with equal identifiers, which a collection can't tell apart.
///
/// The identifier of an item must be unique across *all* sections, because a change may move the item to another
/// section.
public enum DuplicateIdentifierError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of an item: its section, by index and identifier, and its index within the section.
    public struct Place: Hashable, Sendable, CustomStringConvertible {
        /// The index of the section.
        public var section: Int
        /// The identifier of the section, as a string.
        public var sectionIdentifier: String
        /// The index within the section.
        public var item: Int

        /// Creates a place from its parts.
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

    /// A message that says what is wrong, where, and how to fix it.
    public var description: String {
        switch self {
        case .section(let identifier, let first, let second):
            "section identifier '\(identifier)' occurs twice, as section \(first) and as section \(second); "
                + "give each section a different identifier"
        case .item(let identifier, let first, let second):
            "item identifier '\(identifier)' occurs twice, as \(first) and as \(second); identifiers must be unique "
                + "across all sections: wrap the item together with its section"
        }
    }
}
