import Foundation

/// Environment variables; tests replace them for a task.
enum SnapshotEnvironment {
    @TaskLocal static var overrides: [String: String]?

    /// The value of a variable; nil if it is not set, or empty.
    static func value(_ name: String) -> String? {
        let value = overrides.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
        return value?.isEmpty == false ? value : nil
    }

    /// Whether the tests run in continuous integration, by the variable that its services set.
    static var isContinuousIntegration: Bool {
        value("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
    }
}

/// Which references an assertion writes, and whether the mode was set explicitly.
struct RecordMode: Equatable {
    var record: SnapshotTestingConfiguration.Record
    /// Whether the mode was given, rather than being the default.
    var isExplicit: Bool

    /// An environment variable has an unknown value.
    struct UnknownValue: Error, CustomStringConvertible {
        var variable: String
        var value: String

        var description: String {
            "the environment variable \(variable) is '\(value)'; it can be 'all', 'failed', 'missing' or 'never'"
        }
    }

    /// The first one that is given: the argument, the configuration of the task or of the trait, the environment.
    static func current(argument: SnapshotTestingConfiguration.Record?) throws(UnknownValue) -> RecordMode {
        if let record = argument ?? SnapshotTestingConfiguration.current?.record
            ?? SnapshotTestingConfiguration.ofProcess.record
        {
            return RecordMode(record: record, isExplicit: true)
        }
        for variable in ["FLATLAY_RECORD", "SNAPSHOT_TESTING_RECORD"] {
            guard let value = SnapshotEnvironment.value(variable) else { continue }
            if variable == "FLATLAY_RECORD", value == "0" { continue }
            if variable == "FLATLAY_RECORD", value == "1" { return RecordMode(record: .all, isExplicit: true) }
            guard let mode = SnapshotTestingConfiguration.Record.Mode(rawValue: value.lowercased()) else {
                throw UnknownValue(variable: variable, value: value)
            }
            return RecordMode(record: .init(mode: mode), isExplicit: true)
        }
        let isRemote = SnapshotEnvironment.isContinuousIntegration
        return RecordMode(record: isRemote ? .never : .missing, isExplicit: false)
    }
}
