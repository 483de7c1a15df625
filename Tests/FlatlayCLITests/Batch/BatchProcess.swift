import Foundation
import Testing

/// A `flatlay batch` that runs while a test talks to it.
final class BatchProcess {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var buffer = Data()
    private var isOutputClosed = false
    /// Stops a program that hangs, so that a test fails instead of waiting. The program prints the stacks of its threads.
    private let watchdog: DispatchWorkItem

    init(_ runner: CommandRunner, _ arguments: [String]) throws {
        process.executableURL = CommandRunner.program
        process.arguments = ["batch"] + arguments
        process.currentDirectoryURL = runner.folder
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        // Writing to a program that has ended is an error here, and does not stop all tests.
        signal(SIGPIPE, SIG_IGN)
        let backtraces =
            CommandRunner.canPrintBacktraces
            ? ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,threads=all"] : [:]
        process.environment = ProcessInfo.processInfo.environment.merging(backtraces) { $1 }
        try process.run()
        let identifier = process.processIdentifier
        watchdog = DispatchWorkItem {
            FileHandle.standardError.write(Data("flatlay batch hangs and is ended\n".utf8))
            kill(identifier, SIGABRT)
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: watchdog)
    }

    deinit { watchdog.cancel() }

    func send(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    func closeInput() throws {
        try input.fileHandleForWriting.close()
    }

    /// From now on, the answers are not read.
    func closeOutput() throws {
        isOutputClosed = true
        try output.fileHandleForReading.close()
    }

    /// The number of bytes that the program has written and nobody has read.
    var unreadCount: Int {
        var count: Int32 = 0
        return ioctl(output.fileHandleForReading.fileDescriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
    }

    /// The next answer; nil at the end.
    func line() throws -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer = Data(buffer[(end + 1)...]) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            if isOutputClosed { return nil }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            buffer += more
        }
    }

    /// The answer to a job.
    func ask(_ job: String) throws -> [String: Any] {
        try send(job + "\n")
        let line = try #require(try line())
        return try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    /// The remaining lines, after the end of the input.
    @discardableResult
    func finish() throws -> (lines: [String], exitCode: Int32, standardError: String) {
        try? closeInput()
        var lines: [String] = []
        while let line = try line() { lines.append(line) }
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (lines, process.terminationStatus, text)
    }

    /// The peak memory of the process so far, in megabytes.
    var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return (Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "") ?? 0) / 1024
    }
}
