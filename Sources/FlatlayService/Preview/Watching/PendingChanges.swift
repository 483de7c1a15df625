/// Changes that are not reported yet. It has no clock: every call says what time it is.
package struct PendingChanges {
    /// How long a report waits for a file that was moved away and may be written again.
    package static let absence = Duration.milliseconds(80)
    /// The longest time that a report waits while changes go on.
    package static let patience = Duration.milliseconds(250)

    private var changes = FileChanges()
    /// The time of the first change.
    private var first: Duration?

    package init() {}

    package var isEmpty: Bool { changes.isEmpty }

    package mutating func add(_ new: FileChanges, at now: Duration) {
        changes.add(new)
        if first == nil, !changes.isEmpty { first = now }
    }

    /// Takes the changes if it is time to report them.
    ///
    /// - Parameter isQuiet: whether nothing changed since the last call.
    package mutating func takeDue(at now: Duration, isQuiet: Bool, exists: (String) -> Bool) -> FileChanges? {
        guard let first, isQuiet || now - first > Self.patience else { return nil }
        // What is missing may be on its way: some editors move a file away before they write it.
        if isQuiet, now - first < Self.absence, !changes.paths.allSatisfy(exists) { return nil }
        defer { self = PendingChanges() }
        return changes
    }
}
