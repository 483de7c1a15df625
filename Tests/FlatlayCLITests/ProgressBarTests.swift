import Foundation
import Testing

/// The progress bar on a terminal. The system's `script` gives the program a terminal.
@Suite struct ProgressBarTests {
    private static let terminal = "/usr/bin/script"

    private func run(_ arguments: String) throws -> String {
        let runner = try CommandRunner()
        for name in ["one", "two"] { try runner.write(RenderCommandTests.hello, to: "\(name).yaml") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.terminal)
        process.arguments = ["-qec", "\(CommandRunner.program.path) render \(arguments)", "/dev/null"]
        process.currentDirectoryURL = runner.folder
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: terminal), "needs script of bsdutils"))
    func severalPicturesShowHowFarTheyAre() throws {
        let text = try run("one.yaml two.yaml")
        #expect(text.contains("░ 0/2 one"))
        #expect(text.contains("████████████░░░░░░░░░░░░ 1/2 two"))
        // The line is cleared before anything else is printed on it.
        #expect(text.contains("\r\u{1B}[2KOutput/one.png"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: terminal), "needs script of bsdutils"))
    func onePictureNeedsNone() throws {
        #expect(try !run("one.yaml").contains("░"))
        #expect(try run("one.yaml two.yaml --quiet").isEmpty)
    }
}
