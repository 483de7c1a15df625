import Foundation
import Testing

/// Any input gives an image or a clear error, within a gigabyte and some seconds of processor time.
///
/// The program limits the processor time of each case, and ends what hangs. So the tests have no limit of wall-clock time,
/// which a busy machine would exceed.
@Suite(.serialized) struct FuzzTests {
    /// The program, which is in the folder of the test runner.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("FlatlayFuzz")

    @Test func twentyThousandCasesGivePicturesOrErrors() throws {
        let outcome = try run(["--cases", "20000", "--jobs", "2"])
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("\n20000 cases in "), "\(outcome.text)")
        // If all inputs were refused at once, the test would prove nothing.
        let all = outcome.text.split(separator: "\n").first { $0.hasPrefix("all ") }?.split(separator: " ") ?? []
        #expect(all.count == 5 && Int(all[2]) ?? 0 > 2_000, "\(outcome.text)")
    }

    @Test func aSeedGivesTheSameInputEachTime() throws {
        for kind in ["template", "mutated", "data", "image", "font", "symbol", "path", "expression", "job"] {
            let arguments = ["show", "--kind", kind, "--seed", "77"]
            let first = try run(arguments)
            #expect(first.exitCode == 0)
            #expect(!first.bytes.isEmpty)
            #expect(try run(arguments).bytes == first.bytes)
        }
    }

    private struct Outcome {
        var exitCode: Int32
        var bytes: Data
        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(exitCode: process.terminationStatus, bytes: bytes)
    }
}
