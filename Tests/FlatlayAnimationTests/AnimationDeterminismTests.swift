import DrawingTestSupport
import FlatlayAnimation
import FlatlayPNG
import FlatlaySVG
import FlatlayDrawing
import Foundation
import Testing

@Suite("The same animation gives the same bytes") struct AnimationDeterminismTests {
    private static func files() throws -> [(name: String, data: Data)] {
        let options = PNGOptions(scale: 2, background: .white)
        let animation = SampleAnimation.animation
        return [
            ("png", try AnimatedPNGRenderer(options: options).data(for: animation)),
            ("clear.png", try AnimatedPNGRenderer(options: PNGOptions(scale: 2)).data(for: animation)),
            ("webp", try AnimatedWebPRenderer(options: options).data(for: animation)),
            (
                "lossy.webp",
                try AnimatedWebPRenderer(options: options, compression: .lossy(quality: 75)).data(for: animation)
            ),
            ("svg", try AnimatedSVGWriter().data(for: animation)),
            ("text.svg", try AnimatedSVGWriter(options: SVGOptions(textMode: .text)).data(for: animation)),
        ]
    }

    @Test("each time, from used and from new renderers")
    func again() throws {
        let first = try Self.files()
        for (one, other) in zip(first, try Self.files()) { #expect(one.data == other.data, "\(one.name)") }
        let renderer = AnimatedPNGRenderer(options: PNGOptions(scale: 2, background: .white))
        _ = try renderer.data(for: SampleAnimation.frames([[], []]))
        #expect(try renderer.data(for: SampleAnimation.animation) == first[0].data)
    }

    /// The folder to which the process of the test below writes.
    private static let output = "FLATLAY_ANIMATION_FOLDER"

    @Test("a helper of the next test", .enabled(if: ProcessInfo.processInfo.environment[output] != nil))
    func writeFiles() throws {
        let folder = try #require(ProcessInfo.processInfo.environment[Self.output])
        for (name, data) in try Self.files() { try data.write(to: URL(fileURLWithPath: "\(folder)/animation.\(name)")) }
    }

    @Test("in new processes, whatever the environment variables are")
    func processes() throws {
        let expected = try Self.files()
        for changes in [[:], ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "MALLOC_PERTURB_": "165"]] {
            let folder = NSTemporaryDirectory() + "flatlay-animation-" + UUID().uuidString
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let child = Process()
            child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            child.arguments =
                CommandLine.arguments.dropFirst().prefix { $0 != "--filter" && $0 != "--skip" }
                + ["--testing-library", "swift-testing", "--filter", "AnimationDeterminismTests/writeFiles"]
            child.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
                .merging([Self.output: folder]) { $1 }
            child.standardOutput = FileHandle.nullDevice
            child.standardError = FileHandle.nullDevice
            try child.run()
            child.waitUntilExit()
            for (name, data) in expected {
                let written = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/animation.\(name)"))
                #expect(written == data, "\(name) with \(changes)")
            }
        }
    }
}
