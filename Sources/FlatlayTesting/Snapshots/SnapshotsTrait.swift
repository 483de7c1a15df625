#if canImport(Testing)
import Testing

extension Trait where Self == SnapshotsTrait {
    /// Configures the snapshot assertions of a test or of all tests of a suite.
    ///
    /// ```swift
    /// @Suite(.snapshots(record: .failed)) struct CardTests { … }
    /// ```
    ///
    /// - Parameters:
    ///   - record: which references are written; nil for that of the surroundings.
    ///   - diffTool: the command that messages suggest; nil for that of the surroundings.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> SnapshotsTrait {
        SnapshotsTrait(configuration: .init(record: record, diffTool: diffTool))
    }

    /// Configures the snapshot assertions of a test or of all tests of a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
        SnapshotsTrait(configuration: configuration)
    }
}

/// Configures the snapshot assertions of a test or of a suite, made by `.snapshots(record:diffTool:)`.
///
/// A test with the trait also tells the manifest of the run that it ended, so that `flatlay snapshots prune` finds
/// references that it no longer uses.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Whether the trait applies to the suites and tests in a suite: yes.
    public var isRecursive: Bool { true }

    /// Runs a test with the configuration.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let merged = configuration.merged(into: SnapshotTestingConfiguration.current)
        let scope = SnapshotTestScope.current ?? SnapshotTestScope()
        try await SnapshotTestScope.$current.withValue(scope) {
            try await SnapshotTestingConfiguration.$current.withValue(merged) {
                try await function()
            }
        }
        // A suite's trait surrounds that of its test, and only the outermost one has seen all of it.
        if testCase != nil, SnapshotTestScope.current == nil, !test.isParameterized { scope.finish() }
    }
}
#endif
