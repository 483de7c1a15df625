import Flatlay
import Foundation
import TestSupport
import Testing

/// `flatlay serve` as people run it: the program, a client over the network, and the files of `flatlay render`.
@Suite(.serialized) struct ServeCommandTests {
    private static let card = """
        canvas: { width: 200, height: fit, background: white }
        parameters:
          tone: { type: text, default: calm }
        data: { title: An example, tags: [a, b] }
        variants:
          wide: { canvas: { width: 400 } }
        sections:
          - items: tags
            cell: { text: "{{ title }} {{ item }} {{ tone }}", padding: 4 }
            layout: { list: {} }
        """

    private func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        try runner.write(Self.card, to: "card.yaml")
        return runner
    }

    private func detail(_ body: Data) throws -> String {
        let object = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        return try #require(object["detail"] as? String)
    }

    @Test func everyFormatIsThatOfRender() async throws {
        let runner = try runner()
        let service = try ServeProcess(runner)
        for format in ImageFormat.allCases {
            let answer = try await service.get("/card.\(format.rawValue)")
            #expect(answer.status == 200)
            let outcome = try runner.run(["render", "card.yaml", "-o", "card.\(format.rawValue)"])
            #expect(outcome.exitCode == 0)
            let file = try runner.data(of: "card.\(format.rawValue)")
            #expect(answer.body == file, "\(format)")
        }
        #expect(await service.stop() == 0)
    }

    @Test func parametersAreThoseOfRender() async throws {
        let runner = try runner()
        let service = try ServeProcess(runner)
        for (query, arguments) in [
            ("width=320&colorScheme=dark", ["--width", "320", "--color-scheme", "dark"]),
            ("scale=2&contentSize=xxLarge", ["--scale", "2", "--content-size", "xxLarge"]),
            ("variant=wide", ["--variant", "wide"]), ("device=phone", ["--device", "phone"]),
            ("data.title=Hello%20%26%3A+you", ["--set", "data.title=\"Hello &: you\""]),
            ("tone=loud&data.tags=%5B%22x%22%5D", ["--set", "tone=loud", "--set", "data.tags=[x]"]),
            (
                "canvas.background=black&direction=rightToLeft",
                [
                    "--set", "canvas.background=black", "--direction", "rightToLeft",
                ]
            ),
            (
                "png=smallest&viewport=150x80&showFrames=true",
                [
                    "--png", "smallest", "--viewport", "150x80", "--show-frames",
                ]
            ),
        ] {
            let answer = try await service.get("/card.png?" + query)
            #expect(answer.status == 200, "\(query): \(String(decoding: answer.body, as: UTF8.self))")
            let outcome = try runner.run(["render", "card.yaml", "-o", "file.png"] + arguments)
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            #expect(answer.body == (try runner.data(of: "file.png")), "\(query)")
        }
        let data = "{\"title\": \"Sent\", \"tags\": [1, 2, 3]}"
        try runner.write(data, to: "data.json")
        let answer = try await service.post("/card.svg?width=300", data)
        #expect(answer.status == 200)
        #expect(
            try runner.run(["render", "card.yaml", "-o", "file.svg", "--width", "300", "--data", "data.json"]).exitCode
                == 0)
        #expect(answer.body == (try runner.data(of: "file.svg")))
        #expect(await service.stop() == 0)
    }

    @Test func mistakesAreExplained() async throws {
        let runner = try runner()
        try runner.write("sections: [{ items: tags }]\ncanvas: { wdith: 3 }\n", to: "broken.yaml")
        let service = try ServeProcess(runner, ["--pixel-limit", "100000"])
        for (target, status, message) in [
            ("/crad.png", 404, "there is no template 'crad'; did you mean 'card'?"),
            ("/card.png?wdith=3", 400, "unknown parameter 'wdith'; did you mean 'width'?"),
            ("/card.png?tine=3", 400, "unknown parameter 'tine'; did you mean 'tone'?"),
            ("/card.png?data.titel=x", 400, "the template does not use 'titel'; did you mean 'title'?"),
            ("/card.png?width=no", 400, "'width' should be a number above 0; found the text 'no'"),
            ("/card.png?width=-3", 400, "'width' should be a number above 0"),
            ("/card.png?colorScheme=drak", 400, "did you mean 'dark'?"),
            ("/card.png?quality=3", 400, "'quality' is for"),
            ("/card.png?template=x", 400, "unknown parameter 'template'"),
            ("/card.png?output=x.png", 400, "unknown parameter 'output'"),
            ("/card.png?data=card.yaml", 400, "'data' can't be read as JSON"),
            ("/card.png?canvas.wdith=3", 422, "did you mean 'width'?"),
            ("/card.png?variant=wied", 422, "did you mean 'wide'?"),
            ("/card.png?scale=100", 413, "over the limit of 100000"), ("/card.png?width=1e9", 413, "over the limit"),
            ("/broken.png", 500, "needs the key 'cell'"), ("/broken.png?data.tags=1", 500, "needs the key 'cell'"),
        ] {
            let answer = try await service.get(target)
            let text = try detail(answer.body)
            #expect(answer.status == status && text.contains(message), "\(target): \(answer.status) \(text)")
            #expect(answer.type == "application/problem+json")
        }
        let sent = try await service.post("/card.png", "{\"title\": }")
        #expect(sent.status == 400)
        #expect(try detail(sent.body).contains("the data can't be read as JSON"))
        #expect(try await service.post("/card.png?data=%7B%7D", "{}").status == 400)
        let missing = try await service.post("/card.png", "{\"title\": \"x\"}")
        #expect(missing.status == 422)
        #expect(try detail(missing.body).contains("the data has no 'tags'"))
        #expect(await service.stop(SIGINT) == 0)
        for line in try service.logs().split(separator: "\n") {
            #expect(throws: Never.self) { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
    }

    @Test func aChangedTemplateIsReadAgain() async throws {
        let runner = try runner()
        let service = try ServeProcess(runner)
        let first = try await service.get("/card.svg").body
        #expect(try await service.get("/card.svg").body == first)
        try runner.write(Self.card.replacingOccurrences(of: "width: 200", with: "width: 222"), to: "card.yaml")
        let second = try await service.get("/card.svg").body
        #expect(String(decoding: second, as: UTF8.self).contains("width=\"222\""))
        #expect(await service.stop() == 0)
    }

    @Test func stoppingFinishesWhatIsUnderWay() async throws {
        let runner = try runner()
        // Many rows take a second or so to draw.
        let service = try ServeProcess(runner, ["--time-limit", "60"])
        let rows = "[" + (0..<6000).map(String.init).joined(separator: ",") + "]"
        let client = service.client
        async let answer = client.post("/card.png", "{\"title\": \"x\", \"tags\": \(rows)}")
        let isUnderWay = try await waitUntil {
            let metrics = try await service.get("/metrics").body
            return String(decoding: metrics, as: UTF8.self).contains("\nflatlay_rendering_pictures 1\n")
        }
        #expect(isUnderWay)
        let code = await service.stop()
        #expect(try await answer.status == 200)
        #expect(code == 0)
    }

    @Test func wrongCommandLinesAreExplained() async throws {
        let runner = try runner()
        try runner.write("short\n", to: "keys")
        for (arguments, code, message) in [
            (["--template-folder", "missing"], 2, "'missing' is not a folder"),
            (["--template-folder", ".", "--port", "70000"], 2, "--port takes a whole number from 0 to 65535"),
            (["--template-folder", ".", "--signing-keys", "keys"], 2, "fewer than 16 characters"),
            (["--template-folder", ".", "--signing-keys", "none"], 2, "the file of keys 'none' can't be read"),
            (["--template-folder", ".", "--cache-folder", "card.yaml"], 2, "'card.yaml' is not a folder"),
            (["--template-folder", ".", "--color-scheme", "both"], 2, "choose light or dark"),
            (["--template-folder", ".", "--time-limit", "0"], 2, "--time-limit takes a number of seconds"),
        ] as [([String], Int32, String)] {
            let outcome = try runner.run(["serve"] + arguments, limit: 20)
            #expect(outcome.exitCode == code && outcome.standardError.contains(message), "\(outcome.standardError)")
        }
        let service = try ServeProcess(runner)
        let port = try #require(service.address.split(separator: ":").last)
        let second = try runner.run(["serve", "--template-folder", ".", "--port", String(port)], limit: 20)
        #expect(
            second.exitCode == 1
                && second.standardError == "flatlay: port \(port) is in use; --port takes another\n")
        #expect(await service.stop() == 0)
    }
}
