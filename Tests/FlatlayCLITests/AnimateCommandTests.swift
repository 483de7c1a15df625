import Flatlay
import FlatlayTemplates
import Foundation
import Testing

@testable import FlatlayCLI

/// `flatlay animate` and `flatlay render --at`, for templates with a fake animation.
@Suite("Changes on the command line") struct AnimateCommandTests {
    /// The content of the template fades in within 0.4 seconds.
    private struct FadingAnimations: AnimationSource {
        func animation(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList? {
            var animation = AnimatedDisplayList(try renderer.displayList(), duration: 0.4)
            animation.layers[0].opacity = AnimationTrack(from: 0.25, to: 1, start: 0, duration: 0.4, curve: .linear)
            return animation
        }
    }

    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
    }

    private var template: String { runner.folder.appendingPathComponent("hello.yaml").path }

    private func path(_ name: String) -> String { runner.folder.appendingPathComponent(name).path }

    @discardableResult
    private func animate(_ arguments: String...) throws -> RenderJob.Report {
        let command = try AnimateCommand.parse([template] + arguments)
        return try AnimateJob(command: command, animations: FadingAnimations()).run()
    }

    @Test(
        "the file extension of -o decides the format",
        arguments: [("x.png", "acTL"), ("x.apng", "acTL"), ("x.webp", "ANMF"), ("x.svg", "@keyframes")])
    func formats(name: String, mark: String) throws {
        let report = try animate("-o", path(name))
        let bytes = try runner.data(of: name)
        #expect(bytes.range(of: Data(mark.utf8)) != nil)
        #expect(report.line == "\(path(name))  \(ByteCount.text(bytes.count))")
    }

    @Test("in a folder, the file is named after the template and its settings")
    func names() throws {
        try animate("-o", path("animations") + "/")
        try animate("-o", path("animations") + "/", "--format", "webp", "--scale", "2")
        try animate("-o", path("animations") + "/", "--strip", "4", "--format", "pdf")
        #expect(runner.exists("animations/hello-animation.png"))
        #expect(runner.exists("animations/hello-animation.webp"))
        #expect(runner.exists("animations/hello-strip.pdf"))
    }

    @Test(
        "a quality outside 0 to 100 is an error, for animations and for strips",
        arguments: ["nan", "inf", "-1", "101", "1e99"])
    func qualities(quality: String) throws {
        for rest in [[], ["--strip", "3"]] {
            let arguments = [template, "-o", path("x.webp"), "--quality=\(quality)"] + rest
            let error = #expect(throws: CommandFailure.self) {
                try AnimateJob(command: AnimateCommand.parse(arguments), animations: FadingAnimations()).run()
            }
            #expect("\(String(describing: error))".contains("give a number from 0 to 100"))
            #expect(!runner.exists("x.webp"))
        }
    }

    @Test(
        "--pixel-limit applies to animations and to strips",
        arguments: [["x.png"], ["x.webp"], ["x.png", "--strip", "3"]])
    func pixelLimit(output: [String]) throws {
        let error = #expect(throws: (any Error).self) {
            let arguments = [template, "-o", path(output[0]), "--pixel-limit", "10"] + output.dropFirst()
            return try AnimateJob(command: AnimateCommand.parse(arguments), animations: FadingAnimations()).run()
        }
        #expect("\(String(describing: error))".contains("--pixel-limit"))
        #expect(!runner.exists(output[0]))
    }

    @Test("options set the frame rate, the start, the loops, the poster and the quality")
    func options() throws {
        try animate(
            "-o", path("a.svg"), "--hold-start", "0.1", "--hold-end", "0.5", "--repeat", "2", "--svg-text", "text")
        let svg = String(decoding: try runner.data(of: "a.svg"), as: UTF8.self)
        #expect(svg.contains("animation-duration:1s") && svg.contains("animation-iteration-count:2"))
        #expect(svg.contains(">one</text>"))
        try animate("-o", path("b.png"), "--fps", "5")
        try animate("-o", path("c.png"), "--fps", "5", "--poster", "0.4")
        #expect(try runner.data(of: "c.png").count > runner.data(of: "b.png").count)
        try animate("-o", path("d.webp"))
        try animate("-o", path("e.webp"), "--quality", "10")
        #expect(try runner.data(of: "d.webp") != runner.data(of: "e.webp"))
    }

    @Test("a strip shows moments with their times, in rows")
    func strip() throws {
        try animate("-o", path("s.svg"), "--strip", "5", "--columns", "3", "--svg-text", "text")
        let svg = String(decoding: try runner.data(of: "s.svg"), as: UTF8.self)
        for time in ["0 s", "0.1 s", "0.2 s", "0.3 s", "0.4 s"] { #expect(svg.contains(">\(time)</text>")) }
        // Three images of 100 points and two gaps of 12, in a margin of 12.
        #expect(svg.contains("width=\"348\""))
    }

    @Test("--dump prints layers and tracks")
    func dump() throws {
        try animate("--dump", "-o", path("animation.txt"))
        let text = String(decoding: try runner.data(of: "animation.txt"), as: UTF8.self)
        #expect(text.hasPrefix("animated-display-list 100 40 duration 0.4\nlayer still\n"))
        #expect(text.contains("opacity 0: 0.25 linear, 0.4: 1"))
    }

    @Test("render --at shows a moment of the change", arguments: ["png", "svg", "pdf"])
    func moment(format: String) throws {
        func bytes(_ moment: String?) throws -> Data {
            let at = moment.map { ["--at", $0] } ?? []
            let command = try RenderCommand.parse([template, "-o", path("x.\(format)")] + at)
            var job = try #require(try RenderPlan(command: command).jobs().first)
            job.animations = FadingAnimations()
            _ = try job.run()
            return try runner.data(of: "x.\(format)")
        }
        #expect(try bytes("0.4") == bytes(nil), "the end is what the template shows")
        #expect(try bytes("0.1") != bytes("0.2"))
    }

    @Test("dumps show the moment")
    func momentDump() throws {
        let command = try RenderCommand.parse([template, "--at", "0.2", "--dump", "display-list", "-o", path("x.txt")])
        var job = try #require(try RenderPlan(command: command).jobs().first)
        job.animations = FadingAnimations()
        _ = try job.run()
        #expect(try String(decoding: runner.data(of: "x.txt"), as: UTF8.self).contains("opacity 0.625"))
    }

    @Test("a template without a change is an error that says what to do instead")
    func noChange() throws {
        let text =
            "flatlay: hello: this template describes no change, so nothing moves; add animation: { changes: "
            + "[{ data: … }] }, or render it as an image, with 'flatlay render' and without --at\n"
        for arguments in [
            ["animate", "hello.yaml", "-o", "x.png"], ["render", "hello.yaml", "--at", "0", "-o", "x.png"],
        ] {
            let outcome = try runner.run(arguments)
            #expect(outcome.exitCode == 2)
            #expect(outcome.standardError == text)
        }
        #expect(!runner.exists("x.png"))
    }

    static let failures: [([String], String)] = [
        (
            ["-o", "x.gif"],
            "'x.gif' has no file extension for animations; use .png, .apng, .webp or .svg, or add --format"
        ),
        (
            ["-o", "x.gif", "--strip", "3"],
            "'x.gif' has no file extension for strips; use .png, .svg, .pdf, .webp, .jpeg, .jpg or .avif, or add --format"
        ),
        (
            ["-o", "x.png", "--strip", "3", "--quality", "50"],
            "--quality is for .webp, .jpeg and .avif files; leave it out, or end -o in one of them"
        ),
        (["--format", "mp4"], "'mp4' is not a format for animations; use png, apng, webp or svg"),
        (["-o", "x.svg", "--quality", "50"], "--quality is for .webp files; leave it out, or end -o in one of them"),
        (["-o", "x.svg", "--png", "small"], "--png is for PNG files; leave it out, or end -o in .png"),
        (["-o", "x.webp", "--poster", "0"], "--poster is for animated PNG; leave it out, or end -o in .png"),
        (["-o", "x.png", "--fps", "0"], "hello: 0 frames per second can't be shown; give a whole number from 1 to 60"),
        (["-o", "x.png", "--strip", "0"], "hello: a strip can't show 0 moments; give a whole number from 1 to 100"),
        (
            ["-o", "x.png", "--strip", "3", "--columns", "0"],
            "hello: a strip can't have 0 columns; give a whole number from 1, or none for a single row"
        ),
        (
            ["-o", "x.png", "--poster", "1"],
            "hello: there is no moment 1.0 in an animation of 0.4 seconds; give a number from 0 to 0.4"
        ),
        (
            ["-o", "x.webp", "--quality", "200"],
            "hello: a quality of 200.0 can't be written; give a number from 0 to 100"
        ),
        (
            ["-o", "none/x.png"],
            "hello: can't write none/x.png: there is no folder none; create it first"
        ),
    ]

    @Test("an impossible animation is an error", arguments: failures.indices)
    func errors(row: Int) throws {
        let (arguments, text) = Self.failures[row]
        let failure = #expect(throws: CommandFailure.self) {
            let command = try AnimateCommand.parse([template] + arguments)
            _ = try AnimateJob(command: command, animations: FadingAnimations()).run()
        }
        #expect(failure?.message == "flatlay: " + text)
    }

    @Test(
        "options that can't be combined are usage errors",
        arguments: [
            (
                ["animate", "hello.yaml", "--color-scheme", "both"],
                "--color-scheme both gives two animations; choose light or dark"
            ),
            (
                ["animate", "hello.yaml", "--variant", "all"],
                "--variant all gives several animations; name one variant"
            ),
            (["animate", "hello.yaml", "--columns", "2"], "--columns is for strips; add --strip"),
            (["animate", "hello.yaml", "--scale", "0"], "--scale takes a number above 0"),
            (
                ["render", "hello.yaml", "--at", "0", "--dump", "frames"],
                "--dump frames shows a template without its change; use display-list or tree with --at"
            ),
            (
                ["render", "hello.yaml", "--at", "0", "--show-frames"],
                "--show-frames applies to a template without its change; leave it out, or leave out --at"
            ),
        ])
    func usage(arguments: [String], text: String) throws {
        let outcome = try runner.run(arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.hasPrefix("Error: " + text), "\(outcome.standardError)")
    }

    @Test("a moment outside the change is an error")
    func outside() throws {
        let command = try RenderCommand.parse([template, "--at", "0.5", "-o", path("x.png")])
        var job = try #require(try RenderPlan(command: command).jobs().first)
        job.animations = FadingAnimations()
        let failure = #expect(throws: CommandFailure.self) { _ = try job.run() }
        #expect(
            failure?.message
                == "flatlay: hello: there is no moment 0.5 in an animation of 0.4 seconds; give a number from 0 to 0.4")
    }

    @Test("a moment far beyond the change is refused before anything is drawn")
    func farOutside() throws {
        let runner = try CommandRunner()
        // Its animation has a pause of two seconds before and after each change. The second image can't be drawn.
        try runner.write(
            """
            canvas: { width: 100, height: fit }
            data: { rows: [1] }
            sections: [{ items: rows, cell: { text: "{{ item }}" } }]
            animation: { pause: 2, changes: [{ data: { rows: [] } }, { data: { rows: [[1]] } }] }
            """, to: "moves.yaml")
        let outcome = try runner.run(["render", "moves.yaml", "--at", "1000000000", "-o", "x.png"])
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.standardError
                == "flatlay: moves: there is no moment 1000000000.0 in an animation of at most 8.0 seconds; give a "
                + "smaller number\n")
    }
}
