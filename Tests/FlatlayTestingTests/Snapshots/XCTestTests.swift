import FlatlaySnapshots
import Foundation
import TestSupport
import Testing

/// The assertions in XCTest, which this suite starts as `swift test` does.
@Suite struct XCTestTests {
    private func run(_ name: String, runs: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(CommandLine.arguments.first))
        process.arguments = ["FlatlayTestingTests.XCTestCases/\(name)"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            [XCTestCases.variable: "1", RunManifestWriter.folderVariable: runs.path], uniquingKeysWith: { $1 })
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private static let cases = ["FirstXCTestCases/testSame", "SecondXCTestCases/testSame"].map {
        "FlatlayTestingTests.\($0)"
    }

    @Test(
        "two cases of a file that write one name are told so, whichever is first", arguments: [cases, cases.reversed()])
    func oneNameInOneProcess(_ cases: [String]) throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(CommandLine.arguments.first))
        process.arguments = [cases.joined(separator: ",")]
        let output = try output(of: process, runs: folder.url)
        #expect(output.contains("Two tests write the snapshot") && output.contains("this one and "), "\(output)")
        #expect(output.contains("Executed 2 tests, with 1 failure"), "\(output)")
    }

    @Test("the same in a process for each test, as 'swift test --parallel' starts them")
    func oneNameInTwoProcesses() throws {
        let folder = try TemporaryFolder()
        // What starts the tests has the name of SwiftPM's program.
        let shell = folder.url.appendingPathComponent("swift-test")
        try FileManager.default.createSymbolicLink(at: shell, withDestinationURL: URL(fileURLWithPath: "/bin/sh"))
        let program = try #require(CommandLine.arguments.first)
        let process = Process()
        process.executableURL = shell
        process.arguments = ["-c", Self.cases.map { "'\(program)' \($0)" }.joined(separator: "; ") + "; true"]
        let output = try output(of: process, runs: folder.url.appendingPathComponent("runs"))
        #expect(output.contains("this one and FirstXCTestCases.testSame"), "\(output)")
    }

    private func output(of process: Process, runs: URL) throws -> String {
        process.environment = ProcessInfo.processInfo.environment.merging(
            [XCTestCases.variable: "1", RunManifestWriter.folderVariable: runs.path], uniquingKeysWith: { $1 })
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
    }

    /// What the manifests of a folder of runs say.
    private func manifests(_ runs: URL) throws -> String {
        try FileManager.default.contentsOfDirectory(at: runs, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    @Test("a snapshot that equals its reference passes, and the manifest says that the test ended")
    func equal() throws {
        let folder = try TemporaryFolder()
        let (status, output) = try run("testEqualsItsReference", runs: folder.url)
        #expect(status == 0, "\(output)")
        #expect(output.contains("Executed 1 test, with 0 failures"), "\(output)")
        let lines = try manifests(folder.url)
        #expect(lines.contains("passed") && lines.contains("tested"), "\(lines)")
    }

    @Test("a value that arrives on the main queue arrives in time")
    func mainQueue() throws {
        let folder = try TemporaryFolder()
        let (status, output) = try run("testValueOfTheMainQueue", runs: folder.url)
        #expect(status == 0, "\(output)")
    }

    @Test("a difference fails at the line of the assertion, and the result waits for a review")
    func different() throws {
        let folder = try TemporaryFolder()
        let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/XCTestCases")
        let pending = references.appendingPathComponent("testDiffersFromItsReference.1.pending.txt")
        defer { try? FileManager.default.removeItem(at: pending) }
        let (status, output) = try run("testDiffersFromItsReference", runs: folder.url)
        #expect(status == 1, "\(output)")
        #expect(output.contains("XCTestCases.swift:35: error: XCTestCases.testDiffersFromItsReference"), "\(output)")
        #expect(output.contains("The snapshot differs from its reference"), "\(output)")
        #expect(output.contains("− two\n+ TWO"), "\(output)")
        #expect(try String(contentsOf: pending, encoding: .utf8) == "one\nTWO\n")
        #expect(try !manifests(folder.url).contains("\"tested\""))
    }
}
