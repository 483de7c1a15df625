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
    ///   - record: which references to write; nil for the enclosing configuration.
    ///   - diffTool: the command that messages suggest; nil for that of the enclosing configuration.
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
/// A test with the trait also records in the manifest that it completed, so that `flatlay snapshots prune` finds its
/// unused references even after a run in which tests failed.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Whether the trait applies to the suites and tests in a suite: yes.
    public var isRecursive: Bool { true }

    /// Returns the trait for each case of a test, and for all cases of a parameterised test together.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> SnapshotsTrait? {
        testCase != nil || !test.isSuite && test.isParameterized ? self : nil
    }

    /// Runs a test with the configuration.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's trait surrounds that of its test, and only the outermost one has seen all of it.
        guard testCase != nil else {
            guard SnapshotTestScope.ofAllCases == nil else { return try await function() }
            let scope = SnapshotTestScope()
            try await SnapshotTestScope.$ofAllCases.withValue(scope) { try await function() }
            return scope.finish()
        }
        let isOutermost = SnapshotTestScope.current == nil
        let scope = SnapshotTestScope.current ?? SnapshotTestScope()
        do {
            let merged = configuration.merged(into: SnapshotTestingConfiguration.current)
            try await SnapshotTestScope.$current.withValue(scope) {
                try await SnapshotTestingConfiguration.$current.withValue(merged) {
                    try await function()
                }
            }
        } catch {
            SnapshotTestScope.ofAllCases?.add(scope, isComplete: false)
            throw error
        }
        guard isOutermost else { return }
        if test.isParameterized {
            SnapshotTestScope.ofAllCases?.add(scope, isComplete: true)
        } else {
            scope.finish()
        }
    }
}
#endif
