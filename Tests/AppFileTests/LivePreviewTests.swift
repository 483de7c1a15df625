import FlatlayLive
import FlatlayPreviews
import Foundation
import Testing

/// The previews of this module, drawn on request as `flatlay preview` asks for them.
@MainActor
@Suite struct LivePreviewTests {
    private func ask(_ request: LiveRequest, _ entries: [LiveEntry]) async throws -> (LiveAnswer, Data) {
        let line = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        return await LiveProgram.answer(to: line, entries)
    }

    @Test func picturesAreThoseOfThePreviewsCommand() async throws {
        let entries = await LivePreviews.entries(of: ["AppFileTests"])
        let pictures = try #require(try await ask(LiveRequest(.list), entries).0.pictures)
        let countdown = try #require(pictures.first { $0.name == "AppFileTests/CountdownView-Countdown" })
        #expect(countdown.file == "AppFileTests/CountdownView.swift" && countdown.line == 17)
        #expect(Set(pictures.map(\.name)).count == pictures.count)
        let previews = try await Previews.all(in: "AppFileTests")
        try #require(previews.count == pictures.count && previews.count > 10)
        for (preview, picture) in zip(previews, pictures) {
            let (answer, bytes) = try await ask(LiveRequest(.picture, name: picture.name), entries)
            #expect(answer.error == nil && answer.count == bytes.count)
            #expect(try bytes == preview.renderer(on: .iPhone16).pngData(), "\(picture.name)")
            let (described, page) = try await ask(LiveRequest(.inspection, name: picture.name), entries)
            #expect(described.error == nil)
            let inspection = try JSONDecoder().decode(InspectionPage.self, from: page)
            #expect(inspection.scale == 2 && !inspection.nodes.isEmpty)
        }
    }

    @Test func choicesChangePictures() async throws {
        let entries = await LivePreviews.entries(of: ["AppFileTests"])
        let name = "AppFileTests/FilmsScreen-Films"
        var seen: Set<Data> = []
        for choices in [
            [:], ["colorScheme": "dark"], ["contentSize": "accessibility3"], ["direction": "rightToLeft"],
            ["scale": "3"],
        ] {
            let (answer, bytes) = try await ask(LiveRequest(.picture, name: name, choices: choices), entries)
            #expect(answer.error == nil)
            #expect(seen.insert(bytes).inserted, "\(choices)")
        }
        for format in ["svg", "pdf"] {
            #expect(try await !ask(LiveRequest(.picture, name: name, format: format), entries).1.isEmpty)
        }
    }

    @Test func requestsThatAreWrongAreAnswered() async throws {
        let entries = await LivePreviews.entries(of: ["AppFileTests"])
        let name = "AppFileTests/FilmsScreen-Films"
        for request in [
            LiveRequest(.picture, name: "other"), LiveRequest(.picture, name: name, format: "bmp"),
            LiveRequest(.picture, name: name, choices: ["device": "nokia"]),
            LiveRequest(.inspection, name: name, choices: ["keys": "down"]),
        ] {
            let (answer, bytes) = try await ask(request, entries)
            #expect(answer.error != nil && answer.isChoiceInvalid && bytes.isEmpty)
        }
        for line in ["", "nonsense", "{}", "[1]", #"{"subject":"list"}"#, #"{"subject":"everything"}"#] {
            let (answer, bytes) = await LiveProgram.answer(to: line, entries)
            #expect(answer.error != nil && bytes.isEmpty)
        }
    }
}
