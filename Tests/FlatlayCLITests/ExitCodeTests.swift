import Foundation
import Testing

/// Exit codes and messages of all errors: 1 render failed, 2 usage, 3 template or data invalid.
@Suite struct ExitCodeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var arguments: [String]
        var code: Int32
        var message: String
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "unknown format", arguments: ["render", "hello.yaml", "--format", "gif"], code: 2,
            message: "The value 'gif' is invalid for '--format <format>': 'gif' is not a format; use png, svg, pdf, "
                + "webp, jpeg or avif"),
        Case(
            name: "unknown extension", arguments: ["render", "hello.yaml", "-o", "x.bmp"], code: 2,
            message: "flatlay: 'x.bmp' has no known file extension; use .png, .svg, .pdf, "
                + ".webp, .jpeg or .avif, or add --format\n"
        ),
        Case(
            name: "two images for one file",
            arguments: ["render", "hello.yaml", "--format", "png,svg", "-o", "x.png"], code: 2,
            message: "flatlay: 2 images need a folder; end -o with '/'\n"),
        Case(
            name: "two images with one name", arguments: ["render", "hello.yaml", "hello.yaml"], code: 2,
            message: "flatlay: two images would be written to 'hello.png'; render them one at a time with -o\n"),
        Case(
            name: "PNG compression of an SVG",
            arguments: ["render", "hello.yaml", "--format", "svg", "--png", "small"], code: 2,
            message: "flatlay: --png is for PNG files; leave it out, or add png to the formats\n"),
        Case(
            name: "scale of zero", arguments: ["render", "hello.yaml", "--scale", "0"], code: 2,
            message: "--scale takes a number above 0"),
        Case(
            name: "width that is no number", arguments: ["render", "hello.yaml", "--width", "nan"], code: 2,
            message: "--width takes a number above 0"),
        Case(
            name: "no template", arguments: ["render"], code: 2, message: "Missing expected argument '<templates> ...'"),
        Case(
            name: "override without a value", arguments: ["render", "hello.yaml", "--set", "width"], code: 2,
            message: "The value 'width' is invalid for '--set <set>'"),
        Case(
            name: "unknown command", arguments: ["paint"], code: 2,
            message: "flatlay: 'paint' is not a command; "
                + "commands are new, init, previews, preview, render, animate, batch, serve, check, compare, snapshots, figures, fonts, schema, "
                + "help\n"),
        Case(
            name: "template that is not there", arguments: ["render", "none.yaml"], code: 3,
            message: "file 'none.yaml' not found; check its name and its folder\n"),
        Case(
            name: "invalid template", arguments: ["render", "bad.yaml"], code: 3,
            message: """
                bad.yaml:1:1: the document needs the key 'sections'
                1 | canvas: { width: 10 }
                  | ^

                bad.yaml:2:1: unknown key 'sectoins'; did you mean 'sections'?
                1 | canvas: { width: 10 }
                2 | sectoins: []
                  | ^

                """),
        Case(
            name: "folder that can't be written", arguments: ["render", "hello.yaml", "-o", "hello.yaml/x.png"],
            code: 1,
            message: "flatlay: hello: can't write hello.yaml/x.png: there is no folder hello.yaml; create it first\n"),
        Case(
            name: "font that is not there", arguments: ["render", "hello.yaml", "--font", "none.otf"], code: 1,
            message: "flatlay: hello: font 'none.otf' was not found: check the path, which is relative to the "
                + "current folder unless it starts with /\n"),
        Case(
            name: "image that is too large", arguments: ["render", "hello.yaml", "--scale", "20000"], code: 1,
            message: "flatlay: hello: the image would have 2000000×800000 pixels, over the limit of 1000000 per side; "
                + "lower the scale, or divide the collection into several images\n"),
    ]

    @Test(arguments: cases) func endsWithItsCodeAndMessage(_ test: Case) throws {
        let runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        try runner.write("canvas: { width: 10 }\nsectoins: []\n", to: "bad.yaml")
        let outcome = try runner.run(test.arguments)
        #expect(outcome.exitCode == test.code)
        // Our own messages are compared completely; those of the argument parser only up to the usage.
        if test.message.hasSuffix("\n") {
            #expect(outcome.standardError == test.message)
        } else {
            #expect(outcome.standardError.hasPrefix("Error: " + test.message), "\(outcome.standardError)")
        }
        #expect(outcome.standardOutput.isEmpty)
        #expect(!runner.exists("x.png"))
    }

    @Test func helpAndVersionSucceed() throws {
        let runner = try CommandRunner()
        #expect(try !runner.run(["--version"]).text.isEmpty)
        #expect(try runner.run(["--help"]).text.contains("render"))
        let help = try runner.run(["render", "--help"])
        #expect(help.exitCode == 0)
        #expect(help.text.contains("--color-scheme"))
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completionsExistForShells(_ shell: String) throws {
        let outcome = try CommandRunner().run(["--generate-completion-script", shell])
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.contains("color-scheme"))
    }

    @Test func schemaIsJSON() throws {
        let outcome = try CommandRunner().run(["schema"])
        #expect(outcome.exitCode == 0)
        #expect(try JSONSerialization.jsonObject(with: outcome.standardOutput) is [String: Any])
    }

    @Test func fontsListsFamiliesAndRoles() throws {
        let outcome = try CommandRunner().run(["fonts"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.contains("Inter"))
        #expect(outcome.text.contains("Noto Color Emoji"))
    }
}
