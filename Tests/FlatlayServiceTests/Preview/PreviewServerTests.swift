import FlatlayService
import Foundation
import TestSupport
import Testing

/// A preview as a page asks it: over the network, with real files.
@Suite struct PreviewServerTests {
    private func names(_ event: EventClient.Event) throws -> [String] {
        let list = try JSONSerialization.jsonObject(with: Data(event.data.utf8)) as? [String: Any]
        let entries = try #require(list?["entries"] as? [[String: String]])
        return entries.compactMap { $0["name"] }
    }

    @Test func aPageIsToldWhatThereIs() async throws {
        let preview = try await RunningPreview(templates: ["card.yaml", "cards/blog.yml", "theme/base.json"])
        // Data, themes and files of other programs are no templates; hidden folders are none of ours.
        try preview.write("colors: { accent: red }\n", to: "theme.yaml")
        try preview.write("{\"sections\": []}", to: "theme/base.json")
        try preview.write("sections: []\n", to: ".hidden/card.yaml")
        let events = try preview.events()
        _ = try await events.next("list")
        try preview.write("extends: card.yaml\n", to: "dark.yaml")
        let list = try await events.next("list")
        let folder = preview.folder.lastPathComponent
        #expect(
            try names(list)
                == ["card.yaml", "dark.yaml", "cards/blog.yml", "theme/base.json"].map { "\(folder)/\($0)" })
        try await preview.stop()
    }

    @Test func twentySavesAreShown() async throws {
        let preview = try await RunningPreview()
        let name = preview.folder.lastPathComponent + "/card.yaml"
        let events = try preview.events()
        _ = try await events.next("list")
        #expect(try await preview.get("/picture/\(name).png").text == "sections: [] # first\n")
        for index in 0..<20 {
            let text = "sections: [] # \(index)\n"
            // Half of them as most editors do, half by renaming another file over it.
            if index.isMultiple(of: 2) {
                try preview.write(text, to: "card.yaml")
            } else {
                try preview.write(text, to: "card.yaml.new")
                #expect(rename(preview.path("card.yaml.new"), preview.path("card.yaml")) == 0)
            }
            let event = try await events.next("change")
            #expect(event.data == "[\"\(name)\"]")
            #expect(try await preview.get("/picture/\(name).png").text == text)
        }
        try await preview.stop()
    }

    @Test func anOrderAfterAChangeIsNotThatBeforeIt() async throws {
        let preview = try await RunningPreview(templates: ["held.yaml"])
        let name = preview.folder.lastPathComponent + "/held.yaml"
        let events = try preview.events()
        _ = try await events.next("list")
        try preview.write("sections: []\nheld one\n", to: "held.yaml")
        _ = try await events.next("change")
        async let before = preview.get("/picture/\(name).png")
        #expect(await preview.pictures.hasBegun(1))
        try preview.write("sections: []\nheld two\n", to: "held.yaml")
        _ = try await events.next("change")
        async let after = preview.get("/picture/\(name).png")
        #expect(await preview.pictures.hasBegun(2), "the second order joined the first")
        for _ in 0..<2 { preview.pictures.gate.signal() }
        #expect(try await after.text.hasSuffix("held two\n"))
        #expect(try await before.status == 200)
        try await preview.stop()
    }

    @Test func aTemplateThatIsDeletedLeavesTheListAndComesBack() async throws {
        let preview = try await RunningPreview(templates: ["card.yaml", "other.yaml"])
        let folder = preview.folder.lastPathComponent
        let events = try preview.events()
        _ = try await events.next("list")
        #expect(unlink(preview.path("card.yaml")) == 0)
        #expect(try names(await events.next("list")) == ["\(folder)/other.yaml"])
        #expect(try await preview.get("/picture/\(folder)/card.yaml.png").status == 404)
        try preview.write("sections: [] # back\n", to: "card.yaml")
        #expect(try names(await events.next("list")) == ["\(folder)/card.yaml", "\(folder)/other.yaml"])
        #expect(try await events.next("change").data == "[\"\(folder)/card.yaml\"]")
        try await preview.stop()
    }

    @Test func aTemplateThatIsNamedStaysWhileItIsAway() async throws {
        let preview = try await RunningPreview(paths: ["card.yaml"])
        let events = try preview.events()
        let name = try #require(try names(await events.next("list")).first)
        #expect(unlink(preview.path("card.yaml")) == 0)
        #expect(try await events.next("change").data == "[\"\(name)\"]")
        #expect(try await preview.get("/picture/\(name).png").status == 500)
        try preview.write("sections: [] # back\n", to: "card.yaml")
        _ = try await events.next("change")
        #expect(try await preview.get("/picture/\(name).png").text == "sections: [] # back\n")
        try await preview.stop()
    }

    @Test func aFolderThatVanishesComesBack() async throws {
        let preview = try await RunningPreview(templates: ["in/card.yaml"], paths: ["in"])
        let events = try preview.events()
        #expect(try names(await events.next("list")) == ["in/card.yaml"])
        try FileManager.default.removeItem(atPath: preview.path("in"))
        #expect(try names(await events.next("list")) == [])
        try preview.write("sections: []\n", to: "in/card.yaml")
        #expect(try names(await events.next("list")) == ["in/card.yaml"])
        try await preview.stop()
    }

    @Test func whatATemplateReadsConcernsIt() async throws {
        let preview = try await RunningPreview(templates: ["in/card.yaml", "in/other.yaml"], paths: ["in"])
        let data = preview.path("elsewhere/data.csv")
        try preview.write("one", to: "elsewhere/data.csv")
        try preview.write("sections: []\ninput: \(data)\n", to: "in/card.yaml")
        let events = try preview.events()
        _ = try await events.next("list")
        #expect(try await preview.get("/picture/in/card.yaml.png").text.hasSuffix("one"))
        #expect(try await preview.get("/picture/in/other.yaml.png").status == 200)
        try preview.write("two", to: "elsewhere/data.csv")
        #expect(try await events.next("change").data == "[\"in/card.yaml\"]")
        #expect(try await preview.get("/picture/in/card.yaml.png").text.hasSuffix("two"))
        try await preview.stop()
    }

    @Test func aProblemIsToldWithItsPlaceAndGoesWithAnyChange() async throws {
        let preview = try await RunningPreview()
        let name = preview.folder.lastPathComponent + "/card.yaml"
        let events = try preview.events()
        _ = try await events.next("list")
        try preview.write("wrong\n", to: "card.yaml")
        _ = try await events.next("change")
        let answer = try await preview.get("/picture/\(name).png")
        #expect(answer.status == 500)
        #expect(answer.text.contains("\"detail\":\"it is wrong\",\"file\":\"card.yaml\",\"line\":1,\"column\":2"))
        // What is wrong may be a file that is missing, so any file may put it right.
        try preview.write("anything", to: "theme.txt")
        #expect(try await events.next("change").data == "[\"\(name)\"]")
        try await preview.stop()
    }

    @Test func otherHostsAndPagesAreRefused() async throws {
        let preview = try await RunningPreview()
        let name = preview.folder.lastPathComponent + "/card.yaml"
        for target in ["/", "/events", "/picture/\(name).png", "/inspect/\(name).png", "/preview.js"] {
            #expect(try await preview.get(target, ["Host: evil.example"]).status == 421, "\(target)")
            #expect(try await preview.get(target, ["Host: 127.0.0.1.evil.example:\(preview.port)"]).status == 421)
            #expect(try await preview.get(target, ["Origin: http://evil.example"]).status == 403)
            #expect(try await preview.get(target, ["Origin: null"]).status == 403)
        }
        // Images and scripts of other pages come without an Origin.
        for site in ["cross-site", "same-site", "nonsense"] {
            for target in ["/events", "/picture/\(name).png", "/inspect/\(name).png", "/preview.js", "/"] {
                let answer = try await preview.get(target, ["Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: no-cors"])
                #expect(answer.status == 403, "\(target)")
            }
        }
        let followed = try await preview.get("/", ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"])
        #expect(followed.status == 200, "a link to the page")
        // A browser that says nothing shows by the token that it has read the page.
        func asked(_ target: String) async throws -> RawAnswer {
            try await RawConnection(port: preview.port).exchange("GET", target)
        }
        let token = try #require(try await asked("/").text.firstMatch(of: /"token":"([0-9a-f]+)"/)?.output.1)
        #expect(try await asked("/picture/\(name).png").status == 403)
        #expect(try await asked("/picture/\(name).png?token=1").status == 403)
        #expect(try await asked("/picture/\(name).png?token=\(token)").status == 200)
        let own = try await preview.get(
            "/picture/\(name).png", ["Host: localhost:\(preview.port)", "Origin: http://localhost:\(preview.port)"])
        #expect(own.status == 200)
        #expect(own.fields["cross-origin-resource-policy"] == "same-origin")
        #expect(own.fields["access-control-allow-origin"] == nil)
        #expect(try await preview.get("/picture/\(name).png", method: "POST").status == 405)
        #expect(try await preview.get("/picture/\(name).png", method: "DELETE").status == 405)
        for target in [
            "/picture/../../etc/passwd.png", "/picture/%2e%2e/%2e%2e/etc/passwd.png", "/picture/\(name)%00.png",
            "/picture//etc/passwd.png", "/elsewhere",
        ] {
            #expect(try await preview.get(target).status == 404, "\(target)")
        }
        let page = try await preview.get("/")
        #expect(page.fields["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(!page.text.contains("https://"))
        try await preview.stop()
    }

    @Test func aPageThatClosesIsForgotten() async throws {
        let preview = try await RunningPreview()
        let pages = try (0..<5).map { _ in try preview.events() }
        for page in pages { _ = try await page.next("list") }
        #expect(preview.server.pageCount == 5)
        for page in pages.dropFirst() { page.close() }
        #expect(try await waitUntil { preview.server.pageCount == 1 })
        // The one that is left still hears.
        try preview.write("sections: [] # new\n", to: "card.yaml")
        _ = try await pages[0].next("change")
        try await preview.stop()
        #expect(await pages[0].ends())
    }

    @Test func pagesHearThatTheConnectionIsAlive() async throws {
        let preview = try await RunningPreview()
        let events = try preview.events()
        _ = try await events.next("list")
        for _ in 0..<2 {
            // The queue looks for slow pictures, and the other one is the heart beat.
            #expect(await preview.clock.hasSleepers(2))
            preview.clock.advance(by: .seconds(15))
            _ = try await events.next(EventClient.comment)
        }
        try await preview.stop()
    }

    @Test func whatIsNotThereIsExplained() async throws {
        await #expect(throws: PreviewServer.Invalid.self) {
            try await RunningPreview(paths: ["missing"])
        }
    }
}
