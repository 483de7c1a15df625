import FlatlaySnapshots
import Foundation
import Synchronization

/// What the assertions of a test have in common: their numbers, and the tests that they name.
final class SnapshotTestScope: Sendable {
    @TaskLocal static var current: SnapshotTestScope?
    /// The scope of tests that have none of their own.
    static let shared = SnapshotTestScope()

    private struct State {
        var counts: [String: Int] = [:]
        var tests: [SnapshotName.Test: RunManifestWriter] = [:]
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

    /// Forgets the numbers of the assertions, and tells the manifests that the tests ended.
    ///
    /// - Parameter isComplete: false if a test may have stopped before its last assertion: what it did not reach is not
    ///   unused.
    func finish(isComplete: Bool = true) {
        let tests = state.withLock { state in
            let tests = state.tests
            (state.tests, state.counts) = ([:], [:])
            return tests
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
