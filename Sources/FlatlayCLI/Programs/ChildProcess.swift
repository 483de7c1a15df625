import Foundation

/// Programs that this one starts, and which print where it prints.
enum ChildProcess {
    /// Runs a program to its end and returns its exit code.
    ///
    /// - Parameters:
    ///   - output: where its standard output goes.
    ///   - folder: the folder in which it runs; nil for the current one.
    static func run(
        _ program: String, _ arguments: [String], output: FileHandle = .standardOutput, folder: String? = nil
    ) throws(CommandFailure) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = output
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
        do { try process.run() } catch { throw .renderFailed("'\(program)' cannot be started: \(error)") }
        process.waitUntilExit()
        return process.terminationReason == .exit
            ? process.terminationStatus : 128 + process.terminationStatus
    }
}
