import Foundation
import Testing

/// Runs the kernels on other processors and with other compilers. A C program compares the results.
///
/// The tests fail if tools are missing: `script/bootstrap --tests` installs them.
@Suite struct OtherProcessorTests {
    @Test(arguments: ["gcc", "clang"], ["native", "aarch64"])
    func kernelsEqualPixelByPixel(compiler: String, processor: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("Program/run")
        process.arguments = [compiler, processor]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(output)")
        #expect(output.contains("registers of 16 bytes: 133460 rows are equal"), "\(output)")
        #expect(output.contains("50000 mixes are equal"), "\(output)")
    }
}
