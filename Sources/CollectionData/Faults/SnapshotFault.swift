/// A misuse of a snapshot for which UIKit raises an exception. ``description`` says what is wrong, where, and how to
/// fix it.
public struct SnapshotFault: Error, Hashable, Sendable {
    /// The problem. Identifiers are stored as strings, ten of them at most.
    public enum Reason: Hashable, Sendable {
        /// Items occur twice in one call.
        case duplicateItems([String])
        /// Sections occur twice in one call.
        case duplicateSections([String])
        /// Sections to add are in the snapshot already.
        case existingSections([String], count: Int)
        /// Items are to go into the last section, but there are no sections.
        case noSections
        /// A query names a section that is not in the snapshot.
        case unknownSection(String)
        /// An operation starts from, or goes to, an identifier that is not in the snapshot.
        case unknownDestination(Parameter, identifier: String)
        /// Items are to be inserted beside one of themselves.
        case destinationIsInserted(identifier: String, inserted: [String])
        /// A section or item is to be moved before or after itself.
        case movedBesideItself(String)
        /// An item to reload is not in the snapshot.
        case missingItemToReload(String)
        /// An item to reconfigure is not in the snapshot.
        case missingItemToReconfigure(String)
        /// A section to reload is not in the snapshot.
        case missingSectionToReload(String)
        /// A section snapshot would contain items twice.
        case duplicateTreeItems([String])
        /// A query names an item that is not in the section snapshot.
        case unknownTreeItem(TreeRole, identifier: String)
        /// An item to delete is not in the section snapshot.
        case missingTreeItemToDelete(String)
    }

    /// The parameter that was not satisfied, named as in UIKit's messages.
    public enum Parameter: String, Hashable, Sendable {
        /// The item to insert next to.
        case insertIndex
        /// The section to append to or to insert next to.
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

    /// The role of an item in a query of a section snapshot.
    public enum TreeRole: String, Hashable, Sendable {
        /// Any item.
        case item = "Item"
        /// An item whose parent is queried.
        case child = "Child item"
        /// An item whose children are queried.
        case parent = "Parent item"
    }

    /// The problem.
    public var reason: Reason
    /// The call that failed, as in code: `appendItems(_:toSection:)`.
    public var operation: String

    /// Creates a fault from its parts.
    public init(reason: Reason, operation: String) {
        self.reason = reason
        self.operation = operation
    }
}

extension SnapshotFault {
    /// The first ten identifiers as strings, to keep messages readable.
    @usableFromInline static func names(_ identifiers: some Collection<some Any>) -> [String] {
        let shown = identifiers.prefix(10).map { "\($0)" }
        return shown.count == identifiers.count ? shown : shown + ["… \(identifiers.count - shown.count) more"]
    }
}

extension SnapshotFault: CustomStringConvertible {
    /// The error in UIKit's words, with the call and the fix.
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
            "Give each item a different identifier: wrap equal values together with their section."
        case .duplicateSections, .existingSections: "Add each section once."
        case .noSections: "Call appendSections(_:) first."
        case .unknownSection: "Use sections of sectionIdentifiers."
        case .unknownDestination(let parameter, _):
            switch parameter {
            case .section, .fromSection, .toSection: "Call appendSections(_:) first."
            case .insertIndex, .fromIndex, .toIndex: "Pass an item that the snapshot contains."
            }
        case .destinationIsInserted: "Leave the destination out of the items to insert."
        case .movedBesideItself: "Pass two different identifiers."
        case .missingItemToReload, .missingItemToReconfigure, .missingSectionToReload:
            "Mark items and sections after they were added to the snapshot."
        case .unknownTreeItem, .missingTreeItemToDelete: "Call contains(_:) first."
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
