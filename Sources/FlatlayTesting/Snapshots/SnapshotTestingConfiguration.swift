/// How snapshots are compared within a part of the tests.
///
/// ```swift
/// withSnapshotTesting(record: .failed) {
///     assertSnapshot(of: card, as: .image)
/// }
/// ```
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the current task, from ``withSnapshotTesting(record:diffTool:operation:)`` or the trait.
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// Which references are written; nil for that of the surroundings.
    public var record: Record?
    /// The command that messages suggest for looking at two files; nil for none.
    public var diffTool: DiffTool?

    /// Creates a configuration.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// Which references an assertion writes. An assertion that writes one fails, so that nobody forgets to look at it.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        enum Mode: String, CaseIterable { case all, failed, missing, never }

        let mode: Mode

        /// Every reference is written.
        public static let all = Record(mode: .all)
        /// References that are missing, and those that differ from the result, are written.
        public static let failed = Record(mode: .failed)
        /// References that are missing are written: the default, except in continuous integration.
        public static let missing = Record(mode: .missing)
        /// No reference is written: the default in continuous integration.
        public static let never = Record(mode: .never)

        init(mode: Mode) {
            self.mode = mode
        }

        /// `true` is ``all``, and `false` is ``missing``.
        public init(booleanLiteral value: Bool) {
            self = value ? .all : .missing
        }
    }

    /// The command that messages suggest for looking at the reference and the result.
    ///
    /// ```swift
    /// withSnapshotTesting(diffTool: "meld") { … }
    /// withSnapshotTesting(diffTool: .init { "flatlay compare '\($0)' '\($1)'" }) { … }
    /// ```
    public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
        let text: (@Sendable (String, String) -> String)?

        /// Creates a command from a closure that gets the paths of the reference and of the result.
        public init(_ text: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.text = text
        }

        /// Creates a command from the name of a program that gets both paths.
        public init(stringLiteral program: String) {
            text = { "\(program) \"\($0)\" \"\($1)\"" }
        }

        /// No command.
        public init(nilLiteral: ()) {
            text = nil
        }

        /// The comparison of the program Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// No command: messages name both files anyway.
        public static let `default`: DiffTool = nil

        /// Returns the command for two files; empty if there is none.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            text?(currentFilePath, failedFilePath) ?? ""
        }
    }

    /// The configuration of the surroundings with what is given here.
    func merged(into outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    }
}

/// Configures the snapshot assertions in a closure.
///
/// ```swift
/// override func invokeTest() {
///     withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: which references to write; nil for the enclosing configuration.
///   - diffTool: the command that messages suggest; nil for that of the enclosing configuration.
///   - operation: the closure.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
        .merged(into: SnapshotTestingConfiguration.current)
    return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Configures the snapshot assertions in an asynchronous closure.
///
/// - Parameters:
///   - record: which references to write; nil for the enclosing configuration.
///   - diffTool: the command that messages suggest; nil for that of the enclosing configuration.
///   - operation: the closure.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
        .merged(into: SnapshotTestingConfiguration.current)
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration, operation: operation, isolation: isolation)
}
