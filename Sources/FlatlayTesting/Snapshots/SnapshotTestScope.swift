import FlatlaySnapshots
import Foundation
import Synchronization

/// The shared state of a test's assertions: their numbers, and the tests that they name.
final class SnapshotTestScope: Sendable {
    @TaskLocal static var current: SnapshotTestScope?
    /// The scope of all cases of a parameterised test. Each case has one of its own.
    @TaskLocal static var ofAllCases: SnapshotTestScope?
    /// The scope of tests that have none of their own. Nobody tells when they end, so they count as ended when the
    /// process ends and none has failed: one that stopped before its last assertion would have.
    static let shared: SnapshotTestScope = {
        on_exit({ status, _ in if status == EXIT_SUCCESS { SnapshotTestScope.shared.finish() } }, nil)
        return SnapshotTestScope()
    }()

    private struct State {
        var counts: [String: Int] = [:]
        /// The first assertions of tests that the process repeats.
        var starts: [String: RepeatedTest.Start] = [:]
        var tests: [SnapshotName.Test: RunManifestWriter] = [:]
        var isComplete = true
    }
    private let state = Mutex(State())

    /// The number of the next assertion without a name, from 1.
    ///
    /// - Parameter position: the position of the assertion.
    func next(_ key: String, at position: AssertionPosition) -> Int {
        let start = RepeatedTest.isPossible ? RepeatedTest.Start(position) : nil
        return state.withLock { state in
            if let start {
                if let first = state.starts[key], first.isRepeated(by: start) { state.counts[key] = nil }
                if state.counts[key] == nil { state.starts[key] = start }
            }
            state.counts[key, default: 0] += 1
            return state.counts[key, default: 1]
        }
    }

    func note(_ test: SnapshotName.Test, writer: RunManifestWriter?) {
        guard let writer else { return }
        state.withLock { $0.tests[test] = writer }
    }

    /// Notes that a case of a parameterised test ended.
    ///
    /// - Parameter isComplete: false if it may have stopped before its last assertion: what it did not reach is not
    ///   unused.
    func add(_ testCase: SnapshotTestScope, isComplete: Bool) {
        let tests = testCase.state.withLock { $0.tests }
        state.withLock { state in
            state.tests.merge(tests) { $1 }
            if !isComplete { state.isComplete = false }
        }
    }

    /// Forgets the numbers of the assertions, and tells the manifests that the tests ended.
    ///
    /// - Parameter isComplete: false if a test may have stopped before its last assertion: what it did not reach is not
    ///   unused.
    func finish(isComplete: Bool = true) {
        let (tests, isComplete) = state.withLock { state in
            let tests = state.tests
            (state.tests, state.counts) = ([:], [:])
            return (tests, isComplete && state.isComplete)
        }
        guard isComplete else { return }
        for (test, writer) in tests { writer.append(.tested(test)) }
    }
}

/// Tells the runs of a test apart that a process repeats (`--repetitions 3`). Without the trait there is no callback at
/// the end of a run: a new run begins when the first assertion runs again in another task.
enum RepeatedTest {
    /// The first assertion of a run.
    struct Start {
        private let line: UInt
        private let column: UInt
        private let task: String

        init(_ position: AssertionPosition) {
            (line, column) = (position.line, position.column)
            task = RepeatedTest.task
        }

        func isRepeated(by other: Start) -> Bool {
            line == other.line && column == other.column && task != other.task
        }
    }

    /// Identifies the current task; empty if this process repeats no tests.
    static var task: String {
        guard isPossible else { return "" }
        // A task is a job, whose description is its number: another one for each task of a process, unlike its address.
        // Nothing public returns it.
        return withUnsafeCurrentTask { $0.map { "\(unsafeBitCast($0, to: UnownedJob.self))" } ?? "" }
    }

    /// Whether this process repeats tests.
    static let isPossible = CommandLine.arguments.contains {
        $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until")
    }
}

/// Which test uses which reference: two tests with one name would overwrite each other's.
final class SnapshotRegistry: Sendable {
    @TaskLocal static var current = SnapshotRegistry()

    private struct Entry {
        var test: TestIdentity
        var written: Int?
        /// The first comparison of the test, and its task: a repetition of the test starts again.
        var first: (record: SnapshotRecord, task: String)?
    }
    private let entries = Mutex<[String: Entry]>([:])
    private let causes = Mutex<[String: String]>([:])

    /// Notes the cause of a failure; returns the first reference that failed for it.
    func first(_ cause: String, _ reference: String) -> String? {
        causes.withLock { causes in
            if let known = causes[cause] { return known }
            causes[cause] = reference
            return reference
        }
    }

    /// Whether no other test of this process uses a reference.
    func isFree(_ path: String, for test: TestIdentity) -> Bool {
        entries.withLock { $0[path].map { $0.test == test } ?? true }
    }

    /// Notes that a test uses a reference; returns another test that does, too.
    ///
    /// - Parameter folder: where other processes of the same run say which references they use.
    func claim(_ path: String, by test: TestIdentity, besides folder: String? = nil) -> String? {
        let (other, isNew): (String?, Bool) = entries.withLock { entries in
            if let known = entries[path] { return (known.test == test ? nil : "\(known.test)", false) }
            entries[path] = Entry(test: test)
            return (nil, true)
        }
        guard isNew, let folder, let name = test.sharedName else { return other }
        return SharedClaims.claim(path, by: name, in: folder)
    }

    /// Notes what a test compared; whether it compared something else with the same reference before.
    func differs(_ record: SnapshotRecord) -> Bool {
        entries.withLock { entries in
            let task = RepeatedTest.task
            guard let (first, known) = entries[record.reference]?.first, known == task else {
                entries[record.reference]?.first = (record, task)
                return false
            }
            switch (first.outcome, record.outcome) {
            case (.passed, .changed), (.recorded, .changed), (.changed, .passed): return true
            case (.changed, .changed): return first.result != record.result
            default: return false
            }
        }
    }

    /// Notes that a reference is written; false if other bytes were written before.
    func write(_ data: Data, to path: String) -> Bool {
        let hash = data.hashValue
        return entries.withLock { entries in
            if let known = entries[path]?.written { return known == hash }
            entries[path]?.written = hash
            return true
        }
    }
}

/// Which test uses which reference in the processes of one run: `swift test --parallel` starts one for each test of
/// XCTest, and tests of Swift Testing have another one.
enum SharedClaims {
    /// The run, by the process of `swift test` that has started this one; nil if another program has.
    private static let run: String? = {
        let parent = getppid()
        guard let text = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8),
            // The name of the program is in parentheses, and may have any characters.
            let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
            text[open...].hasPrefix("(swift-test")
        else { return nil }
        // The time at which it began is the field 22. The number of a process is used again.
        let fields = text[close...].split(separator: " ")
        return fields.count > 20 ? "\(parent)-\(fields[20])" : nil
    }()
    private static let isPrepared = Mutex<Set<String>>([])

    /// Notes that a test uses a reference; returns a test of another process that does, too.
    static func claim(_ path: String, by test: String, in folder: String) -> String? {
        guard let run else { return nil }
        return claim(path, by: test, in: folder, run: run)
    }

    static func claim(_ path: String, by test: String, in folder: String, run: String) -> String? {
        isPrepared.withLock { prepared in
            guard prepared.insert("\(folder)/\(run)").inserted else { return }
            // Those of earlier runs say nothing any more.
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name != run {
                try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            }
            try? FileManager.default.createDirectory(atPath: "\(folder)/\(run)", withIntermediateDirectories: true)
        }
        // A link is made at once with what it says, or not at all if there is one. Its target is a text, not a file.
        let hash = Data(path.utf8).withUnsafeBytes { PixelHash.text(of: $0) }
        let link = "\(folder)/\(run)/\(hash)"
        guard symlink(String(test.prefix(500)), link) != 0, errno == EEXIST,
            let other = try? FileManager.default.destinationOfSymbolicLink(atPath: link), other != test.prefix(500)
        else { return nil }
        return other.visible
    }
}
