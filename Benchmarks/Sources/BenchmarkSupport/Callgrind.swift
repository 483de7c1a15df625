import CBenchmarkProbe
import Foundation

/// Counts instructions by running this program again under valgrind.
///
/// Times move by a third from hour to hour on a shared machine; instructions hardly move at all. Only what stands
/// between ``Meter/measure(repeating:_:)`` and its end is counted: callgrind begins and ends counting on requests that
/// the program makes, and writes a file for each benchmark.
enum Callgrind {
    /// The argument that makes the program count instead of measure.
    static let childArgument = "--count-instructions"

    enum Failure: Error, CustomStringConvertible {
        case noHeader
        case cannotRun(String)
        case failed(status: Int32)

        var description: String {
            switch self {
            case .noHeader:
                "instructions cannot be counted: valgrind was not there when the benchmarks were built; "
                    + "install it and build again, as Benchmarks/run does"
            case .cannotRun(let reason): "instructions cannot be counted: valgrind did not start: \(reason)"
            case .failed(let status): "instructions cannot be counted: valgrind ended with status \(status)"
            }
        }
    }

    /// Instructions for one operation of each benchmark, by key.
    static func instructions(arguments: [String]) throws -> [String: Double] {
        guard probe_supports_callgrind() else { throw Failure.noHeader }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("callgrind-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no",
                "--callgrind-out-file=\(folder.path)/out", CommandLine.arguments[0], childArgument,
            ] + arguments
        var environment = ProcessInfo.processInfo.environment
        // Sets and dictionaries are otherwise hashed differently in every process.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        process.environment = environment
        process.standardOutput = FileHandle.standardError
        do { try process.run() } catch { throw Failure.cannotRun("\(error)") }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure.failed(status: process.terminationStatus) }
        var counted: [String: Double] = [:]
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            guard let (key, instructions) = parse(try String(contentsOf: file, encoding: .utf8)) else { continue }
            counted[key] = instructions
        }
        return counted
    }

    /// The benchmark and its instructions in one of callgrind's files: the lines that begin with `desc: Trigger:` and
    /// `summary:` or `totals:`.
    static func parse(_ profile: String) -> (key: String, instructions: Double)? {
        var trigger: Substring?
        var total: Double?
        for line in profile.split(separator: "\n") {
            let start = "desc: Trigger: Client Request: "
            if line.hasPrefix(start) { trigger = line.dropFirst(start.count) }
            if line.hasPrefix("summary: ") || line.hasPrefix("totals: ") {
                total = line.split(separator: " ").dropFirst().first.flatMap { Double($0) }
            }
        }
        guard let trigger, let total, let space = trigger.firstIndex(of: " "),
            let operations = Double(trigger[..<space])
        else { return nil }
        return (String(trigger[trigger.index(after: space)...]), total / operations)
    }
}
