import FlatlaySnapshots
import Foundation
import Synchronization
import Testing

@testable import FlatlayTesting

/// Which tests the manifest says to have ended, so that their references that were not touched are unused. Each run is
/// a process of its own.
@Suite struct EndedTests {
    @Test("a test that the process repeats numbers its snapshots anew, and its child tasks go on")
    func repetitions() throws {
        let fixture = try SnapshotFixture()
        try repeatThrice("RunOfItsOwn.Repeated", fixture)
        #expect(fixture.files == ["inbox.1.txt", "inbox.2.txt", "inbox.3.txt", "looped.1.txt", "looped.2.txt"])
        #expect(fixture.records.count == 15, "three runs")
        #expect(fixture.records.filter { $0.outcome == .recorded }.count == 5)
    }

    @Test("a repetition compares anew what another one has compared")
    func retries() throws {
        let fixture = try SnapshotFixture()
        try repeatThrice("RunOfItsOwn.Retried", fixture)
        #expect(fixture.records.map(\.outcome) == [.recorded, .changed, .passed])
    }

    /// Runs tests three times in a process that records what is missing.
    private func repeatThrice(_ filter: String, _ fixture: SnapshotFixture) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "--testing-library", "swift-testing", "--filter", filter, "--repetitions", "3",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([
            OwnProcess.variable: fixture.references, "FLATLAY_SNAPSHOT_RUNS": fixture.runs,
            "SNAPSHOT_TESTING_RECORD": "missing",
        ]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
    }

    /// The tests that ended in a run of the tests below, and those whose snapshots were compared.
    private func run(_ filter: String, throwing: Bool = false) throws -> (ended: Set<String>, compared: Set<String>) {
        let fixture = try SnapshotFixture()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", filter]
        process.environment = ProcessInfo.processInfo.environment.merging([
            OwnProcess.variable: fixture.references, "FLATLAY_SNAPSHOT_RUNS": fixture.runs,
            "THROWING": throwing ? "1" : "", "SNAPSHOT_TESTING_RECORD": "all",
        ]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        #expect((process.terminationStatus != 0) == throwing)
        let ended = fixture.events.compactMap { if case .tested(let test) = $0 { test.test } else { nil } }
        #expect(Set(ended).count == ended.count, "each test ends once")
        return (Set(ended), Set(fixture.records.map(\.name.test)))
    }

    @Test("without the trait, all tests of a process without failures ended")
    func plain() throws {
        let (ended, compared) = try run("RunOfItsOwn.Plain")
        #expect(ended == ["one()", "two()", "cases(_:)"])
        #expect(compared == ended)
    }

    @Test("without the trait, nothing is known to have ended if a test failed")
    func plainFailure() throws {
        let (ended, compared) = try run("RunOfItsOwn.Plain", throwing: true)
        #expect(ended == [])
        #expect(compared == ["one()", "two()", "cases(_:)"])
    }

    @Test("with the trait, a parameterised test ended after all of its cases")
    func trait() throws {
        #expect(try run("RunOfItsOwn.Traits").ended == ["one()", "cases(_:)", "nested(_:)"])
    }

    @Test("with the trait, a test that threw did not end, nor did one of which a case threw")
    func traitFailure() throws {
        let (ended, compared) = try run("RunOfItsOwn.Traits", throwing: true)
        #expect(ended == ["nested(_:)"])
        #expect(compared == ["one()", "cases(_:)", "nested(_:)"])
    }

    @Test("what an exit test compares in its process is only a part of a test")
    func exitTest() throws {
        let (ended, compared) = try run("RunOfItsOwn.Exit")
        #expect(compared == ["exits()"])
        #expect(ended == [])
    }

    @Test("a filter makes only its own tests ended")
    func filter() throws {
        #expect(try run(#"RunOfItsOwn.Plain/two\(\)"#).ended == ["two()"])
    }
}

/// What the tests of such a process know.
private enum OwnProcess {
    static let variable = "FLATLAY_RUN_OF_ITS_OWN"
    static let folder = ProcessInfo.processInfo.environment[variable]
}

/// Tests that run in a process of their own.
@Suite(.enabled(if: OwnProcess.folder != nil, "runs in another process, by EndedTests"))
struct RunOfItsOwn {
    private struct Stop: Error {}

    /// Two snapshots, of which a test that throws makes the first alone.
    fileprivate static func compare(_ name: String, throwing: Bool = true, testName: String = #function) throws {
        func verify(_ number: Int) {
            _ = verifySnapshot(
                of: name, as: .lines, named: "\(name)-\(number)", snapshotDirectory: OwnProcess.folder,
                testName: testName)
        }
        verify(1)
        if throwing, ProcessInfo.processInfo.environment["THROWING"] == "1" { throw Stop() }
        verify(2)
    }

    @Suite struct Plain {
        @Test func one() throws { try RunOfItsOwn.compare("plain") }
        @Test func two() throws { try RunOfItsOwn.compare("other", throwing: false) }
        @Test(arguments: 0..<3) func cases(_ number: Int) throws {
            try RunOfItsOwn.compare("c\(number)", throwing: false)
        }
    }

    @Suite struct Repeated {
        private func verify(_ text: String, testName: String = #function) {
            _ = verifySnapshot(of: text, as: .lines, snapshotDirectory: OwnProcess.folder, testName: testName)
        }
        @Test func inbox() async {
            _ = verifySnapshot(of: "a", as: .lines, snapshotDirectory: OwnProcess.folder)
            async let other: Void = verify("b", testName: "inbox()")
            await other
            verify("c", testName: "inbox()")
        }
        @Test func looped() {
            for text in ["a", "b"] { _ = verifySnapshot(of: text, as: .lines, snapshotDirectory: OwnProcess.folder) }
        }
    }

    @Suite struct Retried {
        private static let runs = Atomic(0)

        @Test func unstable() {
            let run = Self.runs.add(1, ordering: .relaxed).newValue
            _ = verifySnapshot(
                of: run == 2 ? "b" : "a", as: .lines, named: "retried", snapshotDirectory: OwnProcess.folder)
        }
    }

    @Suite struct Exit {
        @Test func exits() async {
            await #expect(processExitsWith: .success) {
                try RunOfItsOwn.compare("exit", testName: "exits()")
                exit(EXIT_SUCCESS)
            }
        }
    }

    @Suite(.snapshots()) struct Traits {
        @Test func one() throws { try RunOfItsOwn.compare("trait") }
        @Test(arguments: 0..<3) func cases(_ number: Int) throws {
            try RunOfItsOwn.compare("t\(number)", throwing: number == 1)
        }
        @Test(.snapshots(), arguments: 0..<3) func nested(_ number: Int) throws {
            try RunOfItsOwn.compare("n\(number)", throwing: false)
        }
    }
}
