import Flatlay
import Foundation

/// The manifests of one or of several runs, merged, with the paths that they have in this copy of the package.
///
/// Parts of a run come from several processes and machines. The last record of a snapshot counts, by the time at which
/// its process began. A manifest is untrusted: paths outside of the package are skipped.
package struct ReviewRuns: Sendable {
    /// The last record of a snapshot, with the time at which its process began.
    package struct Entry: Sendable {
        package var record: SnapshotRecord
        package var reference: ReferencePath
        package var time: Double
    }

    /// The last records by the paths of their references.
    package private(set) var entries: [String: Entry] = [:]
    /// The tests that ended, with the time at which the last process with them began.
    package private(set) var tests: [SnapshotName.Test: Double] = [:]
    /// The problems of skipped files.
    package private(set) var problems: [RunManifestFile.Problem] = []
    /// The number of files that were read.
    package private(set) var fileCount = 0

    private var location: PackageLocation
    /// The number of snapshots that are taken.
    private static let countLimit = 1_000_000

    /// Reads all files in folders.
    package init(folders: [String], package root: String) {
        location = PackageLocation(root)
        for folder in folders {
            let (files, problems) = RunManifestFile.files(in: folder)
            self.problems += problems
            for file in files { read(file) }
        }
    }

    private mutating func read(_ file: String) {
        fileCount += 1
        let (events, problems) = RunManifestFile.events(of: file)
        self.problems += problems
        var time = 0.0
        var unfinished: [SnapshotName: (line: Int, record: SnapshotRecord)] = [:]
        for (line, event) in events {
            switch event {
            case .began(let header): time = header.time.isFinite ? header.time : 0
            case .tested(var test):
                guard let path = location.path(ofSource: test.file) else {
                    // The file may have been removed since; then its references are unused for that reason.
                    continue
                }
                test.file = path
                tests[test] = max(tests[test] ?? 0, time)
            case .making(let record): unfinished[record.name] = (line, record)
            case .compared(let record):
                unfinished[record.name] = nil
                guard add(record, time, file: file, line: line) else { return }
            }
        }
        for (line, var record) in unfinished.values.sorted(by: { $0.line < $1.line }) {
            (record.outcome, record.message) = (.failed, "The process ended while this snapshot was made.")
            guard add(record, time, file: file, line: line) else { return }
        }
    }

    /// Returns false if no more records are taken.
    private mutating func add(_ record: SnapshotRecord, _ time: Double, file: String, line: Int) -> Bool {
        guard entries.count < Self.countLimit else {
            problems.append(.init(file: file, line: line, reason: "there are more than \(Self.countLimit) snapshots"))
            return false
        }
        var record = record
        if let source = location.path(ofSource: record.source.file) { record.source.file = source }
        guard let path = location.path(of: record.reference), let named = Self.reference(path) else {
            problems.append(
                .init(
                    file: file, line: line,
                    reason: "'\(record.reference.prefix(200))' is no reference in the package \(location.root)"))
            return true
        }
        // The files beside the reference have fixed names, so that a manifest can't name other files.
        let reference = record.pending?.hasSuffix(".pending") == true ? ReferencePath(path, hasExtension: false) : named
        record.reference = reference.path
        if record.pending != nil { record.pending = reference.pending }
        if record.difference != nil { record.difference = reference.difference }
        if let known = entries[reference.path], known.time > time { return true }
        entries[reference.path] = Entry(record: record, reference: reference, time: time)
        return true
    }

    /// The reference at a path; nil if the file has another role or none. In a folder of references, data without an
    /// extension may have any name, such as `card.dark`.
    private static func reference(_ path: String) -> ReferencePath? {
        if let (reference, role) = ReferencePath.of(path) { return role == .reference ? reference : nil }
        let reference = ReferencePath(path, hasExtension: false)
        return reference.testFileStem != nil && reference.fileName.dropFirst().contains(".") ? reference : nil
    }
}

/// The paths of a package: of this copy, and as another machine wrote them.
struct PackageLocation: Sendable {
    /// The absolute path of the package.
    let root: String
    /// Where the package was on other machines.
    private var others: [String] = []

    init(_ root: String) {
        self.root = root
    }

    /// The path of a source file in this copy; nil if there is none.
    mutating func path(ofSource path: String) -> String? {
        if let here = self.path(of: path), FileKind(of: here) != nil { return here }
        // The longest end of the path that exists here is the file, and what precedes it the other place.
        guard Self.isPlain(path) else { return nil }
        let parts = path.split(separator: "/")
        for count in stride(from: min(parts.count - 1, 64), to: 1, by: -1) {
            let end = parts.suffix(count).joined(separator: "/")
            guard FileKind(of: root + "/" + end) == .regular else { continue }
            let other = String(path.dropLast(end.count + 1))
            if !others.contains(other), others.count < 16 { others.append(other) }
            return root + "/" + end
        }
        return self.path(of: path)
    }

    /// A path in this copy; nil if it is outside of the package.
    func path(of path: String) -> String? {
        guard Self.isPlain(path) else { return nil }
        for place in [root] + others where path.hasPrefix(place + "/") {
            let here = root + path.dropFirst(place.count)
            return isInside(here) ? here : nil
        }
        return nil
    }

    /// Whether the folder of a path is in the package, also when links are followed.
    private func isInside(_ path: String) -> Bool {
        var folder = (path as NSString).deletingLastPathComponent
        // A folder that is not there has no links; its parents may be.
        while folder.count > root.count, FileKind(of: folder) == nil {
            folder = (folder as NSString).deletingLastPathComponent
        }
        guard let real = RealPath.of(folder), let realRoot = RealPath.of(root) else { return false }
        return real == realRoot || real.hasPrefix(realRoot + "/")
    }

    /// Whether a path is absolute, without steps upwards and without the character NUL.
    private static func isPlain(_ path: String) -> Bool {
        path.hasPrefix("/") && path.utf8.count < 4096 && !path.utf8.contains(0)
            && !path.split(separator: "/").contains { $0 == ".." || $0 == "." }
    }
}

/// Paths with their links followed.
package enum RealPath {
    /// The real path; nil if there is no such file.
    package static func of(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
