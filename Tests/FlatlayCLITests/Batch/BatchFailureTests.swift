import Foundation
import Testing

/// The answers of `flatlay batch` for failing jobs, which do not stop the others.
@Suite struct BatchFailureTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var job: String
        var message: String
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "no JSON", job: #"{"id": 1,"#,
            message: "job: line 1, column 10: this is not JSON: expected a name in quotes"),
        Case(
            name: "no object", job: "[1]",
            message: "job: line 1 is a list; a job is an object such as {\"template\": \"card.yaml\", \"data\": {…}}"),
        Case(
            name: "misspelt name", job: #"{"tempalte": "card.yaml"}"#,
            message: "job: unknown field 'tempalte'; did you mean 'template'?"),
        Case(
            name: "empty output", job: #"{"template": "card.yaml", "output": ""}"#,
            message: "job: 'output' is an empty text; give it a value, or leave it out"),
        Case(
            name: "empty template", job: #"{"template": ""}"#,
            message: "job: 'template' is an empty text; give it a value, or leave it out"),
        Case(
            name: "empty name of a data file", job: #"{"template": "card.yaml", "data": ""}"#,
            message: "job: 'data' is an empty text; give it a value, or leave it out"),
        Case(
            name: "name given twice", job: #"{"template": "card.yaml", "scale": 1, "scale": 2}"#,
            message: "job: line 1, column 39: this is not JSON: the name 'scale' is given twice; give it once"),
        Case(
            name: "unknown name", job: #"{"customer": 7}"#,
            message: "job: unknown field 'customer'; put values for --output into 'fields', and those for the "
                + "template into 'data'"),
        Case(
            name: "no template", job: "{}",
            message:
                "job: the job names no template; add \"template\": \"card.yaml\", or call the command with --template"),
        Case(
            name: "identifier that is none", job: #"{"id": [1]}"#,
            message: "job: 'id' should be a text or a number; found a list"),
        Case(
            name: "scale of zero", job: #"{"template": "card.yaml", "scale": 0}"#,
            message: "job: 'scale' should be a number above 0; found the number 0"),
        Case(
            name: "unknown format", job: #"{"template": "card.yaml", "format": "gif"}"#,
            message: "job: 'format' can't be 'gif'; known: png, svg, pdf, webp, jpeg, avif"),
        Case(
            name: "unknown device", job: #"{"template": "card.yaml", "device": "iphone-61"}"#,
            message: "job: 'device' can't be 'iphone-61'; did you mean 'iphone-16'?"),
        Case(
            name: "viewport that is none", job: #"{"template": "card.yaml", "viewport": "wide"}"#,
            message: "job: 'viewport' should be a size such as 800x600; found the text 'wide'"),
        Case(
            name: "device and viewport", job: #"{"template": "card.yaml", "device": "tv", "viewport": "8x6"}"#,
            message: "job: 'device' and 'viewport' both set the size of the image; give one of them"),
        Case(
            name: "keys that are none", job: #"{"template": "card.yaml", "keys": "sideways"}"#,
            message: "job: keys, column 1: 'sideways' is not a key; Keys are up, down, left, right, tab, backTab, "
                + "select"),
        Case(
            name: "moment and keys", job: #"{"template": "card.yaml", "keys": "up", "at": 1}"#,
            message: "job: 'keys' and 'showFrames' apply to a template without its change; leave them out, "
                + "or leave out 'at'"),
        Case(
            name: "way of the focus without keys", job: #"{"template": "card.yaml", "focusPath": true}"#,
            message: "job: 'focusPath' draws the path of 'keys'; add 'keys'"),
        Case(
            name: "quality of what loses nothing", job: #"{"template": "card.yaml", "format": "png", "quality": 9}"#,
            message: "job: 'quality' is for .webp, .jpeg and .avif files; leave it out, or give one of those formats"),
        Case(
            name: "quality that is none", job: #"{"template": "card.yaml", "format": "webp", "quality": 9.5}"#,
            message: "job: 'quality' should be a whole number from 0 to 100; found the number 9.5"),
        Case(
            name: "PNG compression of an SVG", job: #"{"template": "card.yaml", "format": "svg", "png": "small"}"#,
            message: "job: 'png' is for PNG files; leave it out, or give the format png"),
        Case(
            name: "field that is a list", job: #"{"template": "card.yaml", "fields": {"slug": []}}"#,
            message: "job: 'fields.slug' should be a text or a number; found a list"),
        Case(
            name: "template that is not there", job: #"{"template": "none.yaml"}"#,
            message: "template: file 'none.yaml' not found; check its name and its folder"),
        Case(
            name: "data that do not fit", job: #"{"template": "hello.yaml", "data": {"wrods": []}}"#,
            message: "template: the data has 'wrods', which the template does not read; it reads 'words'"),
        Case(
            name: "data file that is not there", job: #"{"template": "card.yaml", "data": "none.json"}"#,
            message: "template: file 'none.json' not found; check its name and its folder"),
        Case(
            name: "value of a path that is not there", job: #"{"template": "card.yaml", "set": {"canvas.widht": 3}}"#,
            message: "template: unknown key 'widht' in canvas; did you mean 'width'?"),
        Case(
            name: "unknown variant", job: #"{"template": "card.yaml", "variant": "wid"}"#,
            message: "template: unknown variant 'wid'; did you mean 'wide'? Variants: wide"),
        Case(
            name: "image that is too large", job: #"{"template": "card.yaml", "scale": 20000}"#,
            message: "picture: the image would have 2400000×400000 pixels, over the limit of 1000000 per side; "
                + "lower the scale, or divide the collection into several images"),
        Case(
            name: "file that can't be written", job: #"{"template": "card.yaml", "output": "card.yaml/x.png"}"#,
            message: "file: can't write card.yaml/x.png: there is no folder card.yaml; create it first"),
    ]

    @Test(arguments: cases) func isAnsweredAndStopsNobody(_ test: Case) throws {
        let batch = try BatchRunner()
        let outcome = try batch.run([test.job, #"{"id": "next", "template": "card.yaml"}"#])
        #expect(outcome.messages == [test.message, "ok"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.end == #"{"status":"done","jobs":2,"ok":1,"failed":1,"notStarted":0}"#)
        #expect(outcome.standardError == "flatlay: 1 of 2 jobs failed; their answers say why\n")
        #expect(batch.runner.exists("Output/next.png"))
    }

    @Test("an answer states the position of the error, and lists all other errors")
    func places() throws {
        let batch = try BatchRunner()
        try batch.runner.write("sectoins: []\ncanvas: { with: 3 }\n", to: "bad.yaml")
        let outcome = try batch.run([#"{"id": "b", "template": "bad.yaml"}"#])
        let answer = #"""
            {"id":"b","status":"failed","error":{"kind":"template","message":"unknown key 'sectoins'; did you mean 'sections'?",\#
            "file":"bad.yaml","line":1,"column":1},"furtherErrors":[\#
            {"kind":"template","message":"the document needs the key 'sections'",\#
            "file":"bad.yaml","line":1,"column":1},\#
            {"kind":"template","message":"unknown key 'with' in canvas; did you mean 'width'?",\#
            "file":"bad.yaml","line":2,"column":11}]}
            """#
        #expect(outcome.lines.first == answer)
    }

    @Test("lines that are too long or not text fail separately")
    func lines() throws {
        let batch = try BatchRunner()
        let long = #"{"id": "long", "data": {"name": ""# + String(repeating: "x", count: 3 << 20) + #""}}"#
        let input =
            Data((long + "\n").utf8) + Data([0x7B, 0xFF, 0x7D, 0x0A]) + Data("{\"id\": 3}\n".utf8) + Data(long.utf8)
        let outcome = try batch.run(["--template", "card.yaml", "--line-limit", "2"], input: input)
        #expect(
            outcome.messages == [
                "job: line 1 is longer than 2 MB; put its data into a file and name it in 'data', or raise --line-limit",
                "job: line 2 is not UTF-8 text; write jobs as UTF-8", "ok",
                "job: line 4 is longer than 2 MB; put its data into a file and name it in 'data', or raise --line-limit",
            ])
    }

    @Test("two jobs never write the same file; the later one fails, for any number of threads")
    func collisions() throws {
        let batch = try BatchRunner()
        let jobs = (1...30).map { #"{"id": \#($0), "output": "\#($0 % 2 == 0 ? "./out" : "out/")/\#($0 % 10).png"}"# }
        let outcome = try batch.run(["--template", "card.yaml", "--threads", "5"], jobs)
        #expect(outcome.messages.prefix(10).allSatisfy { $0 == "ok" })
        #expect(
            outcome.messages[10]
                == "file: 'out//1.png' is written by the job in line 1 as well; give each job a different file")
        #expect(outcome.messages.dropFirst(10).allSatisfy { $0.hasPrefix("file: ") })
    }

    @Test("names with placeholders that a job does not define")
    func missingFields() throws {
        let batch = try BatchRunner()
        let outcome = try batch.run(
            ["--template", "card.yaml", "-o", "out/{slug}.png"], ["{}", #"{"fields": {"slug": ""}}"#])
        #expect(
            outcome.messages == [
                "job: the name 'out/{slug}.png' needs 'slug'; add it to the job's 'fields'",
                "job: the name 'out/{slug}.png' needs 'slug', which is empty; give it a value",
            ])
    }

    static let commandLines: [(arguments: [String], message: String)] = [
        (
            ["-o", "out/x.png"],
            "Error: --output 'out/x.png' is the same for all jobs; add {id}, {hash} or the name of a field, "
                + "or end it in '/'"
        ),
        (
            ["-o", "out/{id.png"],
            "Error: --output 'out/{id.png' has an unmatched brace; placeholders look like {id}"
        ),
        (["-o", "{}.png"], "Error: --output '{}.png' has a placeholder without a name; placeholders look like {id}"),
        (["--threads", "0"], "Error: --threads takes a number from 1 to 1024"),
        (["--line-limit", "0"], "Error: --line-limit takes a number of megabytes from 1 to 1024"),
        (["--variant", "all"], "Error: --variant all gives several images; name one variant"),
        (["--color-scheme", "both"], "Error: --color-scheme both gives two images; choose light or dark"),
        (["none.jsonl"], "flatlay: 'none.jsonl' can't be read: No such file or directory"),
    ]

    @Test(arguments: commandLines) func wrongCommandLines(arguments: [String], message: String) throws {
        let outcome = try BatchRunner().run(arguments, input: Data())
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.hasPrefix(message), "\(outcome.standardError)")
        #expect(outcome.lines.isEmpty)
    }
}
