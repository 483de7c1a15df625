/// A wrong use of a snapshot, where UIKit raises an exception; ``description`` says what, where and what to do.
public struct SnapshotFault: Error, Hashable, Sendable {
    /// What is wrong. Identifiers are kept as text, ten of them at most.
    public enum Reason: Hashable, Sendable {
        /// Items that occur twice in one call.
        case duplicateItems([String])
        /// Sections that occur twice in one call.
        case duplicateSections([String])
        /// Sections to add that are there already.
        case existingSections([String], count: Int)
        /// Items for the last section where there is none.
        case noSections
        /// A question about a section that is not there.
        case unknownSection(String)
        /// The identifier that an operation starts from or goes to is not there.
        case unknownDestination(Parameter, identifier: String)
        /// Items are to be inserted beside one of themselves.
        case destinationIsInserted(identifier: String, inserted: [String])
        /// Something is to be moved before or after itself.
        case movedBesideItself(String)
        /// A mark for an item that is not there.
        case missingItemToReload(String)
        /// A mark for an item that is not there.
        case missingItemToReconfigure(String)
        /// A mark for a section that is not there.
        case missingSectionToReload(String)
        /// Items that a section snapshot would hold twice.
        case duplicateTreeItems([String])
        /// A question about an item that a section snapshot does not hold.
        case unknownTreeItem(TreeRole, identifier: String)
        /// An item to remove that a section snapshot does not hold.
        case missingTreeItemToDelete(String)
    }

    /// The parameter that was not satisfied, as UIKit's messages name it.
    public enum Parameter: String, Hashable, Sendable {
        /// The item to insert beside.
        case insertIndex
        /// The section to append to or to insert beside.
        case section
        /// The item to move.
        case fromIndex
        /// The item to move to.
        case toIndex
        /// The section to move.
        case fromSection
        /// The section to move to.
        case toSection
    }

    /// What an item was to be in a section snapshot.
    public enum TreeRole: String, Hashable, Sendable {
        /// Any item.
        case item = "Item"
        /// An item whose parent is asked for.
        case child = "Child item"
        /// An item whose children are asked for.
        case parent = "Parent item"
    }

    /// What is wrong.
    public var reason: Reason
    /// The call, as it is written: `appendItems(_:toSection:)`.
    public var operation: String

    /// A fault from its parts.
    public init(reason: Reason, operation: String) {
        self.reason = reason
        self.operation = operation
    }
}

extension SnapshotFault {
    /// The first identifiers as text: a message is to be read.
    @usableFromInline static func names(_ identifiers: some Collection<some Any>) -> [String] {
        let shown = identifiers.prefix(10).map { "\($0)" }
        return shown.count == identifiers.count ? shown : shown + ["… \(identifiers.count - shown.count) more"]
    }
}

extension SnapshotFault: CustomStringConvertible {
    /// The fault in UIKit's words, the call, and what to do.
    public var description: String { "\(text) In \(operation). \(hint)" }

    private var text: String {
        switch reason {
        case .duplicateItems(let names):
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(SnapshotFault.list(names)))}."
        case .duplicateSections(let names):
            "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
                + "{(\(SnapshotFault.list(names)))}."
        case .existingSections(let names, let count):
            "Diffable data source detected an attempt to insert or append \(count) section identifiers that already "
                + "exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already "
                + "exist: (\(SnapshotFault.list(names)))."
        case .noSections: "There are currently no sections in the data source. Please add a section first."
        case .unknownSection(let name):
            "Section identifier was not found. You can verify the section exists by calling the "
                + "indexOfSectionIdentifier API (which has O(1) performance): \(name)."
        case .unknownDestination(let parameter, let name):
            "Invalid parameter not satisfying: \(parameter.rawValue) != NSNotFound, for \(name)."
        case .destinationIsInserted(let name, let inserted):
            "Invalid update: destination for insertion operation [\(name)] is in the insertion identifier list for "
                + "update: (\(SnapshotFault.list(inserted)))."
        case .movedBesideItself(let name): "Invalid update: \(name) is to be moved beside itself."
        case .missingItemToReload(let name):
            "Attempted to reload item identifier that does not exist in the snapshot: \(name)."
        case .missingItemToReconfigure(let name):
            "Attempted to reconfigure item identifier that does not exist in the snapshot: \(name)."
        case .missingSectionToReload(let name):
            "Attempted to reload section identifier that does not exist in the snapshot: \(name)."
        case .duplicateTreeItems(let names):
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                + "{(\(SnapshotFault.list(names)))}."
        case .unknownTreeItem(let role, let name):
            "\(role.rawValue) identifier does not exist in section snapshot: \(name)."
        case .missingTreeItemToDelete(let name): "Failed to find index of item \(name)."
        }
    }

    private var hint: String {
        switch reason {
        case .duplicateItems, .duplicateTreeItems:
            "Give each item an identifier of its own: wrap equal values together with their section."
        case .duplicateSections, .existingSections: "Add each section once."
        case .noSections: "Call appendSections(_:) before."
        case .unknownSection: "Ask for sections of sectionIdentifiers."
        case .unknownDestination(let parameter, _):
            switch parameter {
            case .section, .fromSection, .toSection: "Call appendSections(_:) before."
            case .insertIndex, .fromIndex, .toIndex: "Name an item that the snapshot holds."
            }
        case .destinationIsInserted: "Leave the destination out of the items to insert."
        case .movedBesideItself: "Name two different identifiers."
        case .missingItemToReload, .missingItemToReconfigure, .missingSectionToReload:
            "Mark what the snapshot holds, after it was added."
        case .unknownTreeItem, .missingTreeItemToDelete: "Ask contains(_:) before."
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
