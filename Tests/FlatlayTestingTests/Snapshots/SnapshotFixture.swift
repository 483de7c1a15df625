import Foundation
import FlatlaySnapshots

@testable import FlatlayTesting

/// A folder of references, with the environment and the registry of a run of its own.
final class SnapshotFixture {
    let folder: String
    let references: String
    let runs: String
    var environment: [String: String] = [:]

    init() throws {
        folder = NSTemporaryDirectory() + "snapshot-tests-\(UUID().uuidString)"
        (references, runs) = (folder + "/references", folder + "/runs")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        chmod(references, 0o755)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Runs assertions as a process of its own would.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        var environment = environment
        environment["FLATLAY_SNAPSHOT_RUNS"] = runs
        environment["SNAPSHOT_ARTIFACTS"] = environment["SNAPSHOT_ARTIFACTS"] ?? folder + "/artefacts"
        return try SnapshotEnvironment.$overrides.withValue(environment) {
            try SnapshotRegistry.$current.withValue(SnapshotRegistry()) {
                try SnapshotTestScope.$current.withValue(SnapshotTestScope()) { try body() }
            }
        }
    }

    /// Verifies a value in a run of its own.
    func verify<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil, testName: String = "card()"
    ) -> String? {
        run {
            verifySnapshot(
                of: value, as: strategy, named: name, record: record, snapshotDirectory: references,
                testName: testName)
        }
    }

    /// The names of the references and of the files beside them.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: references)) ?? []).sorted()
    }

    func data(_ name: String) -> Data? { FileManager.default.contents(atPath: references + "/" + name) }

    /// The events of all runs.
    var events: [RunManifest.Event] {
        RunManifestFile.files(in: runs).files.flatMap { RunManifestFile.events(of: $0).events.map(\.event) }
    }

    var records: [SnapshotRecord] {
        events.compactMap { if case .compared(let record) = $0 { record } else { nil } }
    }
}
