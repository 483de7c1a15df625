import Flatlay
import Foundation

/// All snapshots of a package with their states, from the manifests of runs and from the folders.
package struct ReviewList: Sendable {
    /// The snapshots in the order of their paths.
    package private(set) var snapshots: [ReviewedSnapshot] = []
    /// Files of earlier reviews: differences without a result that waits, and results that have become right.
    package private(set) var leftovers: [String] = []
    /// The problems of skipped files.
    package private(set) var problems: [RunManifestFile.Problem]
    /// The absolute path of the package.
    package let root: String
    /// The number of manifests.
    package let runCount: Int

    /// The largest number of files and folders that are visited.
    static let visitLimit = 2_000_000

    /// Reads everything.
    ///
    /// - Parameters:
    ///   - runs: the merged manifests.
    ///   - package: the absolute path of the package.
    ///   - folders: folders of references beside those named `__Snapshots__`.
    ///   - tests: all tests; nil if they are unknown.
    ///   - trusted: whether to assume that the runs come from the current checkout, even if its files are newer, as
    ///     after a later checkout. Otherwise, a reference that is newer than the run waits for the next run.
    package init(
        runs: ReviewRuns, package root: String, folders: [String] = [], tests: TestEnumeration? = nil,
        trusted: Bool = false
    ) {
        self.root = root
        problems = runs.problems
        runCount = runs.fileCount
        var files = ReferenceFiles()
        let unread = files.visit(package: root, folders: folders)
        problems += unread.map { .init(file: $0, line: nil, reason: "the folder can't be read") }
        let unused = UnusedReferences(runs: runs, tests: tests, trusted: trusted)
        for path in Set(files.found.keys).union(runs.entries.keys).sorted() {
            let entry = runs.entries[path]
            var present = files.found[path] ?? ReferenceFiles.Present()
            let reference = present.path ?? entry?.reference ?? ReferencePath(path)
            if files.found[path] == nil, entry != nil { present.look(at: reference) }
            let snapshot = Self.snapshot(reference, present, entry, unused, trusted: trusted)
            if let snapshot { snapshots.append(snapshot) }
            let isStale = snapshot.map { !$0.hasPending } ?? true
            if present.pending, isStale { leftovers.append(reference.pending) }
            if present.difference, isStale { leftovers.append(reference.difference) }
        }
        leftovers.sort()
    }

    private static func snapshot(
        _ reference: ReferencePath, _ present: ReferenceFiles.Present, _ entry: ReviewRuns.Entry?,
        _ unused: UnusedReferences, trusted: Bool
    ) -> ReviewedSnapshot? {
        var snapshot = ReviewedSnapshot(
            reference: reference, state: .unchecked, record: entry?.record, hasReference: present.reference,
            hasPending: present.pending, hasDifference: present.difference)
        func isNewer(_ file: String) -> Bool {
            guard let entry, let time = ModificationTime.of(file) else { return true }
            return time > entry.time
        }
        /// Whether the reference is the result that waited, or another one since the run.
        func isReplaced(_ record: SnapshotRecord) -> Bool {
            if let result = record.result, result == PixelHash.text(ofFile: reference.path) { return true }
            return !trusted && isNewer(reference.path)
        }
        // A test that is gone needs none of its references, whatever it said last.
        if let entry, unused.isTestRemoved(reference, touched: entry.time),
            let reason = unused.reasonOfRemovedTest(reference, touched: entry.time)
        {
            guard present.reference else { return nil }
            (snapshot.state, snapshot.reason, snapshot.hasPending) = (.unused, reason, false)
            return snapshot
        }
        let passed = entry.map { $0.record.outcome == .passed || $0.record.outcome == .recorded } ?? false
        if present.pending, passed, present.reference, !isNewer(reference.pending) {
            // The result has become right since it was written.
            snapshot.hasPending = false
        }
        if snapshot.hasPending {
            snapshot.state = entry?.record.outcome == .failed ? .failed : present.reference ? .changed : .pending
            return snapshot
        }
        if let entry {
            switch entry.record.outcome {
            case .passed, .recorded: snapshot.state = present.reference ? .passed : .missing
            case .missing, .changed, .failed:
                let state: ReviewedSnapshot.State = entry.record.outcome == .failed ? .failed : .changed
                snapshot.state = !present.reference ? .missing : isReplaced(entry.record) ? .accepted : state
                // Somebody removed the result that waited. In another copy, also one without tests, it may just not be
                // there.
                if !trusted, snapshot.state != .accepted, entry.record.pending != nil,
                    FileKind(of: reference.folder) == .folder
                {
                    snapshot.state = .rejected
                }
            }
            // The test has ended since, and has not made the snapshot again.
            if !trusted, snapshot.state.needsReview, unused.endedLater(reference, than: entry.time) {
                guard present.reference else { return nil }
                snapshot.state = .unchecked
            }
            return snapshot
        }
        guard present.reference else { return nil }
        if let reason = unused.reason(reference) { (snapshot.state, snapshot.reason) = (.unused, reason) }
        return snapshot
    }

    /// The snapshots that patterns name; all of them without patterns.
    package func snapshots(named patterns: [String], cause: [String] = []) -> [ReviewedSnapshot] {
        let names = patterns.map { GlobPattern($0) }
        let causes = cause.map { GlobPattern($0) }
        return snapshots.filter { snapshot in
            (names.isEmpty || names.contains { snapshot.isNamed(by: $0) })
                && (causes.isEmpty || causes.contains { $0.matches(snapshot.cause ?? "") && snapshot.cause != nil })
        }
    }

    /// Those that a person has to decide on.
    package var toReview: [ReviewedSnapshot] { snapshots.filter(\.state.needsReview) }

    /// The number of snapshots by state.
    package var counts: [ReviewedSnapshot.State: Int] {
        snapshots.reduce(into: [:]) { $0[$1.state, default: 0] += 1 }
    }

    /// A path relative to the package, if it is in it.
    package func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// Snapshots with one cause.
    package struct Group: Sendable {
        /// The cause; nil for a snapshot of its own.
        package var cause: String?
        package var snapshots: [ReviewedSnapshot]
    }

    /// Snapshots in groups of one cause, the largest first. Those without a cause are groups of their own.
    package static func groups(_ snapshots: [ReviewedSnapshot]) -> [Group] {
        var groups: [Group] = []
        var indices: [String: Int] = [:]
        for snapshot in snapshots {
            if let cause = snapshot.cause, let index = indices[cause] {
                groups[index].snapshots.append(snapshot)
                continue
            }
            if let cause = snapshot.cause { indices[cause] = groups.count }
            groups.append(Group(cause: snapshot.cause, snapshots: [snapshot]))
        }
        return groups.enumerated().sorted {
            ($1.element.snapshots.count, $0.offset) < ($0.element.snapshots.count, $1.offset)
        }.map(\.element)
    }
}

/// The files in folders of references.
struct ReferenceFiles {
    /// Which files of a reference there are.
    struct Present {
        var reference = false
        var pending = false
        var difference = false
        /// The reference, from the name of its result; nil without a result.
        var path: ReferencePath?

        mutating func look(at path: ReferencePath) {
            reference = FileKind(of: path.path) == .regular
            pending = FileKind(of: path.pending) == .regular
            difference = FileKind(of: path.difference) == .regular
        }
    }

    /// The files by the paths of their references.
    private(set) var found: [String: Present] = [:]
    private var visits = 0
    /// Differences, which belong to a reference of any kind.
    private var differences: [String] = []

    /// Visits a package and more folders; returns the folders that can't be read.
    mutating func visit(package root: String, folders: [String]) -> [String] {
        var unread: [String] = []
        search(root, depth: 0, &unread)
        for folder in folders { collect(folder, depth: 0, &unread) }
        for path in differences {
            guard let (reference, _) = ReferencePath.of(path) else { continue }
            let stem = reference.path.dropLast(4)
            let owner = ["png", "txt", "svg"].map { "\(stem).\($0)" }.first { found[$0] != nil } ?? reference.path
            found[owner, default: Present()].difference = true
        }
        return unread
    }

    /// Searches for folders of references. Hidden folders, such as `.build`, and links are left out.
    private mutating func search(_ folder: String, depth: Int, _ unread: inout [String]) {
        for (name, isFolder) in entries(of: folder, &unread) where isFolder && !name.hasPrefix(".") && depth < 64 {
            let path = folder + "/" + name
            if name == ReferencePath.folderName {
                for (name, isFolder) in entries(of: path, &unread) where isFolder {
                    collect(path + "/" + name, depth: 0, &unread)
                }
            } else if name != "node_modules" {
                search(path, depth: depth + 1, &unread)
            }
        }
    }

    private mutating func collect(_ folder: String, depth: Int, _ unread: inout [String]) {
        for (name, isFolder) in entries(of: folder, &unread) where !name.hasPrefix(".") && !isFolder {
            let path = folder + "/" + name
            guard let (reference, role) = ReferencePath.of(path), FileKind(of: path) == .regular else { continue }
            switch role {
            case .reference: found[reference.path, default: Present()].reference = true
            case .pending:
                found[reference.path, default: Present()].pending = true
                found[reference.path]?.path = reference
            case .difference: differences.append(path)
            }
        }
    }

    /// The entries of a folder with whether they are folders themselves, in the order of their names.
    private mutating func entries(of folder: String, _ unread: inout [String]) -> [(name: String, isFolder: Bool)] {
        guard visits < ReviewList.visitLimit, let stream = opendir(folder) else {
            unread.append(folder)
            return []
        }
        defer { closedir(stream) }
        var entries: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            visits += 1
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
            if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
                var status = stat()
                isFolder = lstat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            entries.append((name, isFolder))
        }
        return entries.sorted { $0.name < $1.name }
    }
}

/// When a file was written.
enum ModificationTime {
    /// The time in seconds since 1970; nil if there is no such file.
    static func of(_ path: String) -> Double? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }
}
