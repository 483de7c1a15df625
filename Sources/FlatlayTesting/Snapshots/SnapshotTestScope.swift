import FlatlaySnapshots
import Foundation
import Synchronization

/// What the assertions of a test have in common: their numbers, and the tests that they name.
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
        var tests: [SnapshotName.Test: RunManifestWriter] = [:]
        var isComplete = true
    }
    private let state = Mutex(State())

    /// The number of the next assertion without a name, from 1.
    func next(_ key: String) -> Int {
        state.withLock {
            $0.counts[key, default: 0] += 1
            return $0.counts[key] ?? 1
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

/// Which test uses which reference in this process: two tests with one name would overwrite each other's.
final class SnapshotRegistry: Sendable {
    @TaskLocal static var current = SnapshotRegistry()

    private struct Entry {
        var test: String
        var written: Int?
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

    /// Notes that a test uses a reference; returns another test that does, too.
    func claim(_ path: String, by test: String) -> String? {
        entries.withLock { entries in
            if let known = entries[path] { return known.test == test ? nil : known.test }
            entries[path] = Entry(test: test)
            return nil
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
