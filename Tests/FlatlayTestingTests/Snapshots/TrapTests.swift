import FlatlayPreviews
import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// Previews and snapshots that trap take nothing else with them.
@Suite struct TrapTests {
    private static let variable = "FLATLAY_TRAPPING_PREVIEWS"
    fileprivate static let folder = ProcessInfo.processInfo.environment[variable]

    private func run(_ test: String, _ fixture: SnapshotFixture) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "TrappingRun.\(test)"]
        process.environment = ProcessInfo.processInfo.environment.merging([
            Self.variable: fixture.references, "FLATLAY_SNAPSHOT_RUNS": fixture.runs, "CI": "",
            "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test("all other previews are compared; a report names the preview, its line and the cause")
    func previews() throws {
        let fixture = try SnapshotFixture()
        let (code, output) = try run("previews", fixture)
        #expect(code == 1)
        for file in [
            "TrappingPreviews-Fine", "TrappingPreviews-4", "Trapping_Previews-First", "Trapping_Previews-Third",
        ] {
            #expect(fixture.files.contains("previews.\(file).png"), "\(file): \(output)")
        }
        // Those of other files of this module are drawn, too.
        #expect(fixture.files.contains("previews.Row_Previews-One-row.png"))
        let lines = output.split(separator: "\n")
        for (place, name, cause) in [
            ("TrappingPreviews.swift:16:", "TrappingPreviews-Out-of-range", "Index out of range"),
            ("TrappingPreviews.swift:21:", "TrappingPreviews-Drawn", "there is no data"),
            ("TrappingPreviews.swift:25:", "Trapping_Previews-Second", "there is no data"),
        ] {
            let found = lines.contains { $0.contains("recorded an issue at \(place)") }
            #expect(found, "\(place): \(output)")
            #expect(lines.contains { $0.contains("'\(name)'") && $0.contains(cause) }, "\(name): \(output)")
        }
        #expect(output.contains("with 3 issues"), "\(output)")
        let failed = fixture.records.filter { $0.outcome == .failed }
        #expect(failed.map(\.source.line).sorted() == [16, 21, 25])
        #expect(failed.allSatisfy { $0.source.file.hasSuffix("Snapshots/TrappingPreviews.swift") })
        #expect(fixture.records.filter { $0.outcome == .recorded }.count == fixture.files.count)
        // The next run compares what this one recorded.
        let second = try run("previews", fixture)
        #expect(second.code == 1 && second.output.contains("with 3 issues"), "\(second.output)")
    }

    @Test("a preview that ended a process while it was made keeps its name, and is not made again")
    @MainActor func names() async throws {
        let fixture = try SnapshotFixture()
        let path = fixture.folder + "/journal"
        let declarations = Previews.declarations(in: "FlatlayTestingTests")
        let number = try #require(declarations.firstIndex { $0.line == 16 && $0.place == "TrappingPreviews" })
        // What a process leaves that ended there, with a line that was cut off.
        let step = PreviewJournal.Step.making(declaration: number, name: "Out of range", location: "T/T.swift:16")
        let line = try JSONEncoder().encode(step)
        try (line + Data("\n{\"making".utf8)).write(to: URL(fileURLWithPath: path))
        var journal = PreviewJournal(path: path)
        #expect(journal.interruptions.map(\.description) == ["T/T.swift:16: the preview 'Out of range'"])
        #expect(await journal.names(of: declarations[number], number: number) == ["Out of range"])
        #expect(await journal.names(of: declarations[number - 1], number: number - 1) == ["Fine"])
    }

    @Test("the manifest says at which snapshot a process ended")
    func snapshots() throws {
        let fixture = try SnapshotFixture()
        let (code, _) = try run("snapshot", fixture)
        #expect(code != 0)
        #expect(fixture.records.map(\.name.name) == ["before"])
        let making = fixture.events.compactMap { if case .making(let record) = $0 { record } else { nil } }
        #expect(making.map(\.name.name) == ["before", "trap"])
        #expect(making.last?.source.line == TrappingRun.line)
    }
}

/// Tests that run in a process of their own.
@Suite(.enabled(if: TrapTests.folder != nil, "runs in another process, by TrapTests"))
struct TrappingRun {
    @Test @MainActor func previews() async {
        var check = PreviewCheck(
            layout: .sizeThatFits, traits: UITraitCollection(), tolerance: .exact, includesLayout: false, record: nil,
            testName: #function,
            position: AssertionPosition(fileID: #fileID, filePath: #filePath, line: #line, column: 1))
        check.directory = TrapTests.folder
        await check.compareAll(in: "FlatlayTestingTests", passesFirstRun: true)
    }

    static let line = #line + 4
    @Test func snapshot() {
        _ = verifySnapshot(of: "x", as: .lines, named: "before", snapshotDirectory: TrapTests.folder)
        let rows: [String] = []
        _ = verifySnapshot(of: rows[0], as: .lines, named: "trap", snapshotDirectory: TrapTests.folder)
    }
}
