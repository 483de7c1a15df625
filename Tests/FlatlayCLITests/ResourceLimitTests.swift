import Foundation
import Testing

/// A process with limited resources gives the same bytes or an error, and never other bytes.
@Suite struct ResourceLimitTests {
    /// A run with limits of the shell's `ulimit`.
    private func run(_ limits: String, _ runner: CommandRunner, _ output: String) throws -> CommandRunner.Outcome {
        let template = CommandRunner.root.appendingPathComponent("Templates/preview.yaml").path
        return try runner.run(
            [
                "-c", "ulimit \(limits); exec \"$0\" \"$@\"", CommandRunner.program.path, "render", template, "-o",
                output,
            ],
            limit: 120, program: URL(fileURLWithPath: "/bin/bash"))
    }

    /// From too little to start the program to enough for the image.
    @Test(arguments: ["svg", "png", "pdf"])
    func memory(format: String) throws {
        let runner = try CommandRunner()
        let output = "x.\(format)"
        #expect(try run("-c 0", runner, output).exitCode == 0)
        let reference = try runner.data(of: output)
        var codes: Set<Int32> = []
        for megabytes in [150, 170, 190, 210, 230, 250, 270, 300, 350, 400, 2000] {
            try? FileManager.default.removeItem(at: runner.folder.appendingPathComponent(output))
            let outcome = try run("-c 0 -v \(megabytes * 1024)", runner, output)
            codes.insert(outcome.exitCode)
            if outcome.exitCode == 0 {
                #expect(try runner.data(of: output) == reference, "\(megabytes) MB")
            } else {
                // The program loader may fail before our first line, with its own exit code.
                #expect([1, 127].contains(outcome.exitCode), "\(megabytes) MB: \(outcome.standardError)")
                #expect(!runner.exists(output), "\(megabytes) MB")
            }
        }
        #expect(codes.isSuperset(of: [0, 1]), "limits that suffice, and that do not")
    }

    @Test func anEndForWantOfMemorySaysSo() throws {
        // Where memory ends depends on the size of the program: while it reads a font, which has a message of its own, or
        // elsewhere.
        let errors = try [170, 180, 190, 200, 210].map { megabytes in
            try run("-c 0 -v \(megabytes * 1024)", CommandRunner(), "x.svg")
        }.filter { $0.exitCode == 1 }.map(\.standardError)
        #expect(errors.contains { $0.contains("raise the limit ('ulimit -v')") })
        #expect(errors.allSatisfy { $0.contains("'ulimit -v'") })
    }

    @Test(arguments: [8, 9, 10, 11, 12, 14, 16, 20, 30])
    func openFiles(count: Int) throws {
        let runner = try CommandRunner()
        #expect(try run("-c 0", runner, "reference.svg").exitCode == 0)
        let outcome = try run("-c 0 -n \(count)", runner, "x.svg")
        if outcome.exitCode == 0 {
            #expect(try runner.data(of: "x.svg") == runner.data(of: "reference.svg"))
        } else {
            #expect([1, 3, 127].contains(outcome.exitCode), "\(outcome.standardError)")
            #expect(!runner.exists("x.svg"))
        }
    }
}
