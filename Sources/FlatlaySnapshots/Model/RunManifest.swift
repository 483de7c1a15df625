import Foundation

/// A record of the comparisons of a test run: a file with a line of JSON for each event.
///
/// Each process appends to a file of its own in the run's folder, so that processes and machines need no coordination.
/// A report and the removal of unused references read all files of one or of several folders.
package struct RunManifest: Equatable, Sendable {
    /// A line of the file.
    package enum Event: Codable, Equatable, Sendable {
        /// A process began.
        case began(Header)
        /// A snapshot is about to be made. If no comparison of it follows, its process ended.
        case making(SnapshotRecord)
        /// A test with snapshots ended, so that references of it that it did not touch are unused.
        case tested(SnapshotName.Test)
        /// A snapshot was compared.
        case compared(SnapshotRecord)
    }

    /// The header of all records of a process.
    package struct Header: Codable, Equatable, Sendable {
        /// The time of the start, in seconds since 1970.
        package var time: Double
        /// The libraries and fonts, by name.
        package var environment: [String: String]

        package init(time: Double, environment: [String: String]) {
            self.time = time
            self.environment = environment
        }
    }

    /// The headers of all processes.
    package var headers: [Header] = []
    /// The tests that ended.
    package var tests: Set<SnapshotName.Test> = []
    /// The last record of each snapshot, in the order of their names.
    package var records: [SnapshotRecord] = []

    package init() {}
}

extension SnapshotName {
    /// A test function of a file.
    package struct Test: Codable, Hashable, Sendable {
        /// The absolute path of the test's file.
        package var file: String
        /// The name of the test function.
        package var test: String

        package init(file: String, test: String) {
            self.file = file
            self.test = test
        }
    }
}
