import Foundation
import Testing

@Suite("flatlay compare") struct CompareCommandTests {
    /// A folder with images: `a.png`, `b.png` with another text, `wide.png`, `a.jpeg`.
    private func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        for (name, word, width) in [("a", "Ada", 60), ("b", "Abe", 60), ("wide", "Ada", 61)] {
            try runner.write(
                "canvas: { width: \(width), background: white }\nsections: [{ cell: { text: \(word) }, items: [1] }]\n",
                to: name + ".yaml")
            let outcome = try runner.run(["render", name + ".yaml", "-o", name + ".png"])
            try #require(outcome.exitCode == 0, "\(outcome.standardError)")
        }
        try #require(try runner.run(["render", "a.yaml", "-o", "a.jpeg", "--quality", "100"]).exitCode == 0)
        return runner
    }

    @Test("the same images") func same() throws {
        let runner = try runner()
        let outcome = try runner.run(["compare", "a.png", "a.png", "-o", "difference.png"])
        #expect(outcome.exitCode == 0 && outcome.text == "the images are the same\n" && outcome.standardError == "")
        #expect(!runner.exists("difference.png"))
        #expect(
            try runner.run(["compare", "a.png", "a.png", "--json"]).text.hasSuffix(#""status":"same"}"# + "\n"))
    }

    @Test("images that differ, with a picture") func different() throws {
        let runner = try runner()
        let outcome = try runner.run(["compare", "a.png", "b.png", "-o", "difference.png"])
        #expect(outcome.exitCode == 1 && outcome.standardError == "")
        #expect(
            outcome.text.wholeMatch(
                of: #/the images differ: \d+ pixels differ by up to \d+ of 255, at .*; see difference\.png\n/#) != nil,
            "\(outcome.text)")
        #expect(try runner.data(of: "difference.png").starts(with: [0x89, 0x50, 0x4e, 0x47]))
        let json = try runner.run(["compare", "a.png", "b.png", "--json"])
        #expect(json.exitCode == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: json.standardOutput) as? [String: Any])
        #expect(object["status"] as? String == "different")
        let pixels = try #require(object["pixels"] as? [String: Any])
        #expect((pixels["regions"] as? [Any])?.isEmpty == false)
        for tolerance in [
            ["--tolerance", "255"], ["--count", "10000"], ["--perceptual", "1.5"], ["--ignore", "0,0,60,99"],
        ] {
            #expect(try runner.run(["compare", "a.png", "b.png"] + tolerance).exitCode == 0, "\(tolerance)")
        }
        for tolerance in [
            ["--tolerance", "1"], ["--count", "3"], ["--perceptual", "0.02"], ["--ignore", "0,0,1,1"],
            ["--window", "4", "--count", "2"],
        ] {
            #expect(try runner.run(["compare", "a.png", "b.png"] + tolerance).exitCode == 1, "\(tolerance)")
        }
    }

    @Test("images of different sizes, with a picture") func sizes() throws {
        let runner = try runner()
        let outcome = try runner.run(["compare", "a.png", "wide.png", "-o", "difference.png"])
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.text.wholeMatch(
                of: #/the images differ in size: 60×\d+ and 61×\d+ pixels; see difference\.png\n/#) != nil)
        #expect(runner.exists("difference.png"))
    }

    @Test("a JPEG file is compared by its pixels") func jpeg() throws {
        let runner = try runner()
        #expect(try runner.run(["compare", "a.jpeg", "a.jpeg"]).exitCode == 0)
        #expect(try runner.run(["compare", "a.png", "a.jpeg", "--tolerance", "200"]).exitCode == 0)
        #expect(try runner.run(["compare", "a.jpeg", "b.png"]).exitCode == 1)
    }

    static let faults: [(arguments: [String], message: String)] = [
        (["none.png", "a.png"], "flatlay: there is no file at none.png\n"),
        (["a.png", "none.png"], "flatlay: there is no file at none.png\n"),
        (["empty.png", "a.png"], "flatlay: empty.png has no bytes\n"),
        (
            ["pointer.png", "a.png"],
            "flatlay: pointer.png is a pointer of Git LFS, not the image; fetch the image with 'git lfs pull'\n"
        ),
        (
            ["a.yaml", "a.png"],
            "flatlay: a.yaml is neither a PNG file nor a JPEG file: it starts with \"canvas: { width:\"\n"
        ),
        (["cut.png", "a.png"], "flatlay: cut.png cannot be decoded: it ends after 100 bytes, within its chunk IDAT\n"),
        (
            ["cut.png", "cut.png"],
            "flatlay: cut.png cannot be decoded: it ends after 100 bytes, within its chunk IDAT\n"
        ),
        ([".", "a.png"], "flatlay: . cannot be read: it is a folder\n"),
        (
            ["a.png", "b.png", "-o", "a.png"],
            "flatlay: can't write a.png: it is the same file as a.png, one of the images that are compared; name another "
                + "file\n"
        ),
        (
            ["a.png", "b.png", "-o", "none/x.png"],
            "flatlay: can't write none/x.png: there is no folder none; create it first\n"
        ),
        (["a.png", "b.png", "-o", "x.svg"], "Error: -o takes the name of a PNG file, which ends in .png"),
        (["a.png", "b.png", "--tolerance", "256"], "Error: --tolerance takes a number from 0 to 255"),
        (
            ["a.png", "b.png", "--perceptual", "0.1", "--tolerance", "2"],
            "Error: --perceptual replaces --tolerance and --window; leave them out, or leave it out"
        ),
        (
            ["a.png", "b.png", "--ignore", "1,2,3"],
            "Error: The value '1,2,3' is invalid for '--ignore <ignore>': an area is x,y,width,height in pixels, such as "
                + "10,20,300,40"
        ),
    ]

    @Test("what cannot be compared is no difference") func faults() throws {
        let runner = try runner()
        try runner.write("", to: "empty.png")
        try runner.write("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", to: "pointer.png")
        try runner.data(of: "a.png").prefix(100).write(to: runner.folder.appendingPathComponent("cut.png"))
        let before = try runner.data(of: "a.png")
        for fault in Self.faults {
            let outcome = try runner.run(["compare"] + fault.arguments)
            #expect(outcome.exitCode == 2, "\(fault.arguments)")
            if fault.message.hasPrefix("Error") {
                #expect(outcome.standardError.hasPrefix(fault.message), "\(outcome.standardError)")
            } else {
                #expect(outcome.standardError == fault.message)
            }
        }
        #expect(try runner.data(of: "a.png") == before)
    }

    @Test("an image that cannot be decoded still gets a picture, of the other one") func pictureOfOne() throws {
        let runner = try runner()
        try runner.data(of: "a.png").prefix(100).write(to: runner.folder.appendingPathComponent("cut.png"))
        let outcome = try runner.run(["compare", "cut.png", "a.png", "-o", "difference.png", "--json"])
        #expect(outcome.exitCode == 2)
        #expect(
            outcome.text.contains(#""picture":"difference.png""#) && outcome.text.contains(#""status":"notComparable""#)
        )
        #expect(runner.exists("difference.png"))
    }
}
