import Foundation
import Testing

/// Messages of the command, and the names of its files.
@Suite("Messages of the command") struct CommandMessageTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var arguments: [String]
        var code: Int32
        var message: String
        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(
            name: "near command", arguments: ["rendr", "hello.yaml"], code: 2,
            message:
                "flatlay: 'rendr' is not a command; did you mean 'render'? Commands are new, init, previews, preview, render, animate, batch, serve, check, compare, snapshots, figures, fonts, schema, help\n"
        ),
        Row(
            name: "template as command", arguments: ["hello.yaml"], code: 2,
            message:
                "flatlay: 'hello.yaml' is not a command; did you mean 'flatlay render hello.yaml'? Commands are new, init, previews, preview, render, animate, batch, serve, check, compare, snapshots, figures, fonts, schema, help\n"
        ),
        Row(
            name: "help of a near command", arguments: ["help", "bacth"], code: 2,
            message:
                "flatlay: 'bacth' is not a command; did you mean 'batch'? Commands are new, init, previews, preview, render, animate, batch, serve, check, compare, snapshots, figures, fonts, schema, help\n"
        ),
        Row(
            name: "unknown variant", arguments: ["render", "variants.yaml", "--variant", "larg"], code: 3,
            message: "variants.yaml:3:3: unknown variant 'larg'; did you mean 'large'? Variants: large, tiny\n"),
        Row(
            name: "far variant", arguments: ["render", "variants.yaml", "--variant", "xyz"], code: 3,
            message: "variants.yaml:3:3: unknown variant 'xyz'; variants: large, tiny\n"),
        Row(
            name: "no variants", arguments: ["render", "hello.yaml", "--variant", "xyz"], code: 3,
            message: "hello.yaml:1:1: unknown variant 'xyz'; the template has no variants\n"),
        Row(
            name: "placeholder without quotes", arguments: ["render", "quotes.yaml"], code: 3,
            message: "quotes.yaml:4:22: the placeholder {{ item }} in sections[0].cell.text needs quotes, since braces "
                + "mean a mapping in YAML; write \"{{ item }}\"\n"),
        Row(
            name: "text that starts with a placeholder", arguments: ["render", "start.yaml"], code: 3,
            message: "; put a text that starts with {{ into quotes\n"),
        Row(
            name: "image above the folder", arguments: ["render", "above.yaml"], code: 3,
            message: "; move it there, or allow its folder (--allow-path)\n"),
        Row(
            name: "image without its extension that is an SVG", arguments: ["render", "bare.yaml"], code: 3,
            message:
                "unknown image file 'logo' in sections[0].cell.image; did you mean 'logo.svg'?\n"),
        Row(
            name: "image without its extension", arguments: ["render", "ending.yaml"], code: 3,
            message: "unknown image file 'photo' in sections[0].cell.image; did you mean 'photo.png'?\n"),
        Row(
            name: "image of another format", arguments: ["render", "bmp.yaml"], code: 3,
            message: "image 'photo.bmp' is not PNG, JPEG, WebP, AVIF, GIF or SVG; convert it to one of them\n"),
        Row(
            name: "dump into an image", arguments: ["render", "hello.yaml", "--dump", "tree", "-o", "e.png"], code: 2,
            message:
                "flatlay: --dump tree writes text, and 'e.png' is the name of an image; end -o in .txt, or leave --dump out\n"
        ),
        Row(
            name: "dump of an animation into an animation",
            arguments: ["animate", "hello.yaml", "--dump", "-o", "e.webp"], code: 2,
            message:
                "flatlay: --dump writes text, and 'e.webp' is the name of an image; end -o in .txt, or leave --dump out\n"
        ),
        Row(
            name: "dump with a format", arguments: ["render", "hello.yaml", "--dump", "tree", "--format", "svg"],
            code: 2,
            message: "flatlay: --dump tree writes text; leave --format out\n"),
        Row(
            name: "several dumps into one file",
            arguments: ["render", "hello.yaml", "variants.yaml", "--dump", "tree", "-o", "e.txt"], code: 2,
            message: "flatlay: 2 images need a folder; end -o with '/'\n"),
        Row(
            name: "folder that is a file", arguments: ["render", "hello.yaml", "-o", "hello.yaml/"], code: 1,
            message: "flatlay: hello: can't write hello.yaml/: hello.yaml is a file, not a folder; name another\n"),
    ]

    private func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        let hello = RenderCommandTests.hello
        try runner.write(hello, to: "hello.yaml")
        try runner.write(
            "extends: hello.yaml\nvariants:\n  large: { canvas: { width: 200 } }\n  tiny: { canvas: { width: 20 } }\n",
            to: "variants.yaml")
        for (name, text) in [
            ("quotes", "text: {{ item }}"), ("start", "text: {{ item }} and more"), ("above", "image: ../x.png"),
            ("bare", "image: logo"), ("ending", "image: photo"), ("bmp", "image: photo.bmp"),
        ] {
            try runner.write(
                """
                canvas: { width: 100, height: 40 }
                data: { words: [one, two] }
                sections:
                  - { cell: { \(text) }, items: words, layout: { grid: { columns: 1, itemHeight: 20 } } }

                """, to: name + ".yaml")
        }
        try runner.write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'/>", to: "logo.svg")
        try runner.write("BM", to: "photo.bmp")
        try FileManager.default.copyItem(
            at: CommandRunner.root.appendingPathComponent("Output/tags.png"),
            to: runner.folder.appendingPathComponent("photo.png"))
        return runner
    }

    @Test(arguments: rows) func message(_ row: Row) throws {
        let runner = try runner()
        let outcome = try runner.run(row.arguments)
        #expect(outcome.exitCode == row.code)
        #expect(outcome.standardError.contains(row.message), "\(outcome.standardError)")
        #expect(outcome.standardOutput.isEmpty)
        #expect(!runner.exists("e.png") && !runner.exists("e.txt"))
    }

    @Test("both colour schemes are named by the same rule, for files, folders and scales")
    func schemeNames() throws {
        let runner = try runner()
        try runner.write(RenderCommandTests.hello, to: "card@2x.yaml")
        for (arguments, names) in [
            (["hello.yaml", "-o", "x@2x.png"], ["x-light@2x.png", "x-dark@2x.png"]),
            (["hello.yaml", "-o", "x.svg"], ["x-light.svg", "x-dark.svg"]),
            (["hello.yaml", "-o", "a.b@x.png"], ["a.b@x-light.png", "a.b@x-dark.png"]),
            (["hello.yaml", "-o", "x", "--format", "png"], ["x-light", "x-dark"]),
            (["card@2x.yaml"], ["Output/card-light@2x.png", "Output/card-dark@2x.png"]),
        ] {
            let outcome = try runner.run(["render", "--color-scheme", "both"] + arguments)
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            #expect(outcome.text.split(separator: "\n").map { $0.prefix { $0 != " " } } == names.map { $0[...] })
            #expect(try runner.data(of: names[0]) != runner.data(of: names[1]))
        }
        let outcome = try runner.run(
            ["render", "hello.yaml", "--color-scheme", "both", "--format", "png,svg", "-o", "x.png"])
        #expect(outcome.standardError == "flatlay: 4 images need a folder; end -o with '/'\n")
    }

    @Test("a dump in a folder is a text file")
    func dumpNames() throws {
        let runner = try runner()
        let outcome = try runner.run(["render", "hello.yaml", "--dump", "frames", "-o", "dumps/"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(try String(decoding: runner.data(of: "dumps/hello-frames.txt"), as: UTF8.self).hasPrefix("content "))
    }

    /// The parser's description of its own options.
    private struct Help: Decodable {
        struct Command: Decodable {
            var commandName: String
            var subcommands: [Command]?
            var arguments: [Argument]?
        }
        struct Argument: Decodable {
            struct Name: Decodable {
                var kind: String
                var name: String
            }
            var kind: String
            var isRepeating: Bool
            var names: [Name]?
        }
        var command: Command
    }

    @Test("every option with a single value is an error if it is given twice")
    func repetition() throws {
        let runner = try runner()
        let dump = try runner.run(["--experimental-dump-help"])
        let help = try JSONDecoder().decode(Help.self, from: dump.standardOutput)
        var count = 0
        for command in help.command.subcommands ?? [] where command.commandName != "help" {
            // A preview of what exists would run on.
            let end = command.commandName == "preview" ? ["missing.yaml"] : []
            for argument in command.arguments ?? [] where argument.kind != "positional" {
                for name in argument.names ?? [] {
                    let option = (name.kind == "short" ? "-" : "--") + name.name
                    let values = argument.kind == "option" ? ["1"] : []
                    let outcome = try runner.run(
                        [command.commandName, option] + values + [option] + values + end)
                    let message = "flatlay: \(option) is given twice; give it once, or run the command once for each\n"
                    let isRefused = argument.kind == "option" && !argument.isRepeating
                    #expect((outcome.standardError == message) == isRefused, "\(command.commandName) \(option)")
                    count += 1
                }
            }
        }
        #expect(count > 60, "all options were tried")
        let outcome = try runner.run(["render", "hello.yaml", "--device", "tv", "--device=phone"])
        #expect(outcome.exitCode == 2 && outcome.standardError.hasPrefix("flatlay: --device is given twice"))
        #expect(try runner.run(["render", "hello.yaml", "-o", "a.png", "--output", "b.png"]).exitCode == 2)
    }
}
