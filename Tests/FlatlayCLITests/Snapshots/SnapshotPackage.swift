import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

/// A package with references, results and manifests, as tests leave them.
struct SnapshotPackage {
    let runner: CommandRunner
    /// The real path of the package.
    let root: String
    /// Before all files of the package, so that the files are newer than the run.
    static let early = 1_000_000_000.0
    /// After all of them.
    static let late = 9_000_000_000.0

    init() throws {
        runner = try CommandRunner()
        root = try #require(RealPath.of(runner.folder.path))
        try runner.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    }

    /// Writes a file, with its folders.
    func write(_ data: Data, to path: String) throws {
        let url = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes a test file with functions.
    func addTests(_ suite: String, _ functions: [String]) throws {
        let body = functions.map { "    @Test func \($0) {}\n" }.joined()
        try write("@Suite struct \(suite) {\n\(body)}\n", to: "Tests/AppTests/\(suite).swift")
    }

    /// The path of a file beside a reference, relative to the package.
    func path(_ suite: String, _ file: String) -> String { "Tests/AppTests/__Snapshots__/\(suite)/\(file)" }

    /// A PNG file of one colour.
    static func image(_ gray: UInt8, width: Int = 2) throws -> Data {
        let pixel = [gray, gray, gray, 255]
        let bitmap = RenderedBitmap(
            width: width, height: 2, bytes: (0..<width * 2).flatMap { _ in pixel }, isOpaque: true)
        return try PNGEncoder().encode(bitmap)
    }

    /// Writes an image.
    func addImage(_ suite: String, _ file: String, _ gray: UInt8 = 0) throws {
        try write(Self.image(gray), to: path(suite, file))
    }

    /// A record of a snapshot `test.name.png`.
    func record(
        _ suite: String, _ test: String, _ name: String, _ outcome: SnapshotRecord.Outcome, cause: String? = nil,
        variant: String? = nil, root: String? = nil
    ) -> SnapshotRecord {
        let root = root ?? self.root
        let stem = SnapshotFileName.test(test)
        let file = ([stem, name] + (variant.map { [$0] } ?? [])).joined(separator: ".") + ".png"
        var record = SnapshotRecord(
            name: SnapshotName(suite: suite, test: test, name: name, variant: variant), kind: .image,
            source: SourcePosition(file: "\(root)/Tests/AppTests/\(suite).swift", line: 7), outcome: outcome,
            reference: "\(root)/\(path(suite, file))")
        record.cause = cause
        record.duration = 0.0125
        if outcome == .changed {
            record.pending = ReferencePath(record.reference).pending
            record.message = "the image differs"
            record.changes = [
                SnapshotChange(
                    .layout, node: #"item 3 "price""#, path: "cell-0-3", property: "y", before: "120", after: "124")
            ]
        }
        return record
    }

    /// The event that a test ended.
    func ended(_ suite: String, _ test: String, root: String? = nil) -> RunManifest.Event {
        .tested(SnapshotName.Test(file: "\(root ?? self.root)/Tests/AppTests/\(suite).swift", test: test))
    }

    /// Writes a manifest; returns its folder.
    @discardableResult
    func addRun(
        _ events: [RunManifest.Event], time: Double = early, folder: String = ".build/snapshots", name: String = "1"
    ) throws -> String {
        let encoder = JSONEncoder()
        let all = [.began(RunManifest.Header(time: time, environment: [:]))] + events
        let lines = try all.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
        try write(lines.joined(), to: "\(folder)/\(name).jsonl")
        return folder
    }

    func run(_ arguments: String...) throws -> CommandRunner.Outcome {
        try runner.run(["snapshots"] + arguments, limit: 60)
    }

    /// The states that `list --json` prints, by name.
    func states(_ arguments: String...) throws -> [String: String] {
        let outcome = try runner.run(["snapshots", "list", "--json"] + arguments, limit: 60)
        let object = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        let snapshots = try #require(object?["snapshots"] as? [[String: Any]], "\(outcome.standardError)")
        return snapshots.reduce(into: [:]) { $0[$1["name"] as? String ?? ""] = $1["state"] as? String }
    }

    func data(_ suite: String, _ file: String) throws -> Data { try runner.data(of: path(suite, file)) }

    func exists(_ suite: String, _ file: String) -> Bool { runner.exists(path(suite, file)) }
}
