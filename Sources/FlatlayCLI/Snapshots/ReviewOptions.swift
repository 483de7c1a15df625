import ArgumentParser
import Flatlay
import FlatlaySnapshots
import FlatlayTemplates
import Foundation

/// Where the snapshots are.
struct ReviewOptions: ParsableArguments {
    @Option(
        help: "A folder with the manifests of a run. Repeatable; all are merged. (default: .build/snapshots)",
        completion: .directory)
    var runs: [String] = []

    @Option(help: "The package. (default: the nearest folder with a Package.swift)", completion: .directory)
    var package: String?

    @Option(
        help: "A folder of references beside those named \(ReferencePath.folderName). Repeatable.",
        completion: .directory)
    var folder: [String] = []

    @Flag(help: "Prints JSON.")
    var json = false

    /// Reads everything; problems of manifests are printed as warnings.
    ///
    /// - Parameter tests: a file with the output of `swift test list`.
    func list(tests: String? = nil) throws(CommandFailure) -> ReviewList {
        let list = try quietList(tests: tests)
        for problem in list.problems { StandardError.write("warning: \(problem)") }
        if list.runCount == 0, !runs.isEmpty {
            StandardError.write("warning: there is no manifest in \(runs.joined(separator: ", "))")
        }
        return list
    }

    /// Reads everything and prints nothing.
    func quietList(tests: String? = nil) throws(CommandFailure) -> ReviewList {
        let root = try root()
        let folders = try runs.map { path throws(CommandFailure) in try Self.folder(path, option: "--runs") }
        let references = try folder.map { path throws(CommandFailure) in try Self.folder(path, option: "--folder") }
        let enumeration = try tests.map { path throws(CommandFailure) in try Self.tests(path) }
        let runs = ReviewRuns(folders: folders.isEmpty ? Self.defaultRuns(of: root) : folders, package: root)
        return ReviewList(
            runs: runs, package: root, folders: references, tests: enumeration, trusted: !folders.isEmpty)
    }

    /// The absolute path of the package.
    private func root() throws(CommandFailure) -> String {
        if let package { return try Self.folder(package, option: "--package") }
        let current = RealPath.of(".") ?? "/"
        var folder = current
        while FileKind(of: folder + "/Package.swift") != .regular {
            guard folder != "/" else { return current }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return folder
    }

    private static func defaultRuns(of root: String) -> [String] {
        let named = ProcessInfo.processInfo.environment["FLATLAY_SNAPSHOT_RUNS"] ?? ""
        let path = named.isEmpty ? root + "/.build/snapshots" : named
        return FileKind(of: path) == .folder ? [path] : []
    }

    /// The absolute path of a folder.
    static func folder(_ path: String, option: String) throws(CommandFailure) -> String {
        guard FileKind(of: path) == .folder, let real = RealPath.of(path) else {
            throw .usage("\(option): there is no folder '\(path)'")
        }
        return real
    }

    private static func tests(_ path: String) throws(CommandFailure) -> TestEnumeration {
        let data: Data
        do {
            data =
                path == "-"
                ? try RegularFile.readToEnd(STDIN_FILENO, limit: 64 << 20)
                : try RegularFile.read(path, limit: 64 << 20)
        } catch {
            throw .fileFailed("--tests: '\(path)' can't be read")
        }
        guard let tests = TestEnumeration(String(decoding: data, as: UTF8.self)) else {
            throw .reported(
                "--tests: '\(path)' has no test; write the output of 'swift test list' to it",
                exitCode: ReviewExit.invalid)
        }
        return tests
    }
}

/// Which snapshots a command is for.
struct SnapshotSelection: ParsableArguments {
    @Argument(help: "Names such as CardTests/card.1, with '*' and '?' for any characters.")
    var names: [String] = []

    @Option(help: "The cause of a group, with '*' and '?' for any characters. Repeatable.")
    var cause: [String] = []

    /// The snapshots that are named; all of them if nothing is named.
    func snapshots(of list: ReviewList) throws(CommandFailure) -> [ReviewedSnapshot] {
        for name in names where list.snapshots(named: [name]).isEmpty {
            let near = Suggestion.nearest(to: name, in: list.snapshots.map(\.name))
            throw .usage("no snapshot is named '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        for cause in cause where list.snapshots(named: [], cause: [cause]).isEmpty {
            let near = Suggestion.nearest(to: cause, in: list.snapshots.compactMap(\.cause))
            throw .usage("no snapshot has the cause '\(cause)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        return list.snapshots(named: names, cause: cause)
    }
}
