/// What changed in watched folders, in a moment.
package struct FileChanges: Equatable, Sendable {
    /// The paths of what was written, appeared or vanished.
    package var paths: Set<String> = []
    /// Whether a folder appeared or vanished, so that there may be other files in it.
    package var haveFoldersChanged = false
    /// Whether the system could not say what changed: everything may have.
    package var isEverything = false

    package init() {}

    var isEmpty: Bool { paths.isEmpty && !haveFoldersChanged && !isEverything }

    mutating func add(_ other: FileChanges) {
        paths.formUnion(other.paths)
        haveFoldersChanged = haveFoldersChanged || other.haveFoldersChanged
        isEverything = isEverything || other.isEverything
    }
}
