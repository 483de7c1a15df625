import FlatlayLive
import Foundation
import TestSupport
import Testing

@testable import FlatlayCLI

/// What packages declare, on the page of `flatlay preview`: figures of templates and of code.
@Suite(.serialized) struct PackagePreviewTests {
    private let package: BuiltPackage

    init() throws { package = try BuiltPackage() }

    private func error(_ answer: ServeClient.Answer) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
    }

    @Test func figuresAreListedWithTheirPlaces() async throws {
        let preview = try package.preview()
        let list = try await package.list(EventClient(port: preview.port), build: "done")
        let entries = try #require(list["entries"] as? [[String: Any]])
        #expect(
            entries.compactMap { $0["name"] as? String } == [
                "Figures/teas.yaml", "figures/teas", "figures/badge", "figures/price-row",
            ])
        #expect(
            entries[1]["path"] as? String == package.path("Figures/figures.yaml") && entries[1]["line"] as? Int == 4)
        // The line is that of Examples/Figures/main.swift, whose program this is.
        #expect(entries[2]["path"] as? String == package.path("Code/main.swift") && entries[2]["line"] as? Int == 4)
        #expect(await preview.stop() == 0)
    }

    @Test func picturesAreThoseThatFiguresRenders() async throws {
        let environment = ["PATH": package.runner.folder.appendingPathComponent("fake").path + ":/usr/bin:/bin"]
        let rendered = try package.runner.run(["figures", "render"], environment: environment)
        #expect(rendered.exitCode == 0, "\(rendered.standardError)")
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        for (address, file) in [
            ("figures/teas.png", "teas@2x.png"), ("figures/teas.png?colorScheme=dark", "teas~dark@2x.png"),
            ("figures/badge.png", "badge@2x.png"), ("figures/badge.png?colorScheme=dark", "badge~dark@2x.png"),
            ("figures/price-row.png?scale=1", "price-row.png"), ("figures/price-row.png", "price-row@2x.png"),
        ] {
            let answer = try await preview.get("/picture/\(address)")
            #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
            #expect(answer.body == (try package.runner.data(of: "docs/\(file)")), "\(address)")
        }
        for format in ["svg", "pdf"] {
            let answer = try await preview.get("/picture/figures/badge.\(format)")
            #expect(answer.status == 200 && answer.body.starts(with: format == "svg" ? "<".utf8 : "%PDF".utf8))
        }
        let inspection = try await preview.json("/inspect/figures/price-row.png")
        #expect((inspection["size"] as? [Double])?.first == 280 && inspection["scale"] as? Double == 2)
        let nodes = try #require(inspection["nodes"] as? [[String: Any]])
        #expect(nodes.contains { ($0["lines"] as? [String]) == ["Green tea"] })
        #expect(nodes.first?["path"] as? String == package.path("Code/main.swift"))
        #expect(nodes.first?["line"] as? Int == 8)
        #expect(nodes.allSatisfy { $0["path"] != nil && $0["line"] != nil })
        // The lines of Examples/Figures/main.swift.
        let tea = try #require(nodes.first { ($0["lines"] as? [String]) == ["Green tea"] })
        #expect(tea["line"] as? Int == 10 && tea["file"] as? String == "main.swift")
        #expect(tea["path"] as? String == package.path("Code/main.swift"))
        // Those of a template.
        let teas = try await preview.json("/inspect/figures/teas.png")
        let green = try #require((teas["nodes"] as? [[String: Any]])?.first { ($0["lines"] as? [String]) == ["Green"] })
        #expect(green["line"] as? Int == 3 && green["path"] as? String == package.path("Figures/teas.yaml"))
        #expect(await preview.stop() == 0)
    }

    @Test func choicesThatPicturesLackAreErrorsOfTheAddress() async throws {
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        for (query, message) in [
            ("device=nokia", "nokia"), ("scale=4", "'4' is no value of 'scale'; these are: 1, 2, 3"),
            ("colorScheme=pink", "'pink' is no value of 'colorScheme'; these are: light, dark"),
            ("locale=de%2FDE", "is no locale"), ("variant=wide", "pictures of code have no 'variant'"),
            ("data.title=Hello", "pictures of code have no 'data.title'"),
        ] {
            for name in ["badge", "teas"] {
                let answer = try await preview.get("/picture/figures/\(name).png?\(query)")
                #expect(answer.status == 400, "\(name) \(query)")
                let detail = try error(answer)["detail"] as? String
                #expect(detail?.contains(message) == true, "\(name) \(query): \(detail ?? "")")
            }
        }
        #expect(try await preview.get("/picture/figures/badge.png?contentSize=xxxLarge").status == 200)
        #expect(try await preview.get("/picture/figures/teas.png?device=phone&direction=rightToLeft").status == 200)
        #expect(try await preview.get("/picture/figures/other.png").status == 404)
        #expect(await preview.stop() == 0)
    }

    @Test func aBuildThatFailsSaysWhere() async throws {
        let preview = try package.preview()
        let events = try EventClient(port: preview.port)
        _ = try await package.list(events, build: "done")
        #expect(try await preview.get("/picture/figures/badge.png").status == 200)
        let file = package.path("Code/main.swift")
        try package.runner.write(
            """
            Building for debugging...
            \(file):3:7: error: cannot find 'Badge' in scope
             1 | import FlatlayFigures
             3 |     x Badge()
               |       `- error: cannot find 'Badge' in scope
            \(file):9:1: error: expected '}'

            """, to: "fake/error")
        try package.save()
        let failed = try await package.list(events, build: "failed")
        let problem = try #require(failed["problem"] as? [String: Any])
        #expect(problem["detail"] as? String == "cannot find 'Badge' in scope")
        // The pictures of before are still there, and say what is wrong.
        #expect((failed["entries"] as? [[String: Any]])?.count == 4)
        let answer = try await preview.get("/picture/figures/badge.png")
        #expect(answer.status == 422)
        let detail = try error(answer)
        #expect(detail["file"] as? String == "Code/main.swift" && detail["path"] as? String == file)
        #expect(detail["line"] as? Int == 3 && detail["column"] as? Int == 7)
        #expect((detail["excerpt"] as? String)?.hasSuffix("`- error: cannot find 'Badge' in scope") == true)
        #expect((detail["furtherErrors"] as? [[String: Any]])?.first?["line"] as? Int == 9)
        // Figures of templates need no program.
        #expect(try await preview.get("/picture/figures/teas.png").status == 200)

        try FileManager.default.removeItem(at: package.runner.folder.appendingPathComponent("fake/error"))
        try package.save()
        _ = try await package.list(events, build: "done")
        #expect(try await preview.get("/picture/figures/badge.png").status == 200)
        #expect(await preview.stop() == 0)
    }

    @Test func aMistakeInTheManifestTakesNoPictureAway() async throws {
        let preview = try package.preview()
        let events = try EventClient(port: preview.port)
        let before = try await package.list(events, build: "done")
        let manifest = package.path("Package.swift")
        try package.runner.write(
            """
            error: 'tea': Invalid manifest (compiled with: ["swiftc"])
            \(manifest):2:9: error: type 'Target' has no member 'executable'
            1 | // swift-tools-version: 6.1
            2 | targets(.executable)
              |         `- error: type 'Target' has no member 'executable'
            error: invalid manifests at [<AbsolutePath:"/tea">]

            """, to: "fake/mistake")
        try package.runner.write("// swift-tools-version: 6.1\ntargets(.executable)\n", to: "Package.swift")
        let failed = try await package.list(events, build: "failed")
        let names = { (list: [String: Any]) in (list["entries"] as? [[String: Any]])?.map { $0["name"] as? String } }
        #expect(names(failed) == names(before) && names(failed)?.count == 4)
        let problem = try #require(failed["problem"] as? [String: Any])
        #expect(problem["detail"] as? String == "type 'Target' has no member 'executable'")
        let answer = try await preview.get("/picture/figures/badge.png")
        #expect(answer.status == 422)
        let detail = try error(answer)
        #expect(detail["file"] as? String == "Package.swift" && detail["path"] as? String == manifest)
        #expect(detail["line"] as? Int == 2 && detail["column"] as? Int == 9)
        #expect((detail["excerpt"] as? String)?.contains("targets(.executable)") == true)
        #expect(try await preview.get("/picture/figures/teas.png").status == 200)

        // The code is followed meanwhile, and so is the manifest.
        try FileManager.default.removeItem(at: package.runner.folder.appendingPathComponent("fake/mistake"))
        try package.save()
        _ = try await package.list(events, build: "done")
        #expect(try await preview.get("/picture/figures/badge.png").status == 200)
        #expect(await preview.stop() == 0)
    }

    @Test func aPlanOfAnotherPackageIsMadeAnew() async throws {
        // SwiftPM says this once, if the last build in the folder was of another package.
        try package.runner.write(
            "Building for debugging...\nerror: No target named 'FigureExamples-debug.exe' in build description\n",
            to: "fake/error")
        try package.runner.write("", to: "fake/once")
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        #expect(try package.runner.data(of: "fake/builds") == Data("built\nbuilt\n".utf8))
        #expect(await preview.stop() == 0)
    }

    @Test func figuresOfTemplatesFollowTheirFiles() async throws {
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        // It is told of changes after the build alone.
        let events = try EventClient(port: preview.port)
        _ = try await package.list(events, build: "done")
        let before = try await preview.get("/picture/figures/teas.png").body
        let builds = try package.runner.data(of: "fake/builds")
        try package.runner.write(
            BuiltPackage.template.replacingOccurrences(of: "Green", with: "White tea"), to: "Figures/teas.yaml")
        let change = try await events.next("change")
        #expect(change.data.contains("\"figures/teas\"") && !change.data.contains("badge"))
        #expect(try await preview.get("/picture/figures/teas.png").body != before)
        #expect(try package.runner.data(of: "fake/builds") == builds)
        // A figure that is added to the list.
        try package.runner.write(
            "folder: docs\nfigures:\n  - { name: others, template: Figures/teas.yaml, alt: Two teas }\n",
            to: "Figures/figures.yaml")
        var names: [String] = []
        while !names.contains("figures/others") {
            let list = try await package.list(events, build: "done")
            names = (list["entries"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        }
        #expect(!names.contains("figures/badge") && !names.contains("figures/teas"))
        // A mistake in the list takes no figure away.
        try package.runner.write("folder: docs\nfigures: [\n", to: "Figures/figures.yaml")
        let broken = try await package.list(events, build: "failed")
        names = (broken["entries"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        #expect(names.contains("figures/others"), "\(broken)")
        #expect(try await preview.get("/picture/figures/others.png").status == 200)
        // The manifest was the same in all builds.
        #expect(try package.runner.data(of: "fake/descriptions") == Data("described\n".utf8))
        #expect(await preview.stop() == 0)
    }

    /// A program that answers the list and then does something else.
    private func program(then commands: String, first: String = "") -> String {
        """
        #!/bin/sh
        \(first)
        while read line; do
        case "$line" in
        *'"list"'*) echo '\(Self.list)' ;;
        *) \(commands) ;;
        esac
        done

        """
    }

    private static var list: String {
        #"{"version":"\#(version)","count":0,"isChoiceInvalid":false,"warnings":[],"pictures":"#
            + #"[{"name":"one","file":"FigureExamples/main.swift","line":1}]}"#
    }

    private static let version: String = {
        let outcome = try? CommandRunner().run(["--version"])
        return outcome?.text.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }()

    @Test func programsThatCrashAreStartedAgain() async throws {
        try package.script(
            program(
                then: """
                    echo 'Sources/Row.swift:9: Fatal error: Index out of range' >&2
                    # Swift goes on with all threads and libraries.
                    seq -f '%.0f 0x7f1157000000 libc.so.6' 1 1500 >&2
                    kill -SEGV $$
                    """),
            to: "fake/FigureExamples")
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        for _ in 0..<3 {
            let answer = try await preview.get("/picture/figures/one.png")
            #expect(answer.status == 422)
            let problem = try error(answer)
            #expect(problem["detail"] as? String == "one: the program crashed (signal 11)")
            #expect((problem["excerpt"] as? String)?.contains("Fatal error: Index out of range") == true)
            #expect(problem["path"] as? String == package.path("Code/main.swift"))
        }
        #expect(try await preview.get("/picture/figures/teas.png").status == 200)
        #expect(await preview.stop() == 0)
    }

    @Test(
        "programs of other versions are refused",
        arguments: [
            "#!/bin/sh\nread line\necho nonsense\n", "#!/bin/sh\nexit 3\n",
            "#!/bin/sh\nread line\necho '{\"version\":\"0.0.1\",\"count\":0,\"isChoiceInvalid\":false,\"warnings\":[]}'\nread line\n",
            "#!/bin/sh\nread line\necho '{\"version\":\"9\",\"count\":-1,\"isChoiceInvalid\":false,\"warnings\":[]}'\nread line\n",
        ])
    func otherPrograms(_ text: String) async throws {
        try package.script(text, to: "fake/FigureExamples")
        let preview = try package.preview()
        let list = try await package.list(EventClient(port: preview.port), build: "failed")
        let problem = try #require(list["problem"] as? [String: Any])
        let detail = try #require(problem["detail"] as? String)
        #expect(
            detail.contains("version") || detail.contains("ended with code 3") || detail.contains("0.0.1"), "\(detail)")
        #expect(try await preview.get("/picture/figures/teas.png").status == 200)
        #expect(await preview.stop() == 0)
    }

    @Test func anAnswerWithoutAPictureIsNone() async throws {
        try package.script(program(then: "echo '\(Self.list)'"), to: "fake/FigureExamples")
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        let answer = try await preview.get("/picture/figures/one.png")
        #expect(answer.status == 422)
        #expect(try error(answer)["detail"] as? String == "one: the program answered without a picture")
        #expect(await preview.stop() == 0)
    }

    @Test func nothingIsBuiltForTemplatesOnly() async throws {
        let preview = try package.preview([".", "--templates-only"])
        let event = try await EventClient(port: preview.port).next("list")
        #expect(!event.data.contains("\"build\"") && !event.data.contains("badge"))
        #expect(await preview.stop() == 0)
        #expect(!FileManager.default.fileExists(atPath: package.path("fake/builds")))
    }

    @Test func nodesWithoutAPlaceHaveThatOfTheDeclaration() async throws {
        let node = { (place: String) in
            #"{"name":"view","frame":[0,0,1,1],"lines":[],"fonts":[],"colors":[],"isTruncated":false\#(place)}"#
        }
        let page =
            #"{"size":[1,1],"scale":2,"outlines":[],"warnings":[],"variants":[],"hasFocus":false,"nodes":["#
            + [node(""), node(#","file":"FigureExamples/main.swift","line":7"#), node("")].joined(separator: ",") + "]}"
        let answer =
            #"{"version":"\#(Self.version)","count":\#(page.utf8.count),"isChoiceInvalid":false,"warnings":[]}"#
        try package.script(
            program(then: "printf '%s\\n%s' '\(answer)' '\(page)'"), to: "fake/FigureExamples")
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        let inspection = try await preview.json("/inspect/figures/one.png")
        let nodes = try #require(inspection["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0["line"] as? Int } == [1, 7, 1])
        #expect(nodes.allSatisfy { $0["path"] as? String == package.path("Code/main.swift") })
        #expect(nodes.allSatisfy { $0["file"] as? String == "main.swift" })
        #expect(await preview.stop() == 0)
    }

    @Test func aProgramThatHangsIsEnded() throws {
        try package.script(program(then: "exec sleep 1000", first: "echo $$ > drawing"), to: "fake/FigureExamples")
        let folder = package.runner.folder.path
        let pool = LivePool(program: folder + "/fake/FigureExamples", arguments: [], folder: folder)
        #expect(LivePool.seconds == 60)
        #expect(try pool.ask(LiveRequest(.list)).answer.pictures?.count == 1)
        let process = try #require(
            Int32(
                String(decoding: package.runner.data(of: "drawing"), as: UTF8.self).trimmingCharacters(in: .newlines)))
        #expect(kill(process, 0) == 0)
        let failure = #expect(throws: AskedProgram.Failure.self) {
            try pool.ask(LiveRequest(.picture, name: "one"), seconds: 0)
        }
        #expect(failure?.message == "drawing took longer than 0 seconds; the program was ended")
        #expect(kill(process, 0) == -1)
    }

    @Test func aProgramThatClosesItsOutputAndLivesOnIsEnded() async throws {
        try package.script(
            program(then: "echo $$ > drawing; exec sleep 100 >&-"), to: "fake/FigureExamples")
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        let answer = try await preview.get("/picture/figures/one.png")
        #expect(answer.status == 422)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("closed its output without ending"))
        let process = Int32(
            String(
                decoding: try package.runner.data(of: "drawing"), as: UTF8.self
            ).trimmingCharacters(in: .newlines))
        #expect(kill(try #require(process), 0) == -1)
        #expect(await preview.stop() == 0)
    }

    @Test func stoppingEndsAProgramThatDraws() async throws {
        try package.script(
            program(then: "echo $$ > drawing; exec sleep 100"), to: "fake/FigureExamples")
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        let client = ServeClient(address: preview.address)
        async let answer = client.get("/picture/figures/one.png")
        let file = package.runner.folder.appendingPathComponent("drawing")
        #expect(try await waitUntil { FileManager.default.fileExists(atPath: file.path) })
        #expect(await preview.stop() == 0)
        _ = try? await answer
        let process = try #require(
            Int32(
                String(decoding: Data(contentsOf: file), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        )
        #expect(kill(process, 0) == -1)
    }
}
