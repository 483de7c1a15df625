import FlatlayService
import Foundation
import Testing

/// What is kept, for how long, and how answers say so.
@Suite(.serialized) struct CacheTests {
    @Test func answersSayWhatTheyAre() async throws {
        let service = try await RunningService()
        let answer = try await service.send("GET", "/card.png")
        #expect(answer.status == 200 && answer.fields["content-type"] == "image/png")
        #expect(answer.fields["cache-control"] == "public, max-age=300" && answer.fields["vary"] == nil)
        let tag = try #require(answer.fields["etag"])
        for known in [tag, "W/" + tag, "\"x\", \(tag)", "*"] {
            let same = try await service.send("GET", "/card.png", ["If-None-Match: \(known)"])
            #expect(same.status == 304 && same.body.isEmpty && same.fields["etag"] == tag)
        }
        #expect(try await service.send("GET", "/card.png", ["If-None-Match: \"x\""]).status == 200)
        let head = try await service.send("HEAD", "/card.png")
        #expect(head.status == 200 && head.fields["content-length"] == "\(answer.body.count)" && head.body.isEmpty)
        let fixed = try await service.send("GET", "/card.png?v=7")
        #expect(fixed.fields["cache-control"] == "public, max-age=31536000, immutable" && fixed.body == answer.body)
        let saved = try await service.send("GET", "/card.png?download=K%C3%A4rte.png")
        #expect(
            saved.fields["content-disposition"]
                == "attachment; filename=\"K_rte.png\"; filename*=UTF-8''K%C3%A4rte.png")
        let post = try await service.send("POST", "/card.png", body: "{\"a\":1}")
        #expect(post.fields["cache-control"] == "no-store" && post.text == "card png  {\"a\":1}")
        #expect(service.pictures.rendered.count == 2)
        try await service.stop()
    }

    @Test(
        arguments: [
            (nil, "image/png"), ("*/*", "image/png"), ("image/avif,image/webp,*/*;q=0.8", "image/webp"),
            ("image/jpeg", "image/jpeg"), ("application/pdf;q=0.5, image/svg+xml", "image/svg+xml"),
            ("image/*;q=0.2, image/png;q=0.1", "image/webp"),
        ] as [(String?, String)])
    func clientsChooseTheFormat(accept: String?, mediaType: String) async throws {
        let service = try await RunningService()
        let answer = try await service.send("GET", "/card", accept.map { ["Accept: \($0)"] } ?? [])
        #expect(answer.status == 200 && answer.fields["content-type"] == mediaType)
        #expect(answer.fields["vary"] == "Accept")
        #expect(try await service.send("GET", "/card", ["Accept: text/html"]).status == 406)
        try await service.stop()
    }

    @Test func drawingsRunNoScripts() async throws {
        let service = try await RunningService()
        let answer = try await service.send("GET", "/card.svg")
        #expect(answer.fields["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        try await service.stop()
    }

    @Test func aChangedInputIsRenderedAgain() async throws {
        let service = try await RunningService()
        for _ in 0..<2 { _ = try await service.send("GET", "/card.png") }
        #expect(service.pictures.rendered.count == 1)
        try Data("title: other\n".utf8).write(to: service.folder.appendingPathComponent("card.yaml"))
        for _ in 0..<2 { _ = try await service.send("GET", "/card.png") }
        #expect(service.pictures.rendered.count == 2)
        try FileManager.default.removeItem(at: service.folder.appendingPathComponent("card.yaml"))
        #expect(try await service.send("GET", "/card.png").status == 404)
        try await service.stop()
    }

    @Test func picturesWithWarningsAreNotKeptForLong() async throws {
        let service = try await RunningService(pictures: CountedPictures(warnings: ["an image is missing"]))
        let answer = try await service.send("GET", "/card.png?v=1")
        #expect(answer.fields["flatlay-warnings"] == "1")
        #expect(answer.fields["cache-control"] == "public, max-age=10")
        await service.pass(.seconds(9))
        #expect(try await service.send("GET", "/card.png?v=1").fields["cache-control"] == "public, max-age=1")
        #expect(service.pictures.rendered.count == 1)
        await service.pass(.seconds(1))
        #expect(try await service.send("GET", "/card.png?v=1").fields["cache-control"] == "public, max-age=10")
        #expect(service.pictures.rendered.count == 2)
        try await service.stop()
    }

    @Test func aPictureOfAFileThatChangesNowIsNotKept() async throws {
        let service = try await RunningService { settings, _ in settings.time = ServiceTime { timespec() } }
        for _ in 0..<2 { #expect(try await service.send("GET", "/card.png").status == 200) }
        #expect(service.pictures.rendered.count == 2)
        try await service.stop()
    }

    @Test func picturesThatExpireAreRenderedAgain() async throws {
        let service = try await RunningService { settings, folder in
            (settings.diskFolder, settings.picturesExpire) = (folder.appendingPathComponent("kept").path, true)
        }
        _ = try await service.send("GET", "/card.png")
        await service.pass(.seconds(299))
        #expect(try await service.send("GET", "/card.png").fields["cache-control"] == "public, max-age=1")
        #expect(service.pictures.rendered.count == 1)
        await service.pass(.seconds(1))
        #expect(try await service.send("GET", "/card.png").fields["cache-control"] == "public, max-age=300")
        #expect(service.pictures.rendered.count == 2, "neither memory nor disk has it")
        try await service.stop()
    }

    @Test func memoryIsBounded() async throws {
        let service = try await RunningService(pictures: CountedPictures(size: 300_000)) { settings, _ in
            settings.memoryLimit = 1 << 20
        }
        for number in 0..<6 { _ = try await service.send("GET", "/card.png?n=\(number)") }
        #expect(try await service.send("GET", "/metrics").text.contains("\nflatlay_cache_pictures{in=\"memory\"} 3\n"))
        // The last ones are there, the first ones are not.
        _ = try await service.send("GET", "/card.png?n=5")
        #expect(service.pictures.rendered.count == 6)
        _ = try await service.send("GET", "/card.png?n=0")
        #expect(service.pictures.rendered.count == 7)
        try await service.stop()
    }

    @Test func picturesOnDiskOutliveTheService() async throws {
        let folder = try RunningService.folder(templates: ["card"])
        let disk = folder.appendingPathComponent("kept")
        func start(state: String = "a", limit: Int = 1 << 20) async throws -> RunningService {
            try await RunningService(folder: folder) { settings, _ in
                (settings.diskFolder, settings.diskLimit, settings.state) = (disk.path, limit, state)
            }
        }
        let first = try await start()
        let answer = try await first.send("GET", "/card.png")
        try await first.stop()
        let second = try await start()
        #expect(try await second.send("GET", "/card.png").fields["etag"] == answer.fields["etag"])
        #expect(second.pictures.rendered.isEmpty)
        try await second.stop()
        // Another program or other fonts draw another picture.
        let third = try await start(state: "b")
        _ = try await third.send("GET", "/card.png")
        #expect(third.pictures.rendered.count == 1)
        try await third.stop()
        // A damaged file is not sent, and files of others stay.
        try Data("mine".utf8).write(to: disk.appendingPathComponent("notes.txt"))
        for name in try FileManager.default.contentsOfDirectory(atPath: disk.path) where name.hasSuffix(".picture") {
            let file = disk.appendingPathComponent(name)
            var bytes = try Data(contentsOf: file)
            bytes[bytes.count - 1] ^= 1
            try bytes.write(to: file)
        }
        let fourth = try await start()
        #expect(try await fourth.send("GET", "/card.png").body == answer.body)
        #expect(fourth.pictures.rendered.count == 1)
        for number in 0..<30 { _ = try await fourth.send("GET", "/card.png?n=\(number)") }
        try await fourth.stop()
        // A lower limit is kept from the start.
        let fifth = try await start(limit: 2000)
        try await fifth.stop()
        let sizes = try FileManager.default.contentsOfDirectory(atPath: disk.path).filter { $0.hasSuffix(".picture") }
            .map { try Data(contentsOf: disk.appendingPathComponent($0)).count }
        #expect(sizes.reduce(0, +) <= 2000 && !sizes.isEmpty)
        #expect(FileManager.default.fileExists(atPath: disk.appendingPathComponent("notes.txt").path))
    }

    @Test(arguments: ["link", "dangling link", "pipe", "folder"])
    func anEntryThatIsNoFileIsReplacedAndNotFollowed(kind: String) async throws {
        let folder = try RunningService.folder(templates: ["card"])
        let (disk, victim) = (folder.appendingPathComponent("kept"), folder.appendingPathComponent("victim"))
        func start() async throws -> RunningService {
            try await RunningService(folder: folder) { settings, _ in
                // Nothing stays in memory.
                (settings.diskFolder, settings.memoryLimit) = (disk.path, 0)
            }
        }
        let first = try await start()
        let answer = try await first.send("GET", "/card.png")
        let files = FileManager.default
        let name = try #require(files.contentsOfDirectory(atPath: disk.path).first)
        let entry = disk.appendingPathComponent(name)
        // While the service runs, and once more before it starts.
        var (service, count) = (first, 1)
        for _ in 0..<2 {
            try files.removeItem(at: entry)
            try? files.removeItem(at: victim)
            switch kind {
            case "link": try Data("mine".utf8).write(to: victim)
            case "pipe": #expect(mkfifo(entry.path, 0o600) == 0)
            case "folder": try files.createDirectory(at: entry, withIntermediateDirectories: true)
            default: break
            }
            if kind.hasSuffix("link") { try files.createSymbolicLink(at: entry, withDestinationURL: victim) }
            let again = try await service.send("GET", "/card.png")
            #expect(again.status == 200 && again.body == answer.body)
            count += 1
            let text = try? String(contentsOf: victim, encoding: .utf8)
            #expect(text == (kind == "link" ? "mine" : nil), "the cache wrote through the link")
            if kind != "folder" {
                let type = try files.attributesOfItem(atPath: entry.path)[.type] as? FileAttributeType
                #expect(type == .typeRegular)
            }
            #expect(try files.contentsOfDirectory(atPath: disk.path) == [name])
            try await service.stop()
            service = try await start()
        }
        try await service.stop()
    }

    @Test func anEntryWithAnEndBeyondAllNumbersIsServed() async throws {
        let folder = try RunningService.folder(templates: ["card"])
        let disk = folder.appendingPathComponent("kept")
        func start() async throws -> RunningService {
            try await RunningService(folder: folder) { settings, _ in
                (settings.diskFolder, settings.memoryLimit, settings.picturesExpire) = (disk.path, 0, true)
            }
        }
        let first = try await start()
        _ = try await first.send("GET", "/card.png")
        try await first.stop()
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: disk.path).first)
        let entry = disk.appendingPathComponent(name)
        let text = try String(contentsOf: entry, encoding: .utf8)
        try Data(text.replacing(/"end":[0-9.]+/, with: "\"end\":1e300").utf8).write(to: entry)
        let second = try await start()
        let answer = try await second.send("GET", "/card.png")
        #expect(answer.status == 200 && answer.fields["cache-control"] == "public, max-age=300")
        #expect(second.pictures.rendered.isEmpty)
        try await second.stop()
    }
}
