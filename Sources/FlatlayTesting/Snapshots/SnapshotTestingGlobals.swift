import Synchronization

private let settings = Mutex(SnapshotTestingConfiguration())

/// Whether all references are written, for all tests of the process.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record: .all)' or the trait '.snapshots(record: .all)'.")
public var isRecording: Bool {
    get { settings.withLock { $0.record == .all } }
    set { settings.withLock { $0.record = newValue ? .all : .missing } }
}

/// Which references are written, for all tests of the process.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or the trait '.snapshots(record:)'.")
public var record: SnapshotTestingConfiguration.Record {
    get { settings.withLock { $0.record } ?? .missing }
    set { settings.withLock { $0.record = newValue } }
}

/// The command that messages suggest, for all tests of the process.
@available(*, deprecated, message: "Use 'withSnapshotTesting(diffTool:)' or the trait '.snapshots(diffTool:)'.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { settings.withLock { $0.diffTool } ?? nil }
    set { settings.withLock { $0.diffTool = newValue } }
}

extension SnapshotTestingConfiguration {
    /// The configuration of the deprecated variables, unless a test sets another one.
    static var ofProcess: SnapshotTestingConfiguration { settings.withLock { $0 } }
}
