import Foundation
import Testing

@Suite struct RenderCommandTests {
    /// A template small enough to read at a glance.
    static let hello = """
        canvas: { width: 100, height: 40, background: white }
        data: { words: [one, two] }
        sections:
          - items: words
            cell: { text: "{{ item }}", font: { size: 12 } }
            layout: { group: { size: [100%, 20], horizontal: [{ size: [50%, 100%] }] } }

        """

    @Test func writesToTheOutputFolderAndSaysSo() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        let size = try runner.data(of: "Output/hello.png").count
        #expect(outcome.text == "Output/hello.png  \(ByteCountText.of(size))\n")
        #expect(outcome.standardError.isEmpty)
    }

    @Test func writesEveryFormat() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml", "--format", "png,svg,pdf", "-o", "pictures/"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(try runner.data(of: "pictures/hello.png").starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(try runner.data(of: "pictures/hello.svg").starts(with: Data("<svg".utf8)))
        #expect(try runner.data(of: "pictures/hello.pdf").starts(with: Data("%PDF-".utf8)))
    }

    @Test func theEndingOfTheFileDecidesTheFormat() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        #expect(try runner.run(["render", "hello.yaml", "-o", "x.pdf"]).exitCode == 0)
        #expect(try runner.data(of: "x.pdf").starts(with: Data("%PDF-".utf8)))
    }

    @Test func devicesAndViewportsDecideWhatIsSeen() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        func header(_ options: String...) throws -> String {
            let outcome = try runner.run(["render", "hello.yaml", "--dump", "display-list"] + options)
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            return String(outcome.text.prefix { $0 != "\n" })
        }
        #expect(try header() == "display-list 100 40")
        #expect(try header("--viewport", "80x60") == "display-list 80 60")
        #expect(try header("--device", "iphone-16-pro") == "display-list 402 874")
        #expect(try header("--device", "TV", "--width", "640") == "display-list 640 1080")
        for (options, message) in [
            (["--device", "iphone-16-por"], "did you mean 'iphone-16-pro'?"),
            (["--viewport", "80"], "--viewport"), (["--viewport", "0x60"], "--viewport"),
            (["--device", "tv", "--viewport", "80x60"], "--device and --viewport both set"),
        ] {
            let outcome = try runner.run(["render", "hello.yaml"] + options)
            #expect(outcome.exitCode == 2)
            #expect(outcome.standardError.contains(message), "\(options)")
        }
        #expect(!runner.exists("Output"))
    }

    @Test func framesAreOutlinedOnDemand() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let plain = try runner.run(["render", "hello.yaml", "--dump", "tree"])
        let outlined = try runner.run(["render", "hello.yaml", "--dump", "tree", "--show-frames"])
        #expect(outlined.exitCode == 0, "\(outlined.standardError)")
        #expect(!plain.text.contains("frame-cell-0-1"))
        #expect(outlined.text.contains("frame-cell-0-1"))
    }

    @Test func readsStandardInputAndWritesStandardOutput() throws {
        let runner = try CommandRunner()
        let outcome = try runner.run(["render", "-", "-o", "-"], input: Data(Self.hello.utf8))
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.standardOutput.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(!runner.exists("Output"))
    }

    @Test func quietPrintsNothing() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml", "--quiet"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput.isEmpty && outcome.standardError.isEmpty)
        #expect(runner.exists("Output/hello.png"))
    }

    @Test func dumpsFrames() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml", "--dump", "frames"])
        #expect(outcome.text == "content 100 20\nc 0.0 0 0 50 20\nc 0.1 50 0 50 20\n")
        #expect(!runner.exists("Output"))
    }

    @Test(arguments: [
        ("x.png", "\u{89}PNG"), ("x.webp", "RIFF"), ("x.jpg", "\u{ff}\u{d8}\u{ff}"), ("x.JPEG", "\u{ff}\u{d8}\u{ff}"),
        ("x.avif", "\0\0\0\u{20}ftypavif"),
    ])
    func endingsOfFilesNameFormats(name: String, start: String) throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml", "-o", name])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(try runner.data(of: name).starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }

    @Test func formatsWithLossHaveAQuality() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        for quality in ["100", "5"] {
            let arguments = ["hello.yaml", "--format", "webp,jpeg,avif", "--quality", quality, "-o", "q\(quality)/"]
            #expect(try runner.run(["render"] + arguments).exitCode == 0)
        }
        for ending in ["webp", "jpeg", "avif"] {
            let (good, poor) = try (runner.data(of: "q100/hello.\(ending)"), runner.data(of: "q5/hello.\(ending)"))
            #expect(poor.count < good.count, "\(ending)")
        }
    }

    @Test(arguments: [
        (
            ["--quality", "50"],
            "flatlay: --quality is for .webp, .jpeg and .avif files; leave it out, or add one of them to the formats\n"
        ),
        (["-o", "x.webp", "--quality", "101"], "Error: --quality takes a whole number from 0 to 100\n"),
    ])
    func aQualityThatChangesNothingIsRefused(arguments: [String], message: String) throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml"] + arguments)
        #expect(outcome.exitCode == 2 && outcome.standardError.hasPrefix(message), "\(outcome.standardError)")
        #expect(!runner.exists("Output") && !runner.exists("x.webp"))
    }

    @Test func dumpsTheDisplayListAndTheTree() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let list = try runner.run(["render", "hello.yaml", "--dump", "display-list"]).text
        #expect(list.hasPrefix("display-list 100 40\n"))
        #expect(list.contains("glyphs \"one\" Inter Regular 12 at "))
        let tree = try runner.run(["render", "hello.yaml", "--dump", "tree"]).text
        #expect(tree.contains("cell-0-1 50 0 50 20"))
    }

    @Test func colorSchemeBothWritesTwoPictures() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        #expect(try runner.run(["render", "hello.yaml", "--color-scheme", "both"]).exitCode == 0)
        #expect(try runner.data(of: "Output/hello-light.png") != runner.data(of: "Output/hello-dark.png"))
    }

    @Test(arguments: [("--content-size", "accessibility5", 53), ("--dynamic-type", "XSMALL", 14)])
    func contentSizeDecidesTheSizeOfText(option: String, name: String, size: Int) throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello.replacingOccurrences(of: "{ size: 12 }", with: "body"), to: "hello.yaml")
        let list = try runner.run(["render", "hello.yaml", "--dump", "display-list", option, name]).text
        #expect(list.contains("Inter Regular \(size) at "), "\(list)")
    }

    @Test func anUnknownContentSizeIsAnErrorThatNamesAllOfThem() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml", "--content-size", "huge"])
        #expect(outcome.exitCode != 0 && outcome.standardError.contains("xxxLarge"))
    }

    @Test func scaleMultipliesThePixels() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        #expect(try runner.run(["render", "hello.yaml", "--scale", "3", "-o", "x.png"]).exitCode == 0)
        let header = try runner.data(of: "x.png")[16..<24]
        #expect(Array(header) == [0, 0, 1, 44, 0, 0, 0, 120])
    }

    @Test func widthReplacesTheTemplates() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let text = try runner.run(["render", "hello.yaml", "--width", "200", "--dump", "frames"]).text
        #expect(text.hasPrefix("content 200 20\nc 0.0 0 0 100 20\n"))
    }

    @Test func setOverridesAValue() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        let text = try runner.run(
            ["render", "hello.yaml", "--set", "canvas.width=60", "--dump", "frames"]
        ).text
        #expect(text.hasPrefix("content 60 20\n"))
    }

    @Test func dataReplacesTheTemplatesData() throws {
        let runner = try CommandRunner()
        try runner.write(Self.hello, to: "hello.yaml")
        try runner.write(#"{"words": ["a", "b", "c"]}"#, to: "other.json")
        let text = try runner.run(["render", "hello.yaml", "--data", "other.json", "--dump", "frames"]).text
        #expect(text.contains("c 0.2 0 20 50 20"))
    }
}

/// The text that the command prints for a number of bytes below a megabyte.
enum ByteCountText {
    static func of(_ count: Int) -> String {
        guard count >= 1000 else { return "\(count) bytes" }
        let tenths = Int((Double(count) / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) KB"
    }
}
